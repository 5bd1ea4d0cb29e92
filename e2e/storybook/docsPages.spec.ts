import { expect, test, type Page } from '@playwright/test'
import { addressOf, docsPages, readStanding, restOf, setTheme, showDocsPage, standingIn } from './docsPage.ts'

/* Documentation pages stand still and keep their theme while they are read. */

/** Requests that a page may make before it is scrolled: without a frame in sight, and with one. */
const REQUESTS = { plain: 100, framed: 240 }

/** Errors of the page and its frames, and lines of the console that report one. */
function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text())
  })
  return errors
}

test('all documentation pages stand still, in the light theme and then in the dark one', async ({ page }) => {
  test.setTimeout(580_000)
  const errors = recordErrors(page)
  const pages = docsPages()
  const framed: string[] = []
  await page.goto(addressOf(pages.at(-1) ?? '', 'light'))
  await restOf(page)
  for (const id of pages) {
    await showDocsPage(page, id)
    const count = await page.locator('iframe[aria-busy="false"]').count()
    if (count > 0) framed.push(id)
    expect.soft(await readStanding(page), `${id}, light`).toEqual(standingIn('light', count))
    await setTheme(page, 'dark')
    expect.soft(await readStanding(page), `${id}, dark`).toEqual(standingIn('dark', count))
    await setTheme(page, 'light')
    expect.soft(errors.splice(0), `${id}: errors`).toEqual([])
  }
  expect(framed.length).toBeGreaterThan(0)
})
