import { expect, test } from './app.ts'

/** Rows in sight below the chart, and the least height of its plot in pixels. */
const WINDOWS = [
  { width: 1280, height: 720, rows: 3, plot: 72 },
  { width: 1366, height: 768, rows: 4, plot: 72 },
  { width: 1440, height: 900, rows: 5, plot: 156 },
  { width: 1536, height: 864, rows: 4, plot: 156 },
]

/** With the default columns, with CTR as well, and grouped by two: those don't fit into the narrower windows. */
const REPORTS = [
  'ad-results',
  'title-results',
  'title-results?cols=clicks,impressions,conversions,ctr,change',
  'title-results?g=title,country',
]

for (const { width, height, rows, plot } of WINDOWS)
  test(`${rows} rows of a report are in sight at ${width} x ${height}, with the chart shown`, async ({
    signedIn: page,
  }) => {
    // Four reports, which take long to be read on a busy machine.
    test.slow()
    await page.setViewportSize({ width, height })
    for (const report of REPORTS) {
      await page.goto(`/dashboard/${report}`)
      await expect(page.getByText(/^Data up to/)).toBeVisible({ timeout: 45_000 })
      // Of a table that scrolls sideways, a copy at the window's edge, which shows a frame after the rows.
      const totals = page.locator('tfoot tr').filter({ visible: true }).first()
      await expect(totals).toBeInViewport()
      const total = await totals.boundingBox()
      const last = await page.locator(`tbody tr[data-at="${rows - 1}"]`).boundingBox()
      if (total === null || last === null) throw new Error(`${rows} rows and a total are expected`)
      expect(last.y + last.height).toBeLessThanOrEqual(total.y)
      expect(total.y + total.height).toBeLessThanOrEqual(height)
      const lines = await page.locator('.chart .grid').evaluate((grid) => grid.getBoundingClientRect().top)
      const axis = await page.locator('.chart .axis').evaluate((line) => line.getBoundingClientRect().top)
      expect(axis - lines).toBeGreaterThanOrEqual(plot)
      // Only the page scrolls.
      expect(await page.locator('.scroller').evaluate((table) => table.scrollHeight - table.clientHeight)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

test('the tools of a list take one line at 1024 x 768, and cut nothing', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const list of ['titles', 'ads', 'ads?view=table']) {
    await page.goto(`/dashboard/${list}`)
    const tools = page.getByRole('search')
    const period = tools.getByRole('button', { name: /^Period/ })
    await expect(period).toBeEnabled()
    const [all, one] = [await tools.boundingBox(), await period.boundingBox()]
    expect(all?.height).toBe(one?.height)
    const cut = await tools
      .locator('button span')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      )
    expect(cut).toEqual([])
  }
})
