import { expect, test, type Browser, type Page } from '@playwright/test'
import type { ThemeName } from '#components/theme/tokens.ts'
import {
  addressOf,
  docsPages,
  readStanding,
  REQUESTS_ALLOWED,
  restOf,
  setTheme,
  showDocsPage,
  standingIn,
  THEMED_FRAMES,
} from './docsPage.ts'

/* Documentation pages stand still and keep their theme while they are read. */

const LOADED_FRAMES = 'iframe[aria-busy="false"]'

/** Records errors of the page and its frames, and lines of the console that report one. */
function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(`${line.text()} ${line.location().url}`)
  })
  return errors
}

test('documentation pages stand still, also when the theme changes', async ({ page, browser, baseURL }) => {
  test.setTimeout(900_000)
  const errors = recordErrors(page)
  // Of the screens' pages, which one component draws, every fourth here; all in `npm run check-docs`.
  const pages = (await docsPages(baseURL)).filter((id, at) => !id.startsWith('screens-') || at % 4 === 0)
  const framed: string[] = []
  let theme: ThemeName = 'light'
  await page.goto(addressOf(pages.at(-1) ?? '', 'light'))
  await restOf(page)
  for (const id of pages) {
    await showDocsPage(page, id)
    const count = await page.locator(THEMED_FRAMES).count()
    if ((await page.locator(LOADED_FRAMES).count()) > 0) framed.push(id)
    expect.soft(await readStanding(page), `${id}, ${theme}`).toEqual(standingIn(theme, count))
    // The next page begins with this theme: a change takes as long as a page.
    theme = theme === 'light' ? 'dark' : 'light'
    await setTheme(page, theme)
    await expect.soft.poll(() => readStanding(page), `${id}, then ${theme}`).toEqual(standingIn(theme, count))
    expect.soft(errors.splice(0), `${id}: errors`).toEqual([])
  }
  expect(framed.length).toBeGreaterThan(0)
  // A third of them here, all in `npm run check-docs`: they load slowly.
  for (const [at, id] of framed.entries()) if (at % 3 === 0) await readToTheEnd(browser, id)
})

test('Open alone shows a framed story in the page’s theme, at its own width', async ({ page, context }) => {
  await page.goto(addressOf('components-overlays-sheet--docs', 'light'))
  await restOf(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open alone' }).first().click()
  const alone = await opened
  const frame = alone.frameLocator('#storybook-preview-iframe')
  await expect(frame.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(async () => (await alone.locator('#storybook-preview-iframe').boundingBox())?.width).toBe(390)
  expect(alone.url()).not.toContain('embed')
})

/** Scrolls down by less than a window. Resolves with whether there was more. */
const scrollOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const before = window.scrollY
    window.scrollBy({ top: 600, behavior: 'instant' })
    document.querySelector('[data-read]')?.removeAttribute('data-read')
    const inSight = Array.from(document.querySelectorAll('h2, h3, p, li')).find(
      (element) => element.getBoundingClientRect().top >= 0,
    )
    inSight?.setAttribute('data-read', '')
    return window.scrollY > before
  })

/** Where the text is that is being read, in the window: what loads above it must not move it. */
const topOfRead = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('[data-read]')?.getBoundingClientRect().top ?? 0)

/** Opens a page fresh, and scrolls it to its end. */
async function readToTheEnd(browser: Browser, id: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const errors = recordErrors(page)
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(addressOf(id, 'light'))
  await restOf(page)
  expect.soft(requests, `${id}: requests`).toBeLessThanOrEqual(REQUESTS_ALLOWED)
  while (await scrollOn(page)) {
    const before = await topOfRead(page)
    await restOf(page)
    expect.soft(Math.abs((await topOfRead(page)) - before), `${id}: moved`).toBeLessThanOrEqual(1)
    const { focus, ground } = await readStanding(page)
    const { focus: body, ground: light } = standingIn('light', 0)
    expect.soft([focus, ground], `${id}: focus and theme`).toEqual([body, light])
  }
  expect.soft(await page.locator('iframe:not([aria-busy="false"])').count(), `${id}: frames not shown`).toBe(0)
  expect.soft(errors, `${id}: errors`).toEqual([])
  await context.close()
}
