import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBeside } from '../run.mjs'
import type { Picture } from './takePictures.ts'

/** What the report shows: pictures, their folder and the one they are compared with. */
export interface ReportData {
  folder: string
  baseline: string
  pictures: readonly Picture[]
}

/**
 * Writes an HTML report on the pictures that are not as before: Playwright's, which shows two pictures with a slider
 * between them and needs no network. Resolves with the path of its page, or null if there is nothing to report.
 */
export async function writeReport(root: string, data: ReportData): Promise<string | null> {
  const report = join(root, 'pictures-report')
  rmSync(report, { recursive: true, force: true })
  const pictures = data.pictures.filter(({ result }) => result !== 'same')
  if (pictures.length === 0) return null

  const file = join(data.folder, 'report.json')
  writeFileSync(file, JSON.stringify({ ...data, pictures }))
  const { ended, show } = runBeside(
    '@playwright/test/cli.js',
    ['test', '--config', 'scripts/pictures/report.config.ts'],
    { PICTURES_REPORT: file, PICTURES_BASELINE: data.baseline },
  )
  await ended
  const page = join(report, 'index.html')
  if (existsSync(page)) return page
  show()
  throw new Error('The report could not be written.')
}
