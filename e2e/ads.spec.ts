import { expect, test } from './app.ts'

// spec 2.7
test('filters and sorts ads and shows them as a table; Back undoes each step @journey', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Ads' }).first().click()
  await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
  const tiles = page.getByRole('list', { name: 'Ads' }).getByRole('listitem')
  await expect(tiles.first()).toBeVisible()
  // More tiles are rendered near the end of the list.
  const renderedCount = await tiles.count()
  await page.getByRole('button', { name: /more$/ }).scrollIntoViewIfNeeded()
  await expect.poll(() => tiles.count()).toBeGreaterThan(renderedCount)

  await page.getByRole('button', { name: 'All filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  await sheet.getByRole('combobox', { name: 'Media' }).click()
  await page.getByRole('option', { name: 'Video' }).click()
  await expect(page).toHaveURL(/type=video/)
  await sheet.getByRole('combobox', { name: 'Format' }).click()
  await page.getByRole('option', { name: 'Video pin' }).click()
  await expect(page).toHaveURL(/type=video&class=videopin/)
  await sheet.getByRole('button', { name: /^Show/ }).click()
  // The radio only becomes checked once the URL has changed.
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(page).toHaveURL(/view=table/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Pinterest')
  await page.getByRole('columnheader', { name: 'Clicks' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=clicks/)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/ads$/)
  await expect(tiles.first()).toBeVisible()
})

// spec 2.6
test('shows the ads of one title; a title of another account is not found', async ({ signedIn: page }) => {
  await page.goto('/dashboard/title-ads/101?view=table')
  await expect(page.getByRole('heading', { name: 'Ads for Dracula' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Harker’s journal' })).toBeVisible()
  await page.goto('/dashboard/title-ads/2001')
  await expect(page.getByText('We couldn’t find this title in this account.')).toBeVisible()
  // Opened directly: Back goes to the page above.
  await page.getByRole('button', { name: 'Back' }).first().click()
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
})

test('compares ads selected in grid and table; clearing keeps the focus in the list', async ({ signedIn: page }) => {
  await page.goto('/dashboard/ads?q=dracula')
  const checkbox = (ad: string) => page.getByRole('checkbox', { name: `Select ${ad}` })
  await checkbox('Harker’s journal').check()
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(checkbox('Harker’s journal')).toBeChecked()
  await checkbox('Castle at dusk').check()
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText('2 selected', { exact: true })).toBeHidden()
  await expect(
    page
      .getByRole('row')
      .filter({ has: checkbox('Castle at dusk') })
      .getByRole('link'),
  ).toBeFocused()

  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: 'Grid' }).click({ force: true })
  await expect(checkbox('Castle at dusk')).toBeChecked()
  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/dashboard\/ad-results\?elad_id=10102$/)
  await expect(page.getByRole('heading', { name: 'Ad results', level: 1 })).toBeVisible()
})

test('opens in the order of clicks, and as a table again where that was chosen', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Ads' }).first().click()
  await expect(page.getByRole('list', { name: 'Ads' }).getByRole('listitem').first()).toContainText('Castle at dusk')
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(page).toHaveURL(/view=table/)
  await page.getByRole('link', { name: 'Titles' }).first().click()
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Ads' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: 'Castle at dusk' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/ads$/)
})

test('says why each ad was rejected, two presses away', async ({ signedIn: page }) => {
  await page.goto('/dashboard/ads')
  await expect(page.getByRole('link', { name: 'Castle at dusk' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Rejected' }).click()
  const tiles = page.getByRole('list', { name: 'Ads' }).getByRole('listitem')
  await expect(tiles).toHaveCount(7)
  for (const tile of await tiles.all()) {
    await tile.scrollIntoViewIfNeeded()
    await expect(tile).toContainText(/Rejected by (Google|Meta|Pinterest)/)
    await expect(tile.getByText(/again|placement|trademark|landing page/)).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(page.getByRole('columnheader', { name: 'Reason' })).toBeVisible()
  await expect(page.locator('.data-table')).toHaveAttribute('data-scroll', 'page')
})

test('keeps its bar in one line at 1280 px with three filters, and saves a file', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const view of ['grid', 'table']) {
    await page.goto(`/dashboard/ads?title=101&platform=gad&status=live&view=${view}`)
    await expect(page.getByRole('link', { name: /Castle at dusk/ })).toBeVisible()
    const box = await page.getByRole('search').boundingBox()
    expect(box?.height).toBeLessThan(40)
  }
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'All columns (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ads-.*\.csv$/)
})
