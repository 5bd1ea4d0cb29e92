import { readFile } from 'node:fs/promises'
import { expect, test } from './app.ts'

test('compares October with September in one row, also in the CSV file @journey', async ({ signedIn: page }) => {
  await page.goto('/dashboard/title-results?from=2026-10-01&to=2026-10-31&g=month.month')
  await expect(page.getByText(/^Data up to/)).toBeVisible()
  await expect(
    page.getByText(
      /compared with (?:1\u00a0Sep\u00a0–\u00a030\u00a0Sep|01-09-2026\u00a0–\u00a030-09-2026) \(31 days vs 30 days\)/,
    ),
  ).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveText(/^Oct 2026.*203,148.*up 21\.0%/)
  await expect(page.locator('tfoot tr')).toHaveText(/^Total.*203,148.*up 21\.0%/)
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All columns (CSV)' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^2026-10-01,2026-09-01,/)

  await page.getByRole('button', { name: 'Export' }).click()
  const [asShown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table as shown (CSV)' }).click(),
  ])
  expect(asShown.suggestedFilename()).toBe('title-results-by-month-2026-10-01-to-2026-10-31-as-shown.csv')
  const shown = (await readFile(await asShown.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(shown).toHaveLength(3)
  expect(shown[0]).toMatch(/^Month,All platforms clicks,/)
  expect(shown[1]).toMatch(/^Oct 2026,203148,/)
  expect(shown[2]).toMatch(/^Total,203148,/)
})
