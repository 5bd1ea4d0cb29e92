import type { Page } from '@playwright/test'
import { RETRY_OPTIONS, SESSION_SCRIPTS, collectScripts, expect, scriptsOf, test } from './app.ts'

/** Holds back the app's own scripts, or those given, until the returned function is called. */
async function delayScripts(
  page: Page,
  scripts: string | ((url: URL) => boolean) = '**/assets/*.js',
): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    await released
    // The test may have ended by then.
    await route.continue().catch(() => undefined)
  })
  return release
}

const logo = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' }).first()

// spec 2.37
test('a dashboard page shows the pulsing logo at once, until its own content is there', async ({ signedIn: page }) => {
  const release = await delayScripts(page)
  await page.goto('/dashboard/titles?q=dracula', { waitUntil: 'commit' })
  await expect(logo(page)).toBeVisible()
  const look = await page.locator('.start > svg').evaluate((svg) => {
    const { top, left, width } = svg.getBoundingClientRect()
    const isCentred = Math.abs(left + width / 2 - innerWidth / 2) < 1 && Math.abs(top + width / 2 - innerHeight / 2) < 1
    return { isCentred, isAnimated: svg.getAnimations().length === 1 }
  })
  expect(look).toEqual({ isCentred: true, isAnimated: true })
  release()
  await expect(page.getByText('Dracula')).toBeVisible()
  await expect(page.locator('.start')).toHaveCount(0)
})

test('a page stays until the next one’s code has loaded, and another press supersedes it', async ({
  signedIn: page,
}) => {
  const release = await delayScripts(page)
  const titles = page.getByRole('heading', { name: 'Titles', level: 1 })
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Users' }).click()
  await expect(bar).toBeAttached()
  await expect(titles).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dracula' }).first()).toBeVisible()
  // Its code is there already.
  await page.getByRole('link', { name: 'Lightshelf' }).click()
  await expect(page).toHaveURL(/\/dashboard\/titles/)
  await expect(bar).toHaveCount(0)
  await page.getByRole('link', { name: 'Dracula' }).first().click()
  await expect(bar).toBeAttached()
  await expect(titles).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Dracula', level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

// spec 2.37
test('the logo stays while the workspace loads', async ({ signedIn: page }) => {
  const release = await delayScripts(page, '**/assets/Workspace-*.js')
  await page.goto('/dashboard/titles', { waitUntil: 'commit' })
  // React has replaced the static markup.
  await expect(page.locator('.start')).toHaveCount(0)
  await expect(logo(page)).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
})

test('the frame of a public page arrives after the page, which stays as it is', async ({ signedIn: page }) => {
  const release = await delayScripts(page, '**/assets/Workspace-*.js')
  await page.goto('/404')
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  const boxes = () =>
    Promise.all(
      [page.getByRole('link', { name: 'Lightshelf' }), page.getByRole('main')].map((part) => part.boundingBox()),
    )
  const before = await boxes()
  await expect(page.getByRole('button', { name: /User menu/ })).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: /User menu/ })).toBeVisible()
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true)
  expect(await boxes()).toEqual(before)
})

test('all scripts of the first page are requested as soon as the first has run', async ({ signedIn: page }) => {
  const needed = await scriptsOf(page, 'src/app/layouts/Workspace.tsx', 'src/app/pages/TitlesPage.tsx')
  expect([...needed].filter((script) => SESSION_SCRIPTS.test(script))).toHaveLength(3)
  const html = await (await page.request.get('/dashboard/titles', RETRY_OPTIONS)).text()
  const release = await delayScripts(page, ({ pathname }) => pathname.endsWith('.js') && !html.includes(pathname))
  const scripts = collectScripts(page)
  await page.goto('/dashboard/titles', { waitUntil: 'commit' })
  await expect.poll(() => [...needed].filter((script) => !scripts.has(script))).toEqual([])
  expect(scripts.size).toBe(needed.size)
  release()
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
})

test('other pages do not flash it', async ({ signedIn: page, context }) => {
  await delayScripts(page)
  for (const path of ['/login', '/showcase/latest', '/', '/dashboards']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.start')).toBeAttached()
    await expect(page.locator('.start')).toBeHidden()
  }
  await context.clearCookies()
  await page.goto('/dashboard/titles', { waitUntil: 'commit' })
  await expect(page.locator('.start')).toBeAttached()
  await expect(page.locator('.start')).toBeHidden()
})
