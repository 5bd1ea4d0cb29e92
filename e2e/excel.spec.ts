import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'

const excelFile = async (page: Page) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'For Excel (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/-for-excel\.csv$/)
  return (await readFile(await download.path(), 'utf8')).slice(1)
}

/** The lines of a file as an Excel with this list separator reads them. */
const lines = (text: string, delimiter: string) => Papa.parse<string[]>(text, { delimiter, skipEmptyLines: true }).data

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  const PAGES: Record<string, { address: string; decimals: boolean }> = {
    titles: { address: '/dashboard/titles', decimals: true },
    ads: { address: '/dashboard/ads', decimals: true },
    'ads of a title': { address: '/dashboard/title-ads/101', decimals: true },
    'title results': { address: '/dashboard/title-results?cols=ctr', decimals: true },
    'ad results': { address: '/dashboard/ad-results?cols=ctr', decimals: true },
    'a title': { address: '/dashboard/titles/101', decimals: false },
    users: { address: '/dashboard/users', decimals: false },
  }
  for (const [name, { address, decimals }] of Object.entries(PAGES))
    test(`the file of ${name} is a table in a German Excel`, async ({ signedIn: page }) => {
      await page.goto(address)
      const text = await excelFile(page)
      const rows = lines(text, ';')
      const widths = new Set(rows.map((row) => row.length))
      expect([...widths], text.slice(0, 300)).toEqual([rows[0]?.length])
      expect(rows[0]?.length).toBeGreaterThan(3)
      const cells = rows.slice(1).flat()
      expect(cells.some((cell) => /^\d+,\d\d$/.test(cell))).toBe(decimals)
      expect(cells.filter((cell) => /^\d+\.\d+$|^97[89]\d{10}$/.test(cell))).toEqual([])
    })
})

test('the chosen format is remembered; a file for programs stays as it is', async ({ signedIn: page }) => {
  const formats = page.getByRole('menuitemradio')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(formats.and(page.locator('[aria-checked=true]'))).toHaveText('Excel: 1.5 and commas')
  await page.getByRole('menuitemradio', { name: 'Excel: 1,5 and semicolons' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  const rows = lines(await excelFile(page), ';')
  const isbn = rows[0]?.indexOf('ISBN') ?? -1
  expect(rows.slice(1, -1).some((row) => /^97[89]-[\d-]+\d$/.test(row[isbn] ?? ''))).toBe(true)

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All columns (CSV)' }).click(),
  ])
  const raw = (await readFile(await download.path(), 'utf8')).slice(1)
  expect(raw).toMatch(/^title_id,title,author,.*\r\n\d+,[^\r]*,97[89][\d-]+,/)
})
