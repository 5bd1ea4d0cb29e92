import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'

/** What moved from one page to the next, in order: its name and for how many milliseconds. */
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved)

/** Elements that still have a name; the page must have come to rest. */
const named = (page: Page) =>
  page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll<HTMLElement>('main *'))
    return elements.filter(({ style }) => style.viewTransitionName !== '').length
  })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          const name = /^::view-transition-(?:group|old|new)\((.*)\)$/.exec(part ?? '')?.[1]
          const duration = effect?.getTiming().duration
          if (name !== undefined && duration !== 0) moved.push(`${name} ${String(duration)}`)
        }
      })
      return transition
    }
  }),
)

test('a cover moves from its row to the shelf of its page, and nothing else does', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: /^Dracula/ }).click()
  await expect(page.getByRole('heading', { name: 'Dracula', level: 1 })).toBeVisible()
  await expect.poll(() => moved(page)).toEqual(['title-101 180'])
  await expect.poll(() => named(page)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('link', { name: /^Dracula/ })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Dracula', level: 1 })).toBeVisible()
  expect(await moved(page)).toHaveLength(1)
})

test('an artwork moves from its tile to its preview', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Ads', exact: true }).click()
  await page.getByRole('link', { name: 'Read it with the lamp on' }).first().click()
  await expect(page.getByRole('heading', { name: 'Read it with the lamp on', level: 1 })).toBeVisible()
  await expect.poll(() => moved(page)).toEqual(['ad-10101 180'])
  await expect.poll(() => named(page)).toBe(0)
})

test('nothing moves for people who want less motion', async ({ signedIn: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: /^Dracula/ }).click()
  await expect(page.getByRole('heading', { name: 'Dracula', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Clicks per day/ })).toHaveCount(1)
  expect(await moved(page)).toEqual([])
})
