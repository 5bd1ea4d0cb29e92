import { readFile } from 'node:fs/promises'
import { API, expect, RETRY_OPTIONS, test } from './app.ts'
import { monthAgo } from './days.ts'

const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(3000) })

// spec 2.5, 2.34
test('opens a title, changes the metric, sends a file, and goes back @journey', async ({ signedIn: page }) => {
  await page.request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
  await page.getByRole('link', { name: /^Dracula/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/titles\/101$/)
  await expect(page.getByRole('heading', { name: 'Dracula', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^Dracula/)
  await expect(page.getByRole('img', { name: /^Clicks per day/ })).toBeVisible()

  await page.getByRole('radio', { name: 'Impressions' }).click()
  await expect(page).toHaveURL(/m=impressions/)
  await expect(page.getByRole('img', { name: /^Impressions per day/ })).toBeVisible()

  await page.getByRole('button', { name: 'Send artwork' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send artwork' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles([png('jacket.png'), { name: 'jacket.tiff', mimeType: 'image/tiff', buffer: Buffer.alloc(10) }])
  await expect(dialog.getByRole('listitem').getByText('File type not supported')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove jacket.tiff' }).click()
  await dialog.getByRole('combobox', { name: 'Artwork type' }).click()
  await page.getByRole('option', { name: 'Story image' }).click()
  await dialog.getByLabel('Message').fill('For the autumn')
  await dialog.getByRole('button', { name: 'Send 1 file' }).dblclick()
  await expect(page.getByText('1 file sent')).toBeVisible()
  await expect(dialog).toBeHidden()
  const cards = (await (await page.request.get(`${API}/__mock/cards`, RETRY_OPTIONS)).json()) as unknown[]
  expect(cards).toMatchObject([
    { fileName: 'jacket.png', bytes: 3000, titleId: 101, kindId: 'story', adId: null, message: 'For the autumn' },
  ])

  await page.getByRole('button', { name: 'Send artwork' }).click()
  const sent = dialog.getByRole('list', { name: 'Sent from this device' })
  await expect(sent.getByRole('listitem')).toHaveText([/^jacket\.png\d\d-\d\d-\d{4}$/])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).not.toHaveURL(/m=/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
})

test('a file that could not be sent stays with its message and can be retried', async ({ signedIn: page, fault }) => {
  await page.goto('/dashboard/titles/101')
  await fault('uploadCard', '503', 1)
  await page.getByRole('button', { name: 'Send artwork' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send artwork' })
  await dialog.locator('input[type=file]').setInputFiles(png('jacket.png'))
  await dialog.getByLabel('Message').fill('Please')
  await dialog.getByRole('button', { name: 'Send 1 file' }).click()
  await expect(dialog.getByRole('listitem').getByText(/Service Unavailable/)).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue('Please')
  await dialog.getByRole('button', { name: 'Try again: 1 file' }).click()
  await expect(page.getByText('1 file sent')).toBeVisible()
})

// spec 3.13
test('the CSV file has the nine figures of each day', async ({ signedIn: page }) => {
  const { from, to, days } = monthAgo(3)
  await page.goto(`/dashboard/titles/101?from=${from}&to=${to}`)
  await expect(page.getByRole('img', { name: /^Clicks per day/ })).toBeVisible()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All columns (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`title-101-${from}-to-${to}.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(days + 1)
  expect(lines[0]).toBe(
    'day,google_clicks,google_impr,google_conv,meta_clicks,meta_impr,meta_conv,pinterest_clicks,pinterest_impr,pinterest_conv',
  )
  expect(lines[1]).toMatch(new RegExp(`^${from},\\d+,\\d+,\\d+`))
})

test('a title of another account is not found, and Back goes to the titles', async ({ signedIn: page }) => {
  await page.goto('/dashboard/titles/2001')
  await expect(page.getByText('We couldn’t find this title in Harbour & Vale.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Back' }).first().click()
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
})

test('by keyboard alone: metric, platform, comparison, a day of the trend', async ({ signedIn: page }) => {
  await page.goto('/dashboard/titles/101')
  await expect(page.getByRole('img', { name: /^Clicks per day/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Clicks' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/m=impressions/)
  await page.getByRole('combobox', { name: 'Platform' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('g')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/p=gad/)
  await page.getByRole('switch', { name: /Compare/ }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/cmp=none/)
  await page.getByRole('group', { name: /^Impressions per day, Google/ }).focus()
  await page.keyboard.press('Home')
  await expect(page.getByText(/: Impressions [\d,]+/).first()).toBeAttached()
  await page.goBack()
  await expect(page).not.toHaveURL(/cmp=/)
})
