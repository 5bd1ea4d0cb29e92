import { SIGNED_IN_PAGES, expect, signIn, test } from './app.ts'

const PUBLIC = [
  ['/', '/showcase/latest'],
  ['/showcase', '/showcase/latest'],
  ['/showcase/other', '/404'],
  ['/showcase/latest/more', '/404'],
  ['/nowhere/at/all', '/404'],
  ['/dashboard/nowhere', '/404'],
  ['/404', '/404'],
  ['/login', '/login'],
  ['/forgotpassword', '/forgotpassword'],
  ['/dashboard/error', '/dashboard/error'],
  ['/dashboard/brokenlink', '/dashboard/brokenlink'],
] as const

const GUARDED = ['/dashboard', ...SIGNED_IN_PAGES]

test('redirects a visitor as specified', async ({ page }) => {
  for (const [from, to] of PUBLIC) {
    await page.goto(from)
    await expect(page, from).toHaveURL(new RegExp(`:\\d+${to}$`))
    await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible()
  }
})

test('redirects a visitor from any page that needs a session to the login', async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/:\d+\/login$/)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
})

// spec 2.1
test('the login replaces the requested page in the history and returns to its full URL', async ({ page }) => {
  await page.goto('/404')
  await page.goto('/dashboard/account?from=2026-01-01&q=a%20b#here')
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/404$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard\/account\?from=2026-01-01&q=a%20b#here$/)
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/404$/)
})

test('redirects a signed-in user to the titles, otherwise as a visitor', async ({ signedIn: page }) => {
  const redirects = [
    ['/', '/dashboard/titles'],
    ['/dashboard', '/dashboard/titles'],
    ['/showcase', '/showcase/latest'],
    ['/showcase/other', '/404'],
    ['/nowhere/at/all', '/404'],
    ['/dashboard/nowhere', '/404'],
    ['/dashboard/error', '/dashboard/error'],
    ...GUARDED.slice(1).map((path) => [path, path] as const),
  ] as const
  for (const [from, to] of redirects) {
    await page.goto(from)
    await expect(page, from).toHaveURL(new RegExp(`:\\d+${to}(\\?|$)`))
    await expect(page.getByRole('heading', { level: 1 }).first(), from).toBeVisible()
  }
  await page.goto('/login')
  await expect(page.getByText('Looks like you are already logged in')).toBeVisible()
})

for (const from of [
  '//evil.example/dashboard',
  '/\\evil.example',
  'javascript:alert(1)',
  '/dashboard%2f..%2flogin',
  '/showcase/latest',
  'https://evil.example/dashboard',
]) {
  test(`a return location outside the dashboard is ignored: ${from}`, async ({ page }) => {
    await page.goto('/login')
    await page.evaluate((location) => history.replaceState({ usr: { from: location }, key: 'x' }, '', '/login'), from)
    await page.reload()
    await signIn(page)
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard\/titles$/)
  })
}
