import type { Request } from '@playwright/test'
import { expect, test } from './app.ts'

const SENT = 'If that address is registered, we’ve sent a link.'

// spec 2.16
test('a forgotten password gets the same answer for any address, which the login form then keeps @journey', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgotpassword$/)
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.type('nobody@nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByText(SENT)).toBeFocused()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email Address')).toHaveValue('nobody@nowhere')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a server that reveals whether an address is known is ignored', async ({ page, fault }) => {
  await fault('forgotPassword', '404')
  await page.goto('/forgotpassword')
  await page.getByLabel('Email Address').fill('nobody@nowhere')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
})

test('a failure shows an error, keeps the input and can be retried', async ({ page, fault }) => {
  await fault('forgotPassword', '503', 1)
  await page.goto('/forgotpassword')
  await page.getByLabel('Email Address').fill('imogen@harbour.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('alert')).toContainText('Service Unavailable')
  await expect(page.getByLabel('Email Address')).toHaveValue('imogen@harbour.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
})

// spec 2.17
test('sets a new password through the emailed link, whose token stays out of URLs and referrers @journey', async ({
  page,
}) => {
  const consoleTexts: string[] = []
  page.on('console', (message) => consoleTexts.push(message.text()))
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/resetpassword?token=lamplight')
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await expect(page).toHaveURL(/\/resetpassword$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('lamplight')

  const resets = () => requests.filter((request) => request.url().includes('/login/reset_password'))
  await page.getByLabel('New password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm new password').fill('correct hearse')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Passwords don’t match')).toBeVisible()
  expect(resets()).toEqual([])
  await page.getByLabel('Confirm new password').fill('correct horse')
  await page.getByRole('button', { name: 'Set password' }).dblclick()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Password changed. Log in with your new one.')).toBeVisible()
  expect(resets()).toHaveLength(1)
  const [, ...others] = await Promise.all(
    requests.map(async (request) => `${request.url()} ${(await request.allHeaders()).referer ?? ''}`),
  )
  expect([...others, ...consoleTexts].filter((text) => text.includes('lamplight'))).toEqual([])
  await page.goBack()
  await expect(page).not.toHaveURL(/resetpassword/)
})

test('Back to the form keeps the link; a reload loses it', async ({ page }) => {
  await page.goto('/resetpassword?token=lamplight')
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard\/brokenlink$/)
})

test('requests to the API and to the page’s own host name their origin, without a referrer', async ({ page }) => {
  await page.goto('/forgotpassword')
  const origin = new URL(page.url()).origin
  const requests: Request[] = []
  page.on('request', (request) => request.method() === 'POST' && requests.push(request))
  await page.getByLabel('Email Address').fill('nobody@nowhere')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await page.evaluate(() => fetch('/version.json', { method: 'POST' }))
  const headers = await Promise.all(requests.map((request) => request.allHeaders()))
  expect(headers.map(({ origin, referer }) => ({ origin, referer }))).toEqual([{ origin }, { origin }])
})

test('an invalid or missing link offers to request another', async ({ page }) => {
  await page.goto('/resetpassword')
  await expect(page).toHaveURL(/\/dashboard\/brokenlink$/)
  await page.getByRole('button', { name: 'Request a new link' }).click()
  await expect(page).toHaveURL(/\/forgotpassword$/)
  await page.goto('/resetpassword?token=blown-out')
  await page.getByLabel('New password', { exact: true }).fill('p')
  await page.getByLabel('Confirm new password').fill('p')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/brokenlink$/)
  await expect(page.getByText('Password links work once and expire soon')).toBeVisible()
})

test('the server’s message about a password shows below the form', async ({ page, fault }) => {
  await fault('resetPassword', '422')
  await page.goto('/resetpassword?token=lamplight')
  await page.getByLabel('New password', { exact: true }).fill('p')
  await page.getByLabel('Confirm new password').fill('p')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '–' })).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('p')
})

// spec 2.39
test('the authentication card is at most 500px wide on large screens and 400px on others', async ({ page }) => {
  await page.goto('/forgotpassword')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
  for (const [screen, width] of [
    [1440, 500],
    [1200, 500],
    [1199, 400],
    [768, 400],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 900 })
    await expect.poll(async () => (await card.boundingBox())?.width, `at ${screen}px`).toBe(width)
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(async () => (await card.boundingBox())?.width).toBeLessThan(390)
})
