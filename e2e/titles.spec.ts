import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, RETRY_OPTIONS, test } from './app.ts'
import { daysAgo } from './days.ts'

// spec 2.4
test('searches, sorts and filters titles; Back undoes each step @journey', async ({ signedIn: page }) => {
  const rows = page.getByRole('table').getByRole('row')
  // Which title has most clicks depends on the day.
  const first = (await rows.nth(1).getByRole('link').first().textContent()) ?? ''
  expect(first).not.toBe('')
  await page.getByRole('button', { name: /^Title/ }).click()
  await expect(page).toHaveURL(/sort=/)
  await expect(rows.nth(1)).not.toContainText(first)
  await page.getByRole('combobox', { name: /Status/ }).click()
  await page.getByRole('option', { name: 'Paused' }).click()
  await expect(page).toHaveURL(/status=paused/)
  await expect(page.getByText('Dracula')).toBeHidden()
  await page.goBack()
  await expect(page).not.toHaveURL(/status=/)
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(rows.nth(1)).toContainText(first)

  await page.getByRole('searchbox').fill('austen')
  await expect(page).toHaveURL(/q=austen/)
  await expect(page.getByText('Dracula')).toBeHidden()
  await expect(page.getByText('Emma', { exact: true })).toBeVisible()
})

test('the CSV file has all matching rows', async ({ signedIn: page }) => {
  await page.getByRole('searchbox').fill('jane austen')
  await expect(page.getByText('Dracula')).toBeHidden()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table as shown (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`titles-${daysAgo(28)}-to-${daysAgo(1)}-as-shown.csv`)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.slice(1).trimEnd().split('\r\n')
  const shown = await page.getByRole('table').getByRole('row').filter({ hasText: 'Jane Austen' }).count()
  expect(shown).toBeGreaterThan(1)
  expect(lines).toHaveLength(shown + 2)
  expect(lines[0]).toContain('Clicks')
  expect(lines.slice(1, -1).every((line) => line.includes('Jane Austen'))).toBe(true)
  expect(lines.at(-1)).toMatch(/^"Total, \d+ titles",/)
})

test('a 500 shows an error in place, and Try again loads the titles @journey', async ({ signedIn: page, fault }) => {
  await fault('queryEntity', '500')
  await page.reload()
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  await expect(page.getByText(/Retrying 1 of 3/).first()).toBeVisible()
  // After three failed retries, only the user can retry.
  await expect(page.getByText(/Retrying/)).toHaveCount(0)
  await page.request.delete(`${process.env.API_URL ?? ''}/__mock/fault`, RETRY_OPTIONS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dracula')).toBeVisible()
  await expect(page.getByText('Internal Server Error')).toBeHidden()
})

test('by keyboard alone: log in, search, sort, columns, log out @journey', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.type('demo@harbourvale.example')
  await page.keyboard.press('Tab')
  if (!(await page.getByLabel('Password', { exact: true }).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.type('demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeFocused()

  await expect(page.getByText('Dracula')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('wells')
  await expect(page.getByText('The Time Machine')).toBeVisible()
  await expect(page.getByText('Dracula')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Dracula')).toBeVisible()

  await page.getByRole('button', { name: /^Clicks/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=/)
  await page.getByRole('button', { name: /Columns/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Conversion rate' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: /Conversion rate/ })).toBeVisible()

  await page.getByRole('button', { name: /User menu/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('the skip link moves the focus to the main content', async ({ signedIn: page }) => {
  await page.reload()
  await expect(page.getByText('Dracula')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Skip/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

// spec 4.10
test('the theme is remembered, and reaches other tabs', async ({ signedIn: page, context }) => {
  const themeOf = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.theme)
  const theme = () => themeOf(page)
  expect(await theme()).toBe('dark')
  const [another, visitor] = [await context.newPage(), await context.newPage()]
  await another.goto('/dashboard/account')
  await visitor.goto('/showcase/latest')
  const dark = another.getByRole('radio', { name: 'Dark' })
  await expect(dark).toBeChecked()
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click()
  expect(await theme()).toBe('light')
  await expect.poll(() => themeOf(another)).toBe('light')
  await expect.poll(() => themeOf(visitor)).toBe('light')
  await expect(dark).not.toBeChecked()
  await page.reload()
  expect(await theme()).toBe('light')
})

test('Enter opens the first row that the search finds, arrow down goes to the rows', async ({ signedIn: page }) => {
  for (const { path, word, row, address } of [
    { path: '/dashboard/titles', word: 'drac', row: 'Dracula', address: /\/dashboard\/titles\/101/ },
    { path: '/dashboard/ads', word: 'castle at', row: 'Castle at dusk', address: /\/dashboard\/ads\/\d+/ },
    { path: '/dashboard/ads?view=table', word: 'castle at', row: 'Castle at dusk', address: /\/dashboard\/ads\/\d+/ },
  ]) {
    await page.goto(path)
    // The page listens to keys once its rows are there.
    await expect(page.getByRole('link', { name: row }).first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`[?&]q=${word.replace(' ', '(\\+|%20)')}`))
    await expect(page.getByRole('searchbox')).toHaveValue(word)
    await page.getByRole('searchbox').press('ArrowDown')
    await expect(page.getByRole('link', { name: row }).first()).toBeFocused()
  }
})
