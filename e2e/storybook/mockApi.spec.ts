import { expect, test, type Page } from '@playwright/test'

/* A browser that refuses the mock API's service worker, or stops it. */

const open = (page: Page, story: string) => page.goto(`/iframe.html?id=${story}&viewMode=story`)

/** What browsers do in private windows, over http, or where an administrator says so. */
const REFUSALS = {
  rejected: () => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  },
  missing: () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
}

for (const [name, refuse] of Object.entries(REFUSALS))
  test(`a service worker that is ${name}: a component is shown, a screen says what is missing`, async ({ page }) => {
    await page.addInitScript(refuse)
    await open(page, 'components-actions-button--primary')
    await expect(page.locator('#storybook-root').getByRole('button').first()).toBeVisible()
    await open(page, 'screens-titles--default')
    await expect(page.getByRole('heading', { name: 'The example data can’t load' })).toBeVisible()
    const loaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(page.getByRole('heading', { name: 'The example data can’t load' })).toBeVisible()
  })

test('a component and its documentation do not wait for a service worker', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => undefined)
  })
  await open(page, 'components-actions-button--primary')
  await expect(page.locator('#storybook-root').getByRole('button').first()).toBeVisible()
  await page.goto('/iframe.html?id=components-actions-backbutton--docs&viewMode=docs')
  await expect(page.locator('[data-story-block] button').first()).toBeVisible()
})

test('a service worker that the browser has stopped answers again', async ({ page }) => {
  await open(page, 'screens-titles--default')
  await expect(page.getByRole('link', { name: 'Dracula' }).first()).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  for (const [link, data] of [
    ['Ads', /\d ads for \d+ titles/],
    ['Results', /^Data up to/],
  ] as const) {
    await devTools.send('ServiceWorker.stopAllWorkers')
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByText(data).first()).toBeVisible()
    await expect(page.getByText('Not Found')).toHaveCount(0)
  }
})
