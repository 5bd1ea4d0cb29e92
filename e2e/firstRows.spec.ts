import { expect, test } from './app.ts'

test('five rows of a report are in sight at 1440 x 900, with the chart shown', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const results of ['ad-results', 'title-results']) {
    await page.goto(`/dashboard/${results}`)
    await expect(page.getByText(/^Data up to/)).toBeVisible()
    const total = await page.locator('tfoot tr').boundingBox()
    const fifth = await page.locator('tbody tr[data-at="4"]').boundingBox()
    if (total === null || fifth === null) throw new Error('Five rows and a total are expected')
    expect(fifth.y + fifth.height).toBeLessThanOrEqual(total.y)
    expect(total.y + total.height).toBeLessThanOrEqual(900)
  }
})
