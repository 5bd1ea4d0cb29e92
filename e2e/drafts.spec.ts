import type { Page } from '@playwright/test'
import { expect, signIn, test } from './app.ts'

const AD = '/dashboard/ads/10101'
const COLLEAGUE = { email: 'elodie.garnier@harbourvale.example', password: 'demo' }

const comment = (page: Page) => page.getByLabel('Comment')
const restored = (page: Page) => page.getByText('Draft restored')
const openAd = async (page: Page) => {
  await page.goto(AD)
  await comment(page).fill('Better with more moon')
}
const png = { name: 'jacket.png', mimeType: 'image/png', buffer: Buffer.alloc(3000) }

test('a comment comes back on the ad’s page, and is discarded @journey', async ({ signedIn: page }) => {
  await openAd(page)
  await page.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(comment(page)).toHaveValue('Better with more moon')
  await expect(restored(page)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(restored(page)).toBeHidden()
  await expect(comment(page)).toBeFocused()
  await expect(comment(page)).not.toHaveValue('Better with more moon')
})

test('Send artwork comes back as it was left, after Escape and from another page', async ({ signedIn: page }) => {
  await page.goto('/dashboard/titles/101')
  const dialog = page.getByRole('dialog', { name: 'Send artwork' })
  const open = () => page.getByRole('button', { name: 'Send artwork' }).click()
  await open()
  await dialog.locator('input[type=file]').setInputFiles(png)
  await dialog.getByLabel('Message').fill('For the autumn')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
  await page.goBack()
  await open()
  await expect(restored(page)).toBeVisible()
  await expect(dialog.getByText('jacket.png')).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue('For the autumn')
})

for (const [who, user, comesBack] of [
  ['the same user', undefined, true],
  ['another user', COLLEAGUE, false],
] as const)
  test(`after the session’s end, ${who} finds ${comesBack ? 'the comment' : 'nothing'}`, async ({
    signedIn: page,
    fault,
  }) => {
    await openAd(page)
    await fault('listElcamItems', '401', 1)
    await page.getByRole('button', { name: 'Dracula, autumn, UK' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, user)
    await expect(page).toHaveURL(/\/dashboard\/ads\/10101/)
    await expect(comment(page)).toBeVisible()
    if (comesBack) await expect(comment(page)).toHaveValue('Better with more moon')
    else await expect(comment(page)).not.toHaveValue('Better with more moon')
    await expect(restored(page)).toBeVisible({ visible: comesBack })
  })

test('a missing file does not reload the page by itself while there is a draft; Reload asks', async ({
  signedIn: page,
}) => {
  await openAd(page)
  await page.route(/\/assets\/AccountPage-/, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.dismiss()
  })
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'A new version is available', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  expect(loads).toBe(0)
  await page.goBack()
  await expect(comment(page)).toHaveValue('Better with more moon')
})
