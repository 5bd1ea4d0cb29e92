import { readFile } from 'node:fs/promises'
import { expect, test } from './app.ts'
import { monthAgo } from './days.ts'

test('compares a month with the one before in one row, also in the CSV file @journey', async ({ signedIn: page }) => {
  // The last two that differ in length.
  const ago = monthAgo(1).days === monthAgo(2).days ? 2 : 1
  const [month, before] = [monthAgo(ago), monthAgo(ago + 1)]
  await page.goto(`/dashboard/title-results?from=${month.from}&to=${month.to}&g=month.month`)
  await expect(page.getByText(/^Data up to/)).toBeVisible()
  const name = before.name.slice(0, 3)
  const [inWords, inFigures] = [
    `1\u00a0${name}\u00a0–\u00a0${before.days}\u00a0${name}`,
    [before.from, before.to].map((day) => day.split('-').reverse().join('-')).join('\u00a0–\u00a0'),
  ]
  const lengths = `${month.days} days vs ${before.days} days`
  await expect(page.getByText(new RegExp(`compared with (?:${inWords}|${inFigures}) \\(${lengths}\\)`))).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All columns (CSV)' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  const [heads = [], line = []] = lines.map((each) => each.split(','))
  expect(line.slice(0, 2)).toEqual([month.from, before.from])
  const clicksOf = (prefix: string) =>
    ['google', 'meta', 'pinterest'].reduce(
      (sum, code) => sum + Number(line[heads.indexOf(`${prefix}${code}_clicks`)]),
      0,
    )
  const clicks = clicksOf('')
  const change = (clicks / clicksOf('earlier_') - 1) * 100
  const figures = `${clicks.toLocaleString('en-GB')}.*${change < 0 ? 'down' : 'up'} ${Math.abs(change).toFixed(1)}%`
  await expect(page.locator('tbody tr')).toHaveText(new RegExp(`^${month.name}.*${figures}`))
  await expect(page.locator('tfoot tr')).toHaveText(new RegExp(`^Total.*${figures}`))

  await page.getByRole('button', { name: 'Export' }).click()
  const [asShown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table as shown (CSV)' }).click(),
  ])
  expect(asShown.suggestedFilename()).toBe(`title-results-by-month-${month.from}-to-${month.to}-as-shown.csv`)
  const shown = (await readFile(await asShown.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(shown).toHaveLength(3)
  expect(shown[0]).toMatch(/^Month,All platforms clicks,/)
  expect(shown[1]).toMatch(new RegExp(`^${month.name},${clicks},`))
  expect(shown[2]).toMatch(new RegExp(`^Total,${clicks},`))
})
