import type { Page } from '@playwright/test'
import { API, expect, readSessionCookies, RETRY_OPTIONS, signIn, test as base } from './app.ts'

const STAFF = { email: 'staff@lightshelf.example', password: 'demo' }

/** Signed in as internal staff, on the account page. */
const test = base.extend<{ staff: Page }>({
  staff: async ({ page }, use) => {
    await page.goto('/dashboard/account')
    await signIn(page, STAFF)
    await expect(page.getByRole('heading', { name: 'Masquerade' })).toBeVisible()
    await use(page)
  },
})

/** Records the requests to URLs that contain `path`. */
function recordRequests(page: Page, path: string): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && request.url().includes(path))
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return requests
}

async function masqueradeAs(page: Page, name: string) {
  // The accounts above it move it down as they arrive.
  await expect(page.getByRole('button', { name: /^Switch to/ }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Account Choose/ }).click()
  await page.getByRole('combobox').fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start masquerading' }).dblclick()
  await expect(page).toHaveURL(/\/dashboard\/titles$/)
}

// spec 6.4, 7.9
test('the account page shows the signed-in user; a customer gets no masquerade', async ({ signedIn: page }) => {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
  await expect(page.getByText('04-03-2024')).toBeVisible()
  await expect(page.getByText('Marketing manager')).toBeVisible()
  await expect(page.getByText('Rate ads')).toBeVisible()
  await expect(page.getByText('6 accounts')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbour & Vale' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'Masquerade' })).toHaveCount(0)
})

// spec 1.3, 7.10
test('switches accounts by keyboard with one request; resets the region, and the next login uses the new account @journey', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/dashboard/titles?region=IE')
  await expect(page.getByRole('button', { name: 'Country: Ireland' })).toBeVisible()
  await page.goto('/dashboard/account')
  const requests = recordRequests(page, '/accounts/switch/')
  const before = (await context.cookies()).find(({ name }) => name === '_ntgAuth')?.value
  await page.getByRole('searchbox', { name: 'Search accounts' }).focus()
  await page.keyboard.type('quill')
  await expect(page.getByText('1 of 6 accounts')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Switch to Quill & Anchor Press' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/titles$/)
  await expect(page.getByText('You’re now in Quill & Anchor Press.')).toBeVisible()
  await expect(page.getByText(/^140 titles, \d+ live/)).toBeVisible()
  await expect(page.getByText('Dracula')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Country: All countries' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeFocused()
  expect(requests).toEqual(['GET /api/v1/me/accounts/switch/QA07'])
  const cookie = (await context.cookies()).find(({ name }) => name === '_ntgAuth')
  expect(cookie?.value).not.toBe(before)
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 60_000).toBeGreaterThan(1435)

  await page.reload()
  await expect(page.getByText(/^140 titles, \d+ live/)).toBeVisible()
  // After an expired session the device still has the account, and the next login requests it.
  await context.clearCookies()
  await page.goto('/login')
  const login = page.waitForRequest(
    (request) => request.url().endsWith('/login/access_token') && request.method() === 'POST',
  )
  await signIn(page)
  expect((await login).postDataJSON()).toMatchObject({ extra: { acc: 'QA07' } })
  await expect(page.getByText(/^140 titles, \d+ live/)).toBeVisible()
})

test('a failed switch changes nothing', async ({ signedIn: page, fault, context }) => {
  await page.goto('/dashboard/account')
  await fault('switchAccount', '500')
  const requests = recordRequests(page, '/accounts/switch/')
  const before = (await context.cookies()).find(({ name }) => name === '_ntgAuth')?.value
  await page.getByRole('button', { name: 'Switch to Foxglove Children’s Books' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Couldn’t switch to Foxglove Children’s Books.' }).first(),
  ).toBeVisible()
  await expect(page.getByText('You’re still in Harbour & Vale.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/account$/)
  expect((await context.cookies()).find(({ name }) => name === '_ntgAuth')?.value).toBe(before)
  // Longer than a query waits before its first retry.
  await page.waitForTimeout(2500)
  expect(requests).toHaveLength(1)
})

// spec 1.4, 2.11
test('staff masquerade in another account, after a reload and on every page, until they stop @journey', async ({
  staff: page,
}) => {
  const requests = recordRequests(page, '/accounts/masquerade')
  await masqueradeAs(page, 'Lanternhouse')
  expect(requests).toEqual(['POST /api/v1/me/accounts/masquerade'])
  const bar = page.getByRole('region', { name: 'Viewing as Lanternhouse' })
  await expect(bar).toBeVisible()
  await expect(page.getByText(/^64 titles, \d+ live/)).toBeVisible()
  await expect(page.getByRole('button', { name: /User menu, viewing as Lanternhouse/ })).toBeVisible()
  await page.reload()
  for (const path of ['/dashboard/ads', '/dashboard/account', '/dashboard/error', '/nowhere']) {
    await page.goto(path)
    await expect(bar, path).toBeVisible()
  }
  await bar.getByRole('button', { name: 'Stop masquerading' }).click()
  await expect(page).toHaveURL(/\/dashboard\/titles$/)
  await expect(page.getByText(/^25 titles, \d+ live/)).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^25 titles, \d+ live/)).toBeVisible()
  await expect(page.getByRole('region', { name: /^Viewing as/ })).toHaveCount(0)
})

test('a refused masquerade shows an error in the dialog and does not start', async ({ staff: page, fault }) => {
  await fault('masquerade', '403')
  await page.getByRole('button', { name: /^Account Choose/ }).click()
  await page.getByRole('combobox').fill('GW40')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start' }).click()
  const dialog = page.getByRole('dialog', { name: 'View Lightshelf as Greywether & Sons?' })
  await dialog.getByRole('button', { name: 'Start masquerading' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t switch to Greywether & Sons. Forbidden.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
  await expect(page.getByRole('region', { name: /^Viewing as/ })).toHaveCount(0)
})

// spec 4.6, 6.3
test('an ordinary token ends the masquerade on load, whatever the device has stored', async ({
  staff: page,
  context,
}) => {
  const ordinarySession = await readSessionCookies(context)
  await masqueradeAs(page, 'Lanternhouse')
  await context.addCookies(ordinarySession)
  await page.reload()
  await expect(page.getByText(/^25 titles, \d+ live/)).toBeVisible()
  await expect(page.getByRole('region', { name: /^Viewing as/ })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('lightshelf.account'))).toContain('"masquerade":null')
})

test('a server that lets browsers keep its answers shows no other account’s users', async ({
  signedIn: page,
  request,
}) => {
  await request.post(`${API}/__mock/cache`, { ...RETRY_OPTIONS, data: { maxAgeS: 600 } })
  const openUsers = async () => {
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Users' }).click()
  }
  await openUsers()
  await expect(page.getByText('11 users in Harbour & Vale, 1 not activated.')).toBeVisible()
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Switch to Quill & Anchor Press' }).click()
  await expect(page.getByText('You’re now in Quill & Anchor Press.')).toBeVisible()
  await openUsers()
  await expect(page.getByText(/users in Quill & Anchor Press/)).toBeVisible()
  await expect(page.getByText('press@harbourvale.example')).toHaveCount(0)
  await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
})
