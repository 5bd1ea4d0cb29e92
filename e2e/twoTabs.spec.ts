import type { APIRequestContext, BrowserContext, Page, Route } from '@playwright/test'
import { API, expect, readSessionCookies, RETRY_OPTIONS, signIn, test } from './app.ts'

/* Two tabs of one browser, in the build with refresh tokens: neither ever acts as the other's user. */

const STAFF = { email: 'staff@lightshelf.example', password: 'demo' }
const NOTICE = 'You switched account in another tab.'

test.use({
  baseURL: process.env.REFRESHING_APP_URL,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP app.books.test 127.0.0.1'],
    }),
})
test.beforeEach(({ request }) => setRefreshTokens(request, true))
test.afterEach(({ request }) => setRefreshTokens(request, false))

async function setRefreshTokens(request: APIRequestContext, isOn: boolean): Promise<void> {
  await request.post(`${API}/__mock/refresh`, { ...RETRY_OPTIONS, data: { isOn } })
}

interface Claims {
  user: string
  acc: string
  msk?: boolean
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims

/** Whose the cookies are: the user that they name, and the claims of token and refresh token. */
async function readOwners(context: BrowserContext) {
  const cookies = new Map((await readSessionCookies(context)).map(({ name, value }) => [name, value]))
  const state = JSON.parse(decodeURIComponent(cookies.get('_ntgAuth_state') ?? '{}')) as { user_name?: string }
  return {
    user: state.user_name,
    token: claimsOf(cookies.get('_ntgAuth') ?? ''),
    refresh: claimsOf(cookies.get('_ntgAuth_refresh') ?? ''),
  }
}

/** Holds the responses to a call until released. */
async function hold(page: Page, url: RegExp): Promise<{ isSent: () => boolean; release: () => Promise<void> }> {
  const held: Route[] = []
  let isReleased = false
  await page.route(url, async (route) => {
    if (isReleased || route.request().method() === 'OPTIONS') await route.continue()
    else held.push(route)
  })
  return {
    isSent: () => held.length > 0,
    release: async () => {
      isReleased = true
      for (const route of held) await route.continue()
    },
  }
}

async function openLogin(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  return page
}

const titles = (page: Page) => page.getByRole('heading', { name: 'Titles', level: 1 })

test('a sign-in that finishes after another user’s leaves that user’s cookies whole @journey', async ({ context }) => {
  const [page, other] = [await openLogin(context), await openLogin(context)]
  const me = await hold(page, /\/api\/v1\/me\/$/)
  await signIn(page)
  await expect.poll(me.isSent).toBe(true)
  await signIn(other, STAFF)
  await expect(titles(other)).toBeVisible()
  await me.release()
  await expect(page.getByText(NOTICE)).toBeVisible()
  expect(await readOwners(context)).toMatchObject({
    user: STAFF.email,
    token: { user: STAFF.email },
    refresh: { user: STAFF.email },
  })
  await expect(page.getByRole('button', { name: /User menu Harbour & Vale/ })).toBeVisible()
  await expect(other.getByText(NOTICE)).toHaveCount(0)
})

for (const [name, user, change] of [
  ['a switch', undefined, switchAccount],
  ['a masquerade', STAFF, startMasquerade],
] as const)
  test(`${name} in another tab is not undone by a late renewal`, async ({ context }) => {
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/login')
    await signIn(page, user)
    await expect(titles(page)).toBeVisible()
    const renewal = await hold(page, /\/login\/refresh_token$/)
    // Ten minutes before the token expires.
    await page.clock.fastForward('23:51:00')
    await expect.poll(renewal.isSent).toBe(true)
    // The clock is that of all pages: another one would have renewed the token, too.
    const other = await context.newPage()
    await other.goto('/dashboard/account')
    await change(other)
    await expect(other.getByText(/^You’re (now in|viewing Lightshelf as) /)).toBeVisible()
    const before = await readOwners(context)
    const answered = page.waitForResponse(/\/login\/refresh_token$/)
    await renewal.release()
    await answered
    await page.waitForTimeout(500)
    expect(await readOwners(context)).toEqual(before)
    await expect(page.getByText(NOTICE)).toBeVisible()
  })

async function switchAccount(page: Page) {
  await page.getByRole('button', { name: 'Switch to Quill & Anchor Press' }).click()
}

async function startMasquerade(page: Page) {
  await page.getByRole('button', { name: /^Account Choose/ }).click()
  await page.getByRole('combobox').fill('Quill')
  await page.getByRole('option', { name: /Quill & Anchor Press/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start masquerading' }).click()
}

test('a session whose cookies are gone, without a stored account, keeps the page for the next login', async ({
  context,
  fault,
}) => {
  const page = await openLogin(context)
  await fault('getMe', '500', 1)
  await signIn(page)
  await expect(titles(page)).toBeVisible()
  await page.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard\/ads/)
})

test('a logout removes the cookies of the parent, too, so that a reload is not signed in', async ({
  page,
  context,
  baseURL,
}) => {
  const login = new URL('/login', baseURL)
  login.hostname = 'app.books.test'
  await page.goto(login.href)
  await signIn(page)
  await expect(titles(page)).toBeVisible()
  await page.evaluate(() => {
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie}; Max-Age=86400; Path=/; Domain=books.test`
  })
  // The browser stores them after the script has ended.
  await expect
    .poll(async () => (await readSessionCookies(context)).filter(({ domain }) => domain === '.books.test'))
    .toHaveLength(6)
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await readSessionCookies(context)).toEqual([])
})
