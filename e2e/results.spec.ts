import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { API, expect, RETRY_OPTIONS, test } from './app.ts'
import { daysAgo } from './days.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Figures in the totals row, in column order. */
const totals = async (page: Page) => {
  const cells = await page.locator('tfoot td').allTextContents()
  return cells
    .filter(Boolean)
    .map((text) => Number(text.replaceAll(',', '')))
    .filter(Number.isFinite)
}
const COMPLETE_NOTE = /^Data up to/

// spec 1.1, 2.10
test('compares titles: metric, grouping, platforms, Back and Forward, reload, link and CSV file @journey', async ({
  signedIn: page,
}) => {
  await page.getByRole('checkbox', { name: 'Select Dracula' }).check()
  await page.getByRole('checkbox', { name: 'Select Pride and Prejudice' }).check()
  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/dashboard\/title-results\?entity_id=101&entity_id=102$/)
  await expect(page.getByRole('heading', { name: 'Title results', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Titles' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByText('2 rows')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Title: Dracula' })).toBeVisible()

  await page.getByRole('button', { name: /^CTR/ }).click()
  await expect(page).toHaveURL(/m=ctr/)
  await expect(page.getByRole('img', { name: /^CTR per day by title/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Group by' }).click()
  await page.getByRole('option', { name: 'Day', exact: true }).click()
  await expect(page).toHaveURL(/g=day/)
  await expect(page.getByText('28 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Pinterest', exact: true }).click()
  await expect(page).toHaveURL(/p=gad,mad/)
  await expect(page.getByRole('columnheader', { name: 'Pinterest' })).toHaveCount(0)

  await page.goBack()
  await expect(page).not.toHaveURL(/p=/)
  await expect(page.getByRole('button', { name: 'Pinterest', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByText('2 rows')).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(page.getByText('28 rows')).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(page.getByText('28 rows')).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(page.getByRole('button', { name: 'Pinterest', exact: true })).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.origin).toBe(new URL(address).origin)
  expect(link.searchParams.getAll('entity_id')).toEqual(['101', '102'])
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    m: 'ctr',
    g: 'day',
    p: 'gad,mad',
    cols: 'clicks,impressions,conversions,change',
  })
  expect(link.searchParams.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/)

  // Shown once all rows have arrived.
  await expect(page.getByText(/^Data up to/)).toBeVisible()
  const shown = await totals(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All columns (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^title-results-by-day-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
  const [heads = [], ...lines] = (await readFile(await download.path(), 'utf8'))
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(lines).toHaveLength(28)
  const sum = (head: string) => lines.reduce((total, line) => total + Number(line[heads.indexOf(head)]), 0)
  expect(['google_clicks', 'google_impr', 'google_conv', 'meta_clicks', 'meta_impr', 'meta_conv'].map(sum)).toEqual(
    // After those of all platforms.
    shown.slice(3, 9),
  )
  expect(sum('pinterest_clicks')).toBe(0)
})

// spec 2.9
test('links from a row to its ad, its campaigns and its own report keep the period', async ({ signedIn: page }) => {
  const period = `from=${daysAgo(100)}&to=${daysAgo(87)}`
  await page.goto(`/dashboard/ad-results?g=ad&${period}`)
  await expect(page.getByText(COMPLETE_NOTE)).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Ads' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  const first = page.getByRole('row').nth(2)
  const name = (await first.getByRole('link').first().locator('.long-name').textContent()) ?? ''
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/ads/\\d+\\?${period}$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(COMPLETE_NOTE)).toBeVisible()

  // A row's second link shows while the focus is in the row.
  await first.getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: `Show only ${name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`elad_id=\\d+.*${period}.*g=campaign`))
  await expect(page.getByRole('button', { name: `Remove Ad: ${name}` })).toBeVisible()
  // The link disappeared with its row, so the focus moved to the table's heading.
  await expect(page.getByRole('heading', { name: 'By campaign' })).toBeFocused()
  await page.getByRole('row').nth(2).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/ads/\\d+\\?${period}&campaign=\\d+$`))
})

