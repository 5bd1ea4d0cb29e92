import type { Page, Route } from '@playwright/test'
import { RETRY_OPTIONS, expect, signIn, test } from './app.ts'

/** Answers 404 for the files of these names, as after a deploy: for good, or until the page loads its nth document. */
async function removeFiles(page: Page, names: string, untilDocument = Infinity): Promise<void> {
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.route(new RegExp(`/assets/(${names})-`), (route) =>
    documents < untilDocument ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
  )
}

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
}

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

const newVersion = (page: Page) => page.getByRole('heading', { name: 'A new version is available', level: 1 })

test('a sign-in in a tab that was open across a deploy reloads it once, and arrives @journey', async ({ page }) => {
  await page.goto('/login?from=before')
  await removeFiles(page, 'Workspace|TitlesPage', 1)
  const loads = countLoads(page)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
  expect(loads()).toBe(1)
})

test('if the reload does not help, it says so and does not loop, also with storage blocked', async ({ page }) => {
  await blockStorage(page)
  await page.goto('/login')
  await removeFiles(page, 'Workspace')
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
  await removeFiles(page, 'exportChartImage')
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

/** Name of a script that the app's first one imports; Vite decides which there are. */
async function importOfIndex(page: Page): Promise<string> {
  const html = await (await page.request.get('/', RETRY_OPTIONS)).text()
  const [, name] = /rel="modulepreload"[^>]*\/assets\/(.+)-[\w-]{8}\.js"/.exec(html) ?? []
  if (name === undefined) throw new Error('index.html preloads no script')
  return name
}

for (const script of ["the app's first script", 'a script that it imports'])
  test(`if ${script} is gone, the first page reloads once, and a reset link opens`, async ({ page }) => {
    const gone = script === 'a script that it imports' ? await importOfIndex(page) : 'index'
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).search))
    const others: string[] = []
    page.on('request', (request) => !request.isNavigationRequest() && others.push(request.url()))
    await removeFiles(page, gone, 2)
    await page.goto('/resetpassword?token=lamplight')
    await expect(page.getByRole('heading', { name: 'Set a new password', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/resetpassword$/)
    expect(documents).toEqual(['?token=lamplight', '?token=lamplight'])
    expect(others.filter((url) => url.includes('lamplight'))).toEqual([])
  })

test('if the reload of the first page does not help, it says so and does not loop, also with storage blocked', async ({
  page,
}) => {
  await blockStorage(page)
  await removeFiles(page, 'index')
  const loads = countLoads(page)
  await page.goto('/resetpassword?token=lamplight')
  await expect(newVersion(page)).toBeVisible()
  await expect(page.getByText('Loading')).toHaveCount(0)
  await page.waitForTimeout(1000)
  expect(loads()).toBe(2)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Set a new password', level: 1 })).toBeVisible()
  expect(loads()).toBe(3)
})

test('offline, the first page says so, and opens by itself once online', async ({ page, context }) => {
  const fail = async (route: Route) => {
    // theme.js has run.
    await page.waitForFunction(() => window.__earlyErrors !== undefined)
    await context.setOffline(true)
    await route.abort()
  }
  await page.route('**/assets/index-*.js', fail, { times: 1 })
  const loads = countLoads(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'You’re offline', level: 1 })).toBeVisible()
  expect(loads()).toBe(1)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(loads()).toBe(2)
})

test('an app that throws while it starts is not taken for one that is gone', async ({ page }) => {
  const body = 'throw new Error("Early")'
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  const loads = countLoads(page)
  const thrown = page.waitForEvent('pageerror')
  await page.goto('/login')
  expect((await thrown).message).toBe('Early')
  await page.waitForTimeout(500)
  expect(loads()).toBe(1)
  await expect(page.getByRole('heading')).toHaveCount(0)
})
