import type { BrowserContext, Page } from '@playwright/test'
import { expect, readSessionCookies, signIn, test } from './app.ts'

/** Opens the titles page in another tab of the same browser. */
async function openAnotherTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/dashboard/titles')
  await expect(tab.getByText('Dracula')).toBeVisible()
  return tab
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

async function switchTo(page: Page, name: string) {
  await page.goto('/dashboard/account')
  await page.getByRole('button', { name: `Switch to ${name}` }).click()
  await expect(page).toHaveURL(/\/dashboard\/titles$/)
}

/** Account id in a request's token. */
const accountOf = (authorization: string | undefined) => {
  const [, claims = ''] = (authorization ?? '').replace('Bearer ', '').split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { acc: string }).acc
}

/** Asserted by `npm run test:all`: a busy machine may take longer. */
const withinASecond = process.env.TEST_ALL === undefined ? {} : { timeout: 1000 }

/** Waits until a page has loaded the chunk of this name. */
async function expectChunkLoaded(page: Page, chunk: string): Promise<void> {
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
        .map(({ name }) => name)
        .join('\n'),
    )
  await expect.poll(files).toContain(`/${chunk}-`)
}

test('a logout reaches other tabs within a second and keeps only the theme', async ({ signedIn: page, context }) => {
  const other = await openAnotherTab(context)
  await other.evaluate(() => localStorage.setItem('lightshelf.theme', 'light'))
  await logOut(page)
  await expect(other).toHaveURL(/\/login$/, withinASecond)
  await expect.poll(() => readSessionCookies(context)).toEqual([])
  const storedKeys = await other.evaluate(() => Object.keys(localStorage))
  expect(storedKeys).toContain('lightshelf.theme')
  expect(storedKeys).not.toContain('lightshelf.account')
  await other.goBack()
  await expect(other.getByText('Dracula')).toHaveCount(0)
})

test('a logout leads to the login from public pages, too, in all tabs', async ({ signedIn: page, context }) => {
  const others = await Promise.all(
    ['/showcase/latest', '/dashboard/brokenlink'].map(async (path) => {
      const tab = await context.newPage()
      await tab.goto(path)
      await expect(tab.getByRole('button', { name: /User menu/ })).toBeVisible()
      return tab
    }),
  )
  await page.goto('/404')
  await logOut(page)
  for (const other of others) {
    await expect(other).toHaveURL(/\/login$/, withinASecond)
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
})

test('logout works offline, in all tabs', async ({ signedIn: page, context }) => {
  const other = await context.newPage()
  await other.goto('/dashboard/titles')
  // The login page's code is prefetched after sign-in.
  await expectChunkLoaded(other, 'LoginPage')
  await expectChunkLoaded(page, 'LoginPage')
  await context.setOffline(true)
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/, withinASecond)
  await context.setOffline(false)
})

test('a sign-in reaches another tab on the login page', async ({ page, context }) => {
  await page.goto('/login')
  const waiting = await context.newPage()
  await waiting.goto('/login')
  await expect(waiting.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signIn(page)
  await expect(page.getByText('Dracula')).toBeVisible()
  await expect(waiting.getByText('Looks like you are already logged in')).toBeVisible(withinASecond)
})

test('another tab announces a changed account within a second, and stays in its own account until it reloads @journey', async ({
  signedIn: page,
  context,
}) => {
  const other = await openAnotherTab(context)
  await switchTo(page, 'Quill & Anchor Press')
  await expect(other.getByText('You switched account in another tab.')).toBeVisible(withinASecond)
  await expect(other.getByText('Dracula')).toBeVisible()

  // The figures of the two accounts never mix.
  const accounts: string[] = []
  other.on('request', (request) => {
    if (request.method() === 'POST') accounts.push(accountOf(request.headers().authorization))
  })
  await other.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(other.getByText('Read it with the lamp on').first()).toBeVisible()
  await expect(other.getByRole('button', { name: /User menu Harbour & Vale/ })).toBeVisible()
  expect(new Set(accounts)).toEqual(new Set(['HV01']))

  // Offline a reload would replace the app with the browser's own error page.
  await context.setOffline(true)
  await other.getByRole('button', { name: 'Reload' }).click()
  await expect(other.getByRole('button', { name: /User menu Harbour & Vale/ })).toBeVisible()
  await context.setOffline(false)
  await expect(other.getByRole('button', { name: /User menu Quill & Anchor Press/ })).toBeVisible()
  await expect(other.getByText('You switched account in another tab.')).toHaveCount(0)
  // The frame may be visible before the page has read anything.
  await expect.poll(() => new Set(accounts)).toEqual(new Set(['HV01', 'QA07']))
  await page.reload()
  await expect(page.getByText(/^140 titles, \d+ live/)).toBeVisible()
})

test('a refused token of the previous account logs out only its own tab', async ({
  signedIn: page,
  context,
  fault,
}) => {
  const other = await openAnotherTab(context)
  await switchTo(page, 'Quill & Anchor Press')
  await expect(other.getByText('You switched account in another tab.')).toBeVisible()
  await fault('queryElad', '401', 1)
  await other.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(other).toHaveURL(/\/login$/)
  await page.reload()
  await expect(page.getByText(/^140 titles, \d+ live/)).toBeVisible()
})

test('Back after a logout shows the login', async ({ signedIn: page }) => {
  await page.goto('/dashboard/titles?q=dracula')
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.goto('/404')
  await page.evaluate(() => {
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`
    localStorage.removeItem('lightshelf.account')
  })
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Dracula')).toHaveCount(0)
})

test('many 401s at once cause one redirect and no retries', async ({ signedIn: page, fault }) => {
  for (const endpoint of [
    'queryEntity',
    'getMe',
    'listMyAccounts',
    'listCountries',
    'listPlacements',
    'getCountryList',
    'listTitleStatuses',
  ])
    await fault(endpoint, '401')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto('/dashboard/titles?q=dracula')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  const requestUrls: string[] = []
  page.on('request', (request) => requestUrls.push(request.url()))
  await page.waitForTimeout(3000)
  expect(requestUrls.filter((url) => url.includes('/api/'))).toEqual([])
  expect(visited.filter((path) => path === '/login')).toHaveLength(1)
})

test('warns before the session expires, and ends it on time, even if the device’s clock is hours off', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() - 5 * 3_600_000 })
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.clock.fastForward('23:54:30')
  await expect(page.getByText('Your session ends in less than five minutes')).toHaveCount(0)
  // fastForward works like a sleeping device: overdue timers fire once.
  await page.clock.fastForward('01:30')
  await expect(page.getByText('Your session ends in less than five minutes')).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
})
