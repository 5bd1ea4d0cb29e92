import type { Browser, Page } from 'playwright'
import { tokenValue, type ThemeName } from '#components/theme/tokens.ts'
import { readStanding, toRgb } from '../../e2e/storybook/docsPage.ts'

/** How long a page is left alone: what moves it, moves it by then. */
const LEFT_ALONE_MS = 8000

/** What a documentation page did while it was left alone. */
export interface Visit {
  requests: number
  keptTheme: boolean
  stoodStill: boolean
  errors: number
}

/** Opens a documentation page in a browser without a cache. */
export async function visitCold(browser: Browser, url: string, id: string, theme: ThemeName): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  let requests = 0
  let errors = 0
  page.on('request', () => requests++)
  page.on('pageerror', () => errors++)
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`)
  await page.waitForTimeout(LEFT_ALONE_MS)
  const { ground, scrollY, focus } = await readStanding(page)
  const hasFrame = (await page.locator('iframe[src]').count()) > 0
  const requestsAtTop = requests
  if (hasFrame) await scrollToEnd(page)
  const { ground: groundAtEnd } = await readStanding(page)
  await context.close()
  return {
    requests: requestsAtTop,
    keptTheme: [ground, groundAtEnd].every((colour) => colour === toRgb(tokenValue('bg', theme))),
    stoodStill: scrollY === 0 && focus === 'BODY',
    errors,
  }
}

/** Scrolls on every half second, so that all frames load. */
async function scrollToEnd(page: Page): Promise<void> {
  let isAtEnd = false
  while (!isAtEnd) {
    isAtEnd = await page.evaluate(() => {
      const before = window.scrollY
      window.scrollBy({ top: 600, behavior: 'instant' })
      return window.scrollY === before
    })
    await page.waitForTimeout(500)
  }
}