test('if a page fails for good, the report is marked as partial, and Try again loads it', async ({
  signedIn: page,
  fault,
}) => {
  await fault('reportVendorsDay', '500', 1000, 3)
  await page.goto('/dashboard/ad-results')
  await expect(page.getByText(/Retrying 1 of 3/).first()).toBeVisible()
  await expect(page.getByText(/^Incomplete: not all rows have loaded/)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('Total so far')).toBeVisible()
  const partialTotal = (await totals(page)).at(0) ?? 0

  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All columns (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/-part\.csv$/)

  await page.request.delete(`${API}/__mock/fault`, RETRY_OPTIONS)
  await page.getByRole('button', { name: /^Try/ }).click()
  await expect(page.getByText(COMPLETE_NOTE)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Total', exact: true })).toBeVisible()
  expect((await totals(page)).at(0) ?? 0).toBeGreaterThan(partialTotal)
})

test('saves, opens, renames, deletes and restores a view', async ({ signedIn: page }) => {
  // The first report after a reset takes long on a busy machine.
  test.slow()
  await page.request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
  await page.goto('/dashboard/ad-results?m=conversions&g=day')
  await expect(page.getByText('28 rows')).toBeVisible({ timeout: 45_000 })
  const views = page.getByRole('button', { name: 'Saved views' })
  await views.click()
  await page.getByRole('textbox', { name: 'Name this view' }).fill('=Weekly <b>call</b>')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“=Weekly <b>call</b>” saved')).toBeVisible()
  // User names are email addresses: no key has one.
  expect(await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)).join())).not.toContain(
    '@',
  )
  await page.goto('/dashboard/ad-results?m=ctr')
  await views.click()
  await page.getByRole('link', { name: '=Weekly <b>call</b>' }).click()
  await expect(page).toHaveURL(/ad-results\?g=day&m=conversions$/)

  await page.reload()
  await views.click()
  await page.getByRole('button', { name: 'Rename =Weekly <b>call</b>' }).click()
  await page.getByRole('textbox', { name: 'New name' }).fill('Monday')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Monday' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete Monday' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await views.click()
  await expect(page.getByRole('link', { name: 'Monday' })).toBeVisible()
  // The other report has its own views.
  await page.goto('/dashboard/title-results')
  await views.click()
  await expect(page.getByText(/^No saved views yet/)).toBeVisible()
})

test('invalid URL parameters fall back to defaults, with a notice', async ({ signedIn: page }) => {
  await page.goto('/dashboard/ad-results?m=spend&g=day&p=bing&q=sun')
  await expect(page.getByText(/Part of this link didn’t work/)).toBeVisible()
  await expect(page.getByText(/We ignored the platform and metric/)).toBeVisible()
  await expect(page.getByText(/^\d+ of 28 rows$/)).toBeVisible()
})

test('exports the chart as SVG and PNG', async ({ signedIn: page }) => {
  await page.goto('/dashboard/ad-results?chart=none')
  await expect(page.getByText(COMPLETE_NOTE)).toBeVisible()
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const svg = await save('Chart as SVG')
  expect(svg.name).toMatch(/^ad-results-clicks-.*\.svg$/)
  expect(svg.bytes.toString()).toMatch(/^<\?xml[^>]*>\s*<svg /)
  expect(svg.bytes.toString()).not.toMatch(/var\(|currentColor|class=/)
  const png = await save('Chart as PNG')
  expect([png.name.endsWith('.png'), png.bytes.subarray(1, 4).toString(), png.bytes.length > 10_000]).toEqual([
    true,
    'PNG',
    true,
  ])
})

test('prints every row, and nothing but the report', async ({ signedIn: page }) => {
  await page.goto('/dashboard/ad-results')
  await expect(page.getByText(COMPLETE_NOTE)).toBeVisible()
  const rows = Number((await page.getByText(/^\d+ rows$/).textContent())?.split(' ')[0])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('tbody tr')).toHaveCount(rows)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(rows)
})
