import { readFileSync } from 'node:fs'
import type { TakenPicture } from './picture.ts'

/** What the report shows. */
export interface ReportData {
  folder: string
  baseline: string
  pictures: readonly TakenPicture[]
}

/** What writeReport.ts left for the report, in the file that the environment names. */
export function readReport(): ReportData {
  return JSON.parse(readFileSync(process.env.PICTURES_REPORT ?? '', 'utf8')) as ReportData
}
