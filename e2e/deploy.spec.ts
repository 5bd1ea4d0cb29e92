import type { Page } from '@playwright/test'
import { expect, signIn, test } from './app.ts'

/** Answers 404 for the chunks of these names, as after a deploy: for good, or until the page is reloaded. */
async function removeChunks(page: Page, names: string, until?: 'reload'): Promise<void> {
  let isReloaded = false
  page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()))
  await page.route(new RegExp(`/assets/(${names})-`), (route) =>
    isReloaded && until === 'reload' ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' }),
  )
}

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

const newVersion = (page: Page) => page.getByRole('heading', { name: 'A new version is available', level: 1 })

test('a sign-in in a tab that was open across a deploy reloads it once, and arrives', async ({ page }) => {
  await page.goto('/login?from=before')
  await removeChunks(page, 'Workspace|TitlesPage', 'reload')
  const loads = countLoads(page)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
  expect(loads()).toBe(1)
})

test('if the reload does not help, it says so and does not loop, also with storage blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await removeChunks(page, 'Workspace')
  const loads = countLoads(page)
  await signIn(page)
  await expect(newVersion(page)).toBeVisible()
  await page.waitForTimeout(1500)
  expect(loads()).toBe(1)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(loads).toBe(2)
  await expect(newVersion(page)).toBeVisible()
})

test('code that only a press loads is handled likewise', async ({ signedIn: page }) => {
  await page.goto('/dashboard/title-results')
  await removeChunks(page, 'exportChartImage')
  const loads = countLoads(page)
  const exportPicture = async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Chart as PNG' }).click()
  }
  await exportPicture()
  await expect.poll(loads).toBe(1)
  await exportPicture()
  await expect(newVersion(page)).toBeVisible()
  expect(loads()).toBe(1)
})

test('offline, a page whose code is missing says so, and opens by itself once online', async ({
  signedIn: page,
  context,
}) => {
  const loads = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'You’re offline', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/ads$/)
  expect(loads()).toBe(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
})
