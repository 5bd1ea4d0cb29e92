import { readFile } from 'node:fs/promises'
import { expect, test } from './app.ts'
import { monthAgo } from './days.ts'

test('compares a month with the one before in one row, also in the CSV file @journey', async ({ signedIn: page }) => {
  // The last of two that differ in length.
  const [month, before] = [1, 2, 3]
    .map((ago) => [monthAgo(ago), monthAgo(ago + 1)] as const)
    .find(([{ days }, before]) => days !== before.days) ?? [monthAgo(1), monthAgo(2)]
  await page.goto(`/dashboard/title-results?from=${month.from}&to=${month.to}&g=month.month`)
  await expect(page.getByText(/^Data up to/)).toBeVisible()
  const lengths = `${month.days} days vs ${before.days} days`
  await expect(
    page.getByText(new RegExp(`compared with 0?1\\b.*\\b${before.days}\\b.* \\(${lengths}\\)`)),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All columns (CSV)' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]?.split(',').slice(0, 2)).toEqual([month.from, before.from])

  await page.getByRole('button', { name: 'Export' }).click()
  const [asShown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table as shown (CSV)' }).click(),
  ])
  expect(asShown.suggestedFilename()).toBe(`title-results-by-month-${month.from}-to-${month.to}-as-shown.csv`)
  const shown = (await readFile(await asShown.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(shown).toHaveLength(3)
  expect(shown[0]).toMatch(/^Month,All platforms clicks,/)
  const [name, clicks] = shown[1]?.split(',') ?? []
  expect(name).toBe(month.name)
  expect(shown[2]?.split(',').slice(0, 2)).toEqual(['Total', clicks])
  const figures = `${Number(clicks).toLocaleString('en')}.*(up|down) \\d+\\.\\d%`
  await expect(page.locator('tbody tr')).toHaveText(new RegExp(`^${month.name}.*${figures}`))
  await expect(page.locator('tfoot tr')).toHaveText(new RegExp(`^Total.*${figures}`))
})
