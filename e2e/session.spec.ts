import { expect, readSessionCookies, signIn, test } from './app.ts'

// spec 1.3, 2.2
test('a visitor is redirected to the login and then to the requested page @journey', async ({ page }) => {
  await page.goto('/dashboard/titles?q=dracula&sort=title#here')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard\/titles\?q=dracula&sort=title#here$/)
  await expect(page.getByText('Dracula')).toBeVisible()
})

// spec 2.15, 4.3, 8.12
test('a wrong password shows the server’s message and keeps the email address @journey', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, { email: 'Demo@Harbourvale.example', password: 'wrong' })
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')
  await expect(page.getByLabel('Email Address')).toHaveValue('Demo@Harbourvale.example')
  await page.getByLabel('Password', { exact: true }).fill('demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/titles$/)
})

test('signing in never flashes “already logged in”', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('already logged in')) document.documentElement.dataset.flashed = 'yes'
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.flashed)).toBeUndefined()
})

// spec 4.1
test('the session survives a reload, with the specified cookies @journey', async ({ page, context }) => {
  // Not the shared sign-in, which may be some minutes old.
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Dracula')).toBeVisible()
  await expect
    .poll(async () => (await readSessionCookies(context)).map(({ name }) => name).sort())
    .toEqual(['_ntgAuth', '_ntgAuth_state', '_ntgAuth_storage', '_ntgAuth_type'])
  const cookies = await readSessionCookies(context)
  for (const cookie of cookies) expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false })
  const minutes = ((cookies[0]?.expires ?? 0) * 1000 - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(1435)
  expect(minutes).toBeLessThanOrEqual(1440)
})

// spec 2.32, 4.4
test('logout removes the session, Back shows the login, and other tabs log out too @journey', async ({
  signedIn: page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/dashboard/titles')
  await expect(other.getByText('Dracula')).toBeVisible()

  // Two dashboard pages in the history, so that Back from the login goes to one.
  await page.goto('/dashboard/titles?q=dracula')
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => readSessionCookies(context)).toEqual([])
  await expect(other).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Dracula')).toBeHidden()
})

test('logout works offline', async ({ signedIn: page, context }) => {
  // Reloaded, so that the login page's code is not left from the sign-in.
  await page.reload()
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email Address')).toBeVisible()
  await expect.poll(() => readSessionCookies(context)).toEqual([])
})

test('cookies set with domain= the host are followed, replaced and removed', async ({ page, context, baseURL }) => {
  // A domain cookie of an IP address is a host-only one.
  const login = new URL('/login', baseURL)
  login.hostname = 'app.localhost'
  await page.goto(login.href)
  await signIn(page)
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.evaluate(() => {
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`
      document.cookie = `${cookie}; Max-Age=86400; Path=/; Domain=${window.location.hostname}`
    }
  })
  await page.goto(new URL('/dashboard/account', login).href)
  await page.getByRole('button', { name: 'Switch to Quill & Anchor Press' }).click()
  await expect(page.getByText('You’re now in Quill & Anchor Press.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /User menu Quill & Anchor Press/ })).toBeVisible()
  await expect
    .poll(async () => (await readSessionCookies(context)).map(({ domain }) => domain))
    .not.toContain('.app.localhost')

  await page.evaluate(() => {
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie}; Max-Age=86400; Path=/; Domain=${window.location.hostname}`
  })
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => readSessionCookies(context)).toEqual([])
})

test('tampered cookies end the session without a crash', async ({ signedIn: page, context }) => {
  await context.addCookies([{ name: '_ntgAuth_state', value: '%7Bbroken', domain: '127.0.0.1', path: '/' }])
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => readSessionCookies(context)).toEqual([])
})

test('a 401 redirects to the login once, and then back @journey', async ({ signedIn: page, fault }) => {
  await fault('queryEntity', '401', 1)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
  await expect(page.getByText('Dracula')).toBeVisible()
})

test('blocked cookies leave the public pages as they are, and the login says so', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked })
  })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/dashboard/titles')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/cookies/i)).toBeVisible()
  await page.goto('/showcase/latest')
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

test('signing in works with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByText('Dracula')).toBeVisible()
})
