import { readFile } from 'node:fs/promises'
import { expect, test } from './app.ts'

test.beforeEach(async ({ signedIn: page }) => {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  await expect(page.getByText('11 users in Harbour & Vale, 1 not activated.')).toBeVisible()
})

// spec 2.12
test('search and sort are part of the URL, and Back undoes a sort @journey', async ({ page }) => {
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Beatrix Lund')
  await expect(rows.filter({ hasText: 'Imogen Ashby' })).toContainText('You')
  await expect(rows.filter({ hasText: 'Rory Quinn' })).toContainText('Not activated')
  await page.getByRole('button', { name: /^Activated/ }).click()
  await expect(page).toHaveURL(/sort=-active$/)
  await expect(rows.nth(1)).toContainText('Hana Kobayashi')
  await page.goBack()
  await expect(rows.nth(1)).toContainText('Beatrix Lund')
  await page.keyboard.press('/')
  await page.keyboard.type('elodie GARNIER')
  await expect(page).toHaveURL(/q=elodie\+GARNIER/)
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('1 of 11 users')).toBeVisible()
  await page.reload()
  await expect(rows).toHaveCount(2)
})

test('copies an email address and announces it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy press@harbourvale.example' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).or(page.getByLabel('Notifications'))).toContainText(
    'Email address copied',
  )
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('press@harbourvale.example')
})

test('the CSV file has all matching rows', async ({ page }) => {
  await page.getByRole('searchbox').fill('theo')
  await expect(page.getByText(/ of 11 users/)).toBeVisible()
  const shown = (await page.getByRole('table').getByRole('row').count()) - 1
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table as shown (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFFirst name,Last name,Username,Email,Activated')
  expect(lines).toHaveLength(shown + 1)
})

test('a failure shows an error in place and is retried', async ({ page, fault }) => {
  await fault('listUsers', '503', 1)
  await page.reload()
  await expect(page.getByText('Service Unavailable')).toBeVisible()
  await expect(page.getByText('Beatrix Lund')).toBeVisible()
  await expect(page.getByText('Service Unavailable')).toBeHidden()
})

test('by keyboard alone: moves to a user and copies the email address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /^Activated/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('row').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('row').nth(2)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Copy callum|^Copy press/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email address copied')).toBeVisible()
})
