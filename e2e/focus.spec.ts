import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'

/*
 * WCAG 2.4.11, and more: nothing of what has the focus is under a bar that stays, where it fits between them.
 */
/** Pages by their addresses, and the words that are there once all of one is. */
const PAGES = {
  '/dashboard/titles': 'Middlemarch',
  '/dashboard/titles/101': 'Top ads',
  '/dashboard/ads?q=dracula': 'Read it with the lamp on',
  '/dashboard/ads/10101': 'Save rating',
  '/dashboard/ad-results': 'Total',
  '/dashboard/users': 'Beatrix Lund',
  '/dashboard/account': 'Theme',
}
const SIZES = { 'a laptop': { width: 1280, height: 720 }, 'a phone': { width: 390, height: 844 } }
/** The rest of a long page repeats itself. */
const MOST_STOPS = 40

/** What has the focus, in words, and where it is under a bar or outside the window; null: the focus has left the page. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // What is visible of it: a row link has its ring around the row, a hidden radio button around its label.
    const element = focused.closest('tr[data-ring]') ?? focused.closest('label') ?? focused
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const coveredBy = (x: number, y: number) => {
      if (y < 0 || y > window.innerHeight) return 'the edge of the window'
      let over = document.elementFromPoint(x, y)
      if (element.contains(over)) return null
      while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement
      return over && !over.contains(focused) && !over.matches('[aria-live]') ? over.tagName : null
    }
    // Two pixels inside, for rounded corners.
    const covers = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => coveredBy(x, y)),
    )
    const name = focused.getAttribute('aria-label') ?? element.textContent.trim()
    return { name: name.slice(0, 50), cover: covers.find((cover) => cover !== null) ?? null }
  })

/** Presses keys, Tab until the focus leaves the page, and gives every stop that is not wholly in sight. */
async function walk(page: Page, key: string, times: number): Promise<string[]> {
  const hidden: string[] = []
  for (let press = 0; press < times; press++) {
    await page.keyboard.press(key)
    const stop = await readFocus(page)
    if (stop === null) break
    if (stop.cover !== null) hidden.push(`${key}: ${stop.name} under ${stop.cover}`)
  }
  return hidden
}

for (const [device, viewport] of Object.entries(SIZES))
  test(`no bar covers what has the focus on ${device}`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport)
    const hidden: Record<string, string[]> = {}
    for (const [path, words] of Object.entries(PAGES)) {
      await page.goto(path)
      await expect(page.getByText(words).first()).toBeVisible()
      const found = await walk(page, 'Tab', MOST_STOPS)
      const rows = page.locator('.data-table tbody')
      if ((await rows.count()) > 0) {
        await rows.locator('[tabindex="0"]').first().focus()
        for (const key of ['ArrowDown', 'PageDown', 'End', 'ArrowUp', 'PageUp'])
          found.push(...(await walk(page, key, 4)))
      }
      found.push(...(await walk(page, 'Shift+Tab', MOST_STOPS)))
      if (found.length > 0) hidden[path] = found
    }
    expect(hidden).toEqual({})
  })
