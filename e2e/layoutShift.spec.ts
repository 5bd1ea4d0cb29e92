import type { Page } from '@playwright/test'
import { API, SIGNED_IN_PAGES, expect, keepSession, test } from './app.ts'
import { daysAgo } from './days.ts'

/** The most that Chromium may count on a page. */
const MOST = 0.01

const PAGES = [...SIGNED_IN_PAGES, '/showcase/latest', '/login', '/forgotpassword', '/404']

/** Counts layout shifts from now on, in all documents of this page. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; from: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '',
        )
        shifts.push({ value: entry.value, from: nodes.join(' ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since the last call, once the page has come to rest; a text if it is more than allowed. */
async function shiftsOf(page: Page, what: string): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const shifts = await page.evaluate(() =>
    (window as unknown as { shifts: { value: number; from: string }[] }).shifts.splice(0),
  )
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return total <= MOST ? [] : [`${what}: ${total.toFixed(3)} ${shifts.map(({ from }) => from).join(' | ')}`]
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const) {
  test(`nothing moves while a page loads, ${width} px wide`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await keepSession(page)
    await countShifts(page)
    const moved: string[] = []
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      moved.push(...(await shiftsOf(page, path)))
    }
    expect(moved).toEqual([])
  })
}

/**
 * The pages that show other figures in another period or region. The period is as long as the usual one: the line that
 * says what is compared is longer otherwise, which a busy machine shows too late for Chromium to excuse it.
 */
const PAGES_WITH_FIGURES = SIGNED_IN_PAGES.slice(0, 7)

/** Longer than Chromium excuses what moves after a press, so that what the server sends counts. */
const SLOW_MS = 600

/** Presses a key that does nothing, and goes to an address of the app. */
async function go(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Shift')
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing moves with another page, period or region, ${width} px wide`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await keepSession(page)
    await countShifts(page)
    await page.goto('/dashboard/account')
    await shiftsOf(page, 'start')
    await page.route(`${API}/**`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      await route.continue()
    })
    const moved: string[] = []
    for (const path of PAGES_WITH_FIGURES)
      for (const address of [path, `${path}?from=${daysAgo(49)}&to=${daysAgo(22)}&region=GB`]) {
        await go(page, address)
        await page.waitForTimeout(SLOW_MS)
        moved.push(...(await shiftsOf(page, address)))
      }
    expect(moved).toEqual([])
  })
}
