import type { Page } from '@playwright/test'
import { expect } from '../app.ts'

/** Sentences and titles of failures (src/domain/messages/failures.ts) that a page may show instead of its data. */
const MESSAGE =
  /Bad Request|Unauthorized|Forbidden|Not Found|Validation Error|Too many requests|Generic Error|Internal Server Error|Bad Gateway|Service Unavailable|Can’t reach the server|Unexpected reply|takes too long|Please try again later|could not be loaded|Couldn’t load|doesn’t exist|This link is broken|No luck|not a valid integer|whether it arrived/i

/** Errors of a page while it is watched. */
export interface Watch {
  uncaught: string[]
  console: string[]
  /** The account of the token was missing from the account list, so the first one was opened (spec section 4). */
  hasChangedAccount: boolean
}

/** The browser's own lines about the network, our own about failures, and that of spec section 4. */
const ALLOWED_LINE =
  /^(Failed to load|Access to (fetch|XMLHttpRequest|resource)|API: |The error could not be reported|.*(net::ERR|CORS))|account/i

export function watch(page: Page): Watch {
  const watched: Watch = { uncaught: [], console: [], hasChangedAccount: false }
  page.on('pageerror', (error) => watched.uncaught.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !ALLOWED_LINE.test(message.text()))
      watched.console.push(message.text())
    if (message.text().includes('not in the account list')) watched.hasChangedAccount = true
  })
  return watched
}

/** Moves the page's clock on until nothing loads or waits to be tried again. */
export async function settle(page: Page): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.waitForTimeout(step < 4 ? 60 : 30)
    if (await isSettled(page)) {
      // A later step, such as rows that need names, may start only now.
      await page.waitForTimeout(150)
      if (await isSettled(page)) return
    }
    await page.clock.fastForward(step < 20 ? 1000 : 10_000)
  }
  expect(await page.locator('body').innerText(), 'still loading after minutes').toBe('settled')
}

/** Moves the page's clock on. */
export async function passTime(page: Page, seconds: number): Promise<void> {
  await page.waitForTimeout(100)
  await page.clock.fastForward(seconds * 1000)
  await page.waitForTimeout(100)
}

/** Passes the time of three tries that are given up, as a call in the background leaves no sign of waiting. */
export async function passTries(page: Page): Promise<void> {
  for (let waits = 0; waits < 6; waits++) await passTime(page, 31)
}

async function isSettled(page: Page): Promise<boolean> {
  return page
    .evaluate(() => {
      const text = document.body.innerText
      const isBusy = document.querySelector('main [aria-busy="true"], [role="progressbar"]') !== null
      return document.querySelector('h1') !== null && !isBusy && !/Retrying \d of|Still loading|Loading…/.test(text)
    })
    .catch(() => false)
}

/** The text of the page without what differs from one load to the next. */
export async function textOf(page: Page): Promise<string> {
  return (await page.locator('main').first().innerText()).replace(/\s+/g, ' ').trim()
}

/** What holds for every page whatever fails. */
export async function expectStanding(page: Page, watched: Watch): Promise<void> {
  await expect(page.locator('h1:visible')).toHaveCount(1)
  const text = await page.locator('body').innerText()
  expect(text.trim().length, 'the page is not blank').toBeGreaterThan(20)
  expect(text).not.toMatch(/\[object Object\]|\bNaN\b|\bundefined\b|Unexpected Application Error/)
  expect(watched.uncaught, 'uncaught errors').toEqual([])
  expect(watched.console, 'lines in the console').toEqual([])
}

/** Whether the page says that something failed. */
export async function showsMessage(page: Page): Promise<boolean> {
  return MESSAGE.test(await page.locator('body').innerText())
}
