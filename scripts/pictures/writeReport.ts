import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBeside } from '../run.mjs'
import type { ReportData } from './readReport.ts'

/**
 * Writes an HTML report on the pictures that are not as before: Playwright's, which shows two pictures with a slider
 * between them and needs no network. Resolves with the path of its page, or null if there is nothing to report.
 */
export async function writeReport(root: string, { folder, baseline, pictures }: ReportData): Promise<string | null> {
  const report = join(root, 'pictures-report')
  rmSync(report, { recursive: true, force: true })
  const shown = pictures.filter(({ result }) => result !== 'same')
  if (shown.length === 0) return null

  const data = join(folder, 'report.json')
  writeFileSync(data, JSON.stringify({ folder, baseline, pictures: shown }))
  const { ended, show } = runBeside(
    '@playwright/test/cli.js',
    ['test', '--config', 'scripts/pictures/report.config.ts'],
    { PICTURES_REPORT: data },
  )
  await ended
  const page = join(report, 'index.html')
  if (existsSync(page)) return page
  show()
  throw new Error('The report could not be written.')
}
