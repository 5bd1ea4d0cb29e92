import { SESSION_SCRIPTS, collectScripts, expect, scriptsOf, signIn, test } from './app.ts'

// spec 1.6, 2.20
test('a visitor browses by keyboard and logs in @journey', async ({ page, context }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/showcase\/latest$/)
  await expect(page.getByRole('heading', { name: 'Long nights, lit shelves', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Long nights, lit shelves · Lightshelf')

  await page.getByRole('radio', { name: /Pinterest/ }).click()
  await expect(page).toHaveURL(/\?platform=pad$/)
  await expect(page.getByRole('heading', { name: 'The Time Machine' })).toBeHidden()

  const opener = page.getByRole('link', { name: 'View the ad for The Secret Garden' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'The Secret Garden' })).toBeVisible()
  await expect(page).toHaveURL(/platform=pad&item=\d+$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Pride and Prejudice' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\?platform=pad$/)
  await expect(opener).toBeFocused()

  // Browsing sets no cookies.
  expect(await context.cookies()).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard\/titles$/)
  await page.goto('/showcase/latest')
  await expect(page.getByRole('link', { name: 'Back to My Dashboard' })).toBeVisible()
})

test('a link to one ad opens it, and Back returns to the previous page', async ({ page }) => {
  await page.goto('/showcase/latest')
  const address = await page.getByRole('link', { name: 'View the ad for Dracula' }).getAttribute('href')
  await page.goto('/404')
  await page.goto(address ?? '')
  await expect(page.getByRole('dialog', { name: 'Dracula' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/showcase\/latest$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/404$/)
})

test('sharing copies the link of an ad if there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/showcase/latest')
  await page.getByRole('button', { name: 'Share Dracula' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/showcase\/latest\?item=\d+$/,
  )
})

test('a visitor loads the scripts of the showcase only, and none of pages that need a session', async ({ page }) => {
  const scripts = collectScripts(page)
  await page.goto('/showcase/latest')
  await expect(page.getByRole('heading', { name: 'Long nights, lit shelves' })).toBeVisible()
  // Long enough for prefetched scripts, too.
  await page.waitForTimeout(4000)
  expect(scripts).toEqual(await scriptsOf(page, 'src/app/pages/ShowcasePage.tsx'))
  expect([...scripts].filter((script) => SESSION_SCRIPTS.test(script))).toEqual([])
})

test('a failed showcase shows an error and loads after a retry', async ({ page, fault }) => {
  // Two failures: the error then shows for three seconds, long enough on a slow machine.
  await fault('getShowcase', '500', 2)
  await page.goto('/showcase/latest')
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dracula' })).toBeVisible()
})
