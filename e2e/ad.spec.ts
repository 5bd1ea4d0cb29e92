import { readFile } from 'node:fs/promises'
import { expect, test } from './app.ts'

const AD = '/dashboard/ads/10101'

// spec 2.8
test('rates and downloads an ad, opens an item of a campaign, and goes back @journey', async ({ signedIn: page }) => {
  await page.goto('/dashboard/ads?q=read+it+with+the+lamp+on')
  await page
    .getByRole('link', { name: /Read it with the lamp on/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/ads\/101\d\d/)
  await page.goto(AD)
  await expect(page.getByRole('heading', { name: 'Read it with the lamp on', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/Read it with the lamp on/)

  // Not the rating left by an earlier run.
  const stars = page.getByRole('radiogroup', { name: 'Rating' })
  await expect(stars).toBeVisible()
  const otherRating = (await stars.getByRole('radio', { name: '2 stars' }).isChecked()) ? '3 stars' : '2 stars'
  const save = page.getByRole('button', { name: 'Save rating' })
  await expect(save).toBeDisabled()
  await stars.getByRole('radio', { name: otherRating }).click()
  await page.getByLabel('Comment').fill(`Better with less text & more moon: ${otherRating}`)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rate')) posts.push(request.url())
  })
  await save.dblclick()
  await expect(page.getByText('Rating saved')).toBeVisible()
  expect(posts).toHaveLength(1)
  await page.reload()
  await expect(stars.getByRole('radio', { name: otherRating })).toBeChecked()
  await expect(page.getByLabel('Comment')).toHaveValue(`Better with less text & more moon: ${otherRating}`)
  await expect(page.getByText(/^Saved by you on /)).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Dracula – Read it with the lamp on 1080x1080\.\w+$/)
  expect((await readFile(await download.path())).byteLength).toBeGreaterThan(500)

  await page.getByRole('button', { name: 'Dracula, autumn, UK' }).click()
  await expect(page).toHaveURL(/campaign=101011/)
  const items = page.getByRole('list', { name: 'Creatives' })
  await expect(items.getByRole('listitem')).toHaveCount(5)
  await page.getByRole('radio', { name: /Rejected/ }).click()
  await expect(page).toHaveURL(/items=rejected/)
  await expect(items.getByRole('listitem')).toHaveCount(1)
  await items.getByRole('button').click()
  const drawer = page.getByRole('dialog', { name: 'Carousel card 2' })
  await expect(drawer.getByText(/Meta rejected this creative/)).toBeVisible()
  await expect(drawer.getByRole('link', { name: /books\.harbourvale/ })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page).toHaveURL(/item=1010113/)

  // The URL opens the same item.
  await page.reload()
  await expect(drawer.getByText(/Meta rejected this creative/)).toBeVisible()

  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/items=rejected$/)
  await page.goBack()
  await expect(items.getByRole('listitem')).toHaveCount(5)
  await page.goBack()
  await expect(items).toBeHidden()
  await expect(page).not.toHaveURL(/campaign=/)
})

test('closing an item leaves no history entry', async ({ signedIn: page }) => {
  await page.goto('/dashboard/ads')
  await page.goto(`${AD}?campaign=101011`)
  await page.getByRole('list', { name: 'Creatives' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/campaign=101011$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/ads$/)
})

test('a rating that cannot be saved is undone, and retrying saves it', async ({ signedIn: page, fault }) => {
  await page.goto('/dashboard/ads/10102')
  const stars = page.getByRole('radiogroup', { name: 'Rating' })
  await expect(stars).toBeVisible()
  const before =
    (await stars.getByRole('radio', { checked: true }).count()) === 0
      ? null
      : await stars.getByRole('radio', { checked: true }).getAttribute('aria-label')
  const otherRating = before === '1 star' ? '5 stars' : '1 star'
  await fault('rateElad', '500', 1)
  await stars.getByRole('radio', { name: otherRating }).click()
  await page.getByRole('button', { name: 'Save rating' }).click()
  await expect(page.getByText(/Internal Server Error.*The rating wasn’t saved\./).first()).toBeVisible()
  await expect(stars.getByRole('radio', { name: otherRating })).not.toBeChecked()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Rating saved')).toBeVisible()
  await expect(stars.getByRole('radio', { name: otherRating })).toBeChecked()
})

test('an ad of another account, opened directly, is not found, and Back goes to the ads', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard/titles')
  await page.goto('/dashboard/ads/200101')
  await expect(page.getByText('We couldn’t find this ad in Harbour & Vale.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Back' }).last().click()
  await expect(page).toHaveURL(/\/dashboard\/ads$/)
  await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
})

test('by keyboard alone: size, zoom, metric, campaign, filter, item', async ({ signedIn: page }) => {
  await page.goto(AD)
  await page.getByRole('radio', { name: '1:1, 1080 × 1080' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4:5, 1080 × 1350' })).toBeChecked()
  await page.getByRole('button', { name: 'Zoom' }).focus()
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog')
  await expect(zoom.getByText('Fit')).toBeVisible()
  await page.keyboard.press('+')
  await expect(zoom.getByText(/^\d+%$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Zoom' })).toBeFocused()

  await page.getByRole('button', { name: /^CTR \d/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/m=ctr/)

  await page.getByRole('button', { name: 'Dracula, autumn, UK' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Creatives' })).toBeVisible()
  await page.getByRole('radio', { name: /^All/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/items=live/)
  await page.getByRole('list', { name: 'Creatives' }).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Dracula, autumn, UK' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('list', { name: 'Creatives' })).toBeHidden()
})

test('on a phone the order is name, preview, results, campaigns, rating, without horizontal overflow', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${AD}?campaign=101011`)
  await expect(page.getByRole('list', { name: 'Creatives' })).toBeVisible()
  const tops = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('region', { name: 'Preview' }),
      page.getByRole('region', { name: 'Results' }),
      page.getByRole('region', { name: 'Campaigns' }),
      page.getByRole('region', { name: 'Rating' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  )
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
