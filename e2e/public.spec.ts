import { SESSION_SCRIPTS, collectScripts, expect, scriptsOf, test } from './app.ts'

const AD = '/clith/10101'

/** Replaces the shop that a click-through leads to. */
test.beforeEach(async ({ context }) => {
  await context.route(/^https:\/\/books\./, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The book</h1>' }),
  )
})

// spec 2.18
test('a click-through shows its destination and goes there, without a history entry of its own @journey', async ({
  page,
}) => {
  await page.goto('/404')
  await page.goto(AD)
  await expect(page.getByRole('heading', { name: 'Taking you to the book…' })).toBeVisible()
  await expect(page.getByText('books.harbourvale.example')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go there now' })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page).toHaveURL(/^https:\/\/books\.harbourvale\.example\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/404$/)
})

test('a click-through works by keyboard', async ({ page }) => {
  await page.goto(AD)
  await page.getByRole('link', { name: 'Go there now' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The book' })).toBeVisible()
})

test('unknown and unsafe destinations show the broken link page', async ({ page }) => {
  for (const path of ['/clith/999999999', '/clith/unsafe', '/clith/nonsense?dest_url=https://evil.example']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/dashboard\/brokenlink$/)
  }
})

test('a failure shows the server error page, and Try again returns', async ({ page, fault, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await fault('followClick', '500', 1)
  await page.goto(AD)
  await expect(page).toHaveURL(/\/dashboard\/error$/)
  await expect(page.getByText('Internal Server Error (500)')).toBeVisible()
  await page.getByRole('button', { name: 'Copy details' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  const details = await page.evaluate(() => navigator.clipboard.readText())
  expect(details).toMatch(/Page: \/clith\/10101\nTime: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\nLightshelf 0\.1\.0$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('books.harbourvale.example')).toBeVisible()
})

test('Try again never leaves the app', async ({ page }) => {
  await page.goto('/dashboard/error')
  await page.evaluate(() =>
    history.replaceState({ usr: { from: '//evil.example/x', error: 'x' }, key: 'x' }, '', '/dashboard/error'),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/showcase\/latest$/)
})

test('Home is the showcase for a visitor', async ({ page }) => {
  for (const path of ['/dashboard/brokenlink', '/dashboard/error']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(/\/showcase\/latest$/)
  }
})

// spec 2.21
test('Home is the titles page for a signed-in user', async ({ signedIn: page }) => {
  for (const path of ['/dashboard/brokenlink', '/dashboard/error', '/404']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(/\/dashboard\/titles$/)
  }
})

const SCRIPTS = [
  ['/login', 'LoginPage'],
  [AD, 'ClickThroughPage'],
  ['/forgotpassword', 'ForgotPasswordPage'],
  ['/resetpassword?token=lamplight', 'ResetPasswordPage'],
  ['/dashboard/brokenlink', 'BrokenLinkPage'],
  ['/dashboard/error', 'ErrorPage'],
  ['/404', 'NotFoundPage'],
] as const

for (const [path, name] of SCRIPTS)
  test(`${path} loads its own scripts only, and none of pages that need a session`, async ({ page }) => {
    const scripts = collectScripts(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual(await scriptsOf(page, `src/app/pages/${name}.tsx`))
    expect([...scripts].filter((script) => SESSION_SCRIPTS.test(script))).toEqual([])
  })
