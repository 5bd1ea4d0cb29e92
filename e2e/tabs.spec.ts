import type { BrowserContext, Page } from '@playwright/test'
import { expect, signIn, test } from './app.ts'

/** Another tab of the same browser, on the titles. */
async function anotherTab(context: BrowserContext): Promise<Page> {
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

/** Which account a request's token is for. */
const accountOf = (authorization: string | undefined) => {
  const [, claims = ''] = (authorization ?? '').replace('Bearer ', '').split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { acc: string }).acc
}

const withinASecond = { timeout: 1000 }

/** Waits until a page has the code of this part. */
async function fetched(page: Page, part: string): Promise<void> {
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((each) => (each as PerformanceResourceTiming).responseEnd > 0)
        .map(({ name }) => name)
        .join('\n'),
    )
  await expect.poll(files).toContain(`/${part}-`)
}

test('a logout reaches the other tabs within a second, and leaves nothing but the theme', async ({
  signedIn: page,
  context,
}) => {
  const other = await anotherTab(context)
  await other.evaluate(() => localStorage.setItem('lightshelf.theme', 'light'))
  await logOut(page)
  await expect(other).toHaveURL(/\/login$/, withinASecond)
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_ntgAuth'))).toEqual([])
  const kept = await other.evaluate(() => Object.keys(localStorage))
  expect(kept).toContain('lightshelf.theme')
  expect(kept).not.toContain('lightshelf.account')
  await other.goBack()
  await expect(other.getByText('Dracula')).toHaveCount(0)
})

test('a logout works without a network, in all tabs', async ({ signedIn: page, context }) => {
  const other = await context.newPage()
  await other.goto('/dashboard/titles')
  // The login page's code is fetched once signed in.
  await fetched(other, 'LoginPage')
  await fetched(page, 'LoginPage')
  await context.setOffline(true)
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/, withinASecond)
  await context.setOffline(false)
})

test('a sign-in reaches a tab that waits on the login page', async ({ page, context }) => {
  await page.goto('/login')
  const waiting = await context.newPage()
  await waiting.goto('/login')
  await expect(waiting.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signIn(page)
  await expect(page.getByText('Dracula')).toBeVisible()
  await expect(waiting.getByText('Looks like you are already logged in')).toBeVisible(withinASecond)
})

test('a change of account is told to the other tab within a second; what it reads is of the account it names, until it reloads', async ({
  signedIn: page,
  context,
}) => {
  const other = await anotherTab(context)
  await switchTo(page, 'Quill & Anchor Press')
  await expect(other.getByText('The account changed in another tab.')).toBeVisible(withinASecond)
  await expect(other.getByText('Dracula')).toBeVisible()

  // It goes on in its own account, under its own name: figures of the two never mix.
  const asked: string[] = []
  other.on('request', (request) => {
    if (request.method() === 'POST') asked.push(accountOf(request.headers().authorization))
  })
  await other.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(other.getByText('Read it with the lamp on').first()).toBeVisible()
  await expect(other.getByRole('button', { name: /User menu Harbour & Vale/ })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['HV01']))

  await other.getByRole('button', { name: 'Reload' }).click()
  await expect(other.getByRole('button', { name: /User menu Quill & Anchor Press/ })).toBeVisible()
  await expect(other.getByText('The account changed in another tab.')).toHaveCount(0)
  expect(new Set(asked)).toEqual(new Set(['HV01', 'QA07']))
  await page.reload()
  await expect(page.getByText(/^140 titles, \d+ live/)).toBeVisible()
})

test('the token of an old account that is refused ends its tab alone', async ({ signedIn: page, context, fault }) => {
  const other = await anotherTab(context)
  await switchTo(page, 'Quill & Anchor Press')
  await expect(other.getByText('The account changed in another tab.')).toBeVisible()
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

test('many 401s at once are one redirect, back to the place afterwards, and nothing is tried again', async ({
  signedIn: page,
  fault,
}) => {
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
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.waitForTimeout(3000)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  expect(visited.filter((path) => path === '/login')).toHaveLength(1)
})

test('the end of the session is told ahead and comes on time, with the clock of the device hours off', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() - 5 * 3_600_000 })
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.clock.fastForward('23:54:30')
  await expect(page.getByText('Your session ends in less than five minutes')).toHaveCount(0)
  // fastForward lets time pass as sleep does: timers that are due fire once, late.
  await page.clock.fastForward('01:30')
  await expect(page.getByText('Your session ends in less than five minutes')).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
})
