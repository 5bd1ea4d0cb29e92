import type { Page } from '@playwright/test'
import { ALL_ENDPOINTS } from '#api/testing/allEndpoints.ts'
import { PAGE_LOADS, type PageLoad, type Role } from '#mocks/pageCalls.ts'
import { expect, keepSession, test } from './app.ts'
import { expectStanding, passTime, passTries, settle, showsMessage, textOf, watch } from './chaos/chaosChecks.ts'
import { CHAOS_FAULTS, injectFault, recordCalls, type ChaosFault } from './chaos/chaosFaults.ts'
import { chosen, isDone, markDone } from './chaos/chosen.ts'

/*
 * Every page with every fault of every endpoint that it calls by itself (`npm run test:chaos`). `npm run test:all` runs a
 * sample.
 */

interface Combination {
  page: PageLoad
  endpoint: string
  role: Role
  fault: ChaosFault
}

const ALL: readonly Combination[] = PAGE_LOADS.flatMap((page) =>
  Object.entries(page.calls).flatMap(([endpoint, role]) =>
    CHAOS_FAULTS.map((fault) => ({ page, endpoint, role, fault })),
  ),
)

const nameOf = ({ page, endpoint, fault }: Combination) => `${page.path} ${endpoint} ${fault}`

/** The texts of the pages when all is well. */
const baselines = new Map<string, string>()

async function open(page: Page, { path }: PageLoad): Promise<void> {
  await page.clock.install()
  await page.goto(path)
}

/** The page's text without a fault, loaded once in a context of its own. */
async function baselineOf(page: Page, at: PageLoad): Promise<string> {
  const known = baselines.get(at.path)
  if (known !== undefined) return known
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin })
  if (context === undefined) throw new Error('No browser')
  const other = await context.newPage()
  const calls = recordCalls(other)
  await other.context().addCookies(await page.context().cookies())
  await other.clock.install()
  await other.goto(at.path)
  await settle(other)
  // On a busy machine the page may have given up waiting. A known click would leave the app, so its path has an unknown one.
  await expect.poll(() => showsMessage(other), 'a failure without a fault').toBe(at.page === 'clickThrough')
  const text = await textOf(other)
  await context.close()
  expect([...calls].sort(), 'the calls in pageCalls.ts').toEqual(Object.keys(at.calls).sort())
  baselines.set(at.path, text)
  return text
}

for (const combination of chosen(ALL, nameOf, 23)) {
  const name = nameOf(combination)
  test(name, async ({ page }) => {
    test.skip(isDone(name), 'held in an earlier run')
    const { page: at, endpoint, role, fault } = combination
    if (at.isPublic !== true) await keepSession(page)
    const watched = watch(page)
    const injected = await injectFault(page, endpoint, fault, name)
    await open(page, at)
    if (fault === 'slow') {
      await page.waitForTimeout(300)
      await page.clock.fastForward(3000)
      await injected.lift()
    }
    if (fault === 'never') await passTries(page)
    const isSessionOver = fault === '401' && ALL_ENDPOINTS[endpoint]?.isPublic === false
    // What the page needs may be there before the answer that ends the session.
    if (isSessionOver) await expect(page).toHaveURL(/\/login$/)
    await settle(page)
    await expectStanding(page, watched)

    if (!isSessionOver && !watched.hasChangedAccount) {
      const baseline = await baselineOf(page, at)
      const text = await textOf(page)
      // What can be read of a malformed body is shown as it is, without a message.
      const isExtra = role === 'names' || role === 'silent'
      const isReadable = isExtra || fault === 'malformed'
      if (role === 'silent') expect(await showsMessage(page), 'a failure that is not to be seen').toBe(false)
      if (!isReadable && !(await showsMessage(page))) expect(text).toBe(baseline)
      await injected.lift()
      if (role === 'subject' && fault === '404') {
        await expect(page.getByRole('main').getByRole('button', { name: /Back/ }).first()).toBeVisible()
      } else {
        const search = page.getByRole('main').getByRole('searchbox').first()
        const hasSearch = await search.isVisible()
        const searched = hasSearch ? await search.inputValue() : ''
        if (hasSearch) {
          await search.fill('zz')
          // A search may load what it needs.
          await settle(page)
        }
        await retryAll(page)
        if (hasSearch) {
          await expect(search, 'what was typed').toHaveValue('zz')
          await search.fill(searched)
          await passTime(page, 1)
          await settle(page)
        }
        const isAsRead = isReadable && (isExtra || !(await showsMessage(page)))
        if (isAsRead && (await textOf(page)) !== baseline) {
          await page.reload()
          await settle(page)
        }
        await expect.poll(() => textOf(page)).toBe(baseline)
      }
      await expectStanding(page, watched)
    }
    markDone(name)
  })
}

/** Presses every Retry that is there and not trying already. */
async function retryAll(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: /^(Try again|Retry)/, disabled: false })
  for (let presses = 0; presses < 5 && (await retry.count()) > 0; presses++) {
    // After most answers of 400 to 499 the page tries again without a word, and may be first.
    await retry
      .first()
      .click({ timeout: 3000 })
      .catch(async (error: unknown) => {
        if ((await retry.count()) > 0) throw error
      })
    // What comes in the place of the button may have a tooltip.
    await page.mouse.move(0, 0)
    await settle(page)
  }
}
