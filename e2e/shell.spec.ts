import { expect, test } from './app.ts'
import { monthAgo } from './days.ts'

// spec 2.35
test('the region filters the figures and is part of the URL; Back undoes it @journey', async ({ signedIn: page }) => {
  await expect(page.getByText(/^25 titles, \d+ live/)).toBeVisible()
  await page.getByRole('button', { name: 'Country: All countries' }).click()
  await page.getByRole('combobox', { name: 'Find a country' }).fill('ire')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/region=IE/)
  await expect(page.getByRole('button', { name: 'Country: Ireland' })).toBeFocused()
  await expect(page.getByText('Showing Ireland only.')).toBeVisible()
  await expect(page.getByText(/^25 titles, \d+ live/)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Titles' }).first()).toHaveAttribute('href', /region=IE/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Country: All countries' })).toBeVisible()
  await expect(page.getByText(/^25 titles, \d+ live/)).toBeVisible()
})

test('the chosen region and period are kept by logo, keys, tabs, menus and links until a reload', async ({
  signedIn: page,
}) => {
  const chosen = `?region=IE&from=${monthAgo(1).from}&to=${monthAgo(1).to}`
  const ends = (path: string) => new RegExp(`${path}${chosen.replace('?', '\\?')}$`)
  await page.goto(`/dashboard/titles${chosen}`)
  await expect(page.getByRole('button', { name: 'Country: Ireland' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(ends('/dashboard/ads'))
  await page.getByRole('link', { name: 'Lightshelf' }).first().click()
  await expect(page).toHaveURL(ends('/dashboard/titles'))
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Users' }).click()
  await expect(page).toHaveURL(/\/dashboard\/users$/)
  await page.getByRole('link', { name: 'Back to My Dashboard' }).click()
  await expect(page).toHaveURL(ends('/dashboard/titles'))
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/account$/)
  await page.reload()
  await page.getByRole('link', { name: 'Back to My Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\/titles$/)
})

// spec 2.27
test('keyboard shortcuts open and close their list and navigate', async ({ signedIn: page }) => {
  await page.goto('/dashboard/titles?q=emma')
  await expect(page.getByText('Emma', { exact: true })).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeFocused()
  // Tab stays in the dialog, even after the focus was lost.
  const close = sheet.getByRole('button', { name: 'Close' })
  const single = sheet.getByRole('switch', { name: 'Single-key shortcuts' })
  for (const [key, next] of [
    ['Tab', close],
    ['Tab', single],
    ['Shift+Tab', close],
  ] as const) {
    await sheet.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press(key)
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/titles$/)
})

test('shortcuts of single keys can be turned off in their list, and on again in the user menu', async ({
  signedIn: page,
}) => {
  const dictates = async () => {
    for (const key of ['g', 'a', '/', '?', 'g', 't']) await page.keyboard.press(key)
  }
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const search = page.getByRole('searchbox')
  await page.keyboard.press('?')
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await expect(sheet.getByRole('switch', { checked: false })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const returns of [() => Promise.resolve(), () => page.reload()]) {
    await returns()
    await expect(page.getByRole('link', { name: 'Dracula' }).first()).toBeVisible()
    await dictates()
    await expect(page).toHaveURL(/titles$/)
    await expect(search).not.toBeFocused()
    await expect(search).not.toHaveAttribute('aria-keyshortcuts')
    await expect(sheet).toHaveCount(0)
  }
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts', checked: false }).click()
  await page.keyboard.press('Escape')
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
})

// spec 4.9
test('titles show even if a lookup fails to load, which is announced', async ({ signedIn: page, fault }) => {
  await fault('getCountryList', '500')
  await page.reload()
  await expect(page.getByText('We couldn’t load the countries').first()).toBeVisible()
  await expect(page.getByText('Dracula')).toBeVisible()
})
