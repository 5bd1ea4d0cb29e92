import { expect, test, type Page } from '@playwright/test'
import { boxOf } from './boxOf.ts'
import { finished } from './goToStory.ts'

/* The API faults tool, and what Storybook shows of a story under a fault. */

const TITLES = 'screens-titles--default'
const AD = 'screens-ad-details--default'
/** Its play signs in, and expects an answer that a fault replaces. */
const PLAYED = 'screens-login--wrong-password'
const NOT_CHECKED = 'Its steps don’t run while a fault is set'

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const tool = (page: Page) => page.getByRole('button', { name: /^API faults/ })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'API faults' })
const choice = (page: Page, name: string | RegExp) => chooser(page).getByRole('radio', { name })
const callField = (page: Page) => chooser(page).getByRole('combobox', { name: 'Call' })

test('three presses show what a 503 on the rating looks like, two more how every call fails @journey', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`/?path=/story/${AD}`)
  await expect(preview(page).getByRole('button', { name: 'Save rating' })).toBeVisible()
  await expect(tool(page)).toHaveText('API faults')

  await tool(page).click()
  await callField(page).selectOption('Rating of an ad')
  await choice(page, '503 Service Unavailable').click()

  const rating = preview(page).getByRole('region', { name: 'Rating' })
  await expect(rating.getByText('Service Unavailable')).toBeVisible()
  await expect(page).toHaveURL(/globals=.*fault:getEladRating-503/)
  await expect(tool(page)).toHaveText('Rating of an ad: 503 Service Unavailable')
  await expect(chooser(page)).toBeHidden()

  await tool(page).click()
  await expect(chooser(page).getByRole('status')).toHaveText(`${NOT_CHECKED}.`)
  await callField(page).selectOption('Every call')
  await choice(page, '503 Service Unavailable').click()
  await expect(preview(page).getByRole('main').getByText('Service Unavailable').first()).toBeVisible()
  await expect(preview(page).getByRole('region', { name: 'Rating' })).toHaveCount(0)
  await expect(page).toHaveURL(/fault:every-503/)
  expect(errors).toEqual([])
})

test('a fault that does not exist is named, and nothing fails', async ({ page }) => {
  await page.goto(`/?path=/story/${AD}&globals=fault:getRating-503`)
  await expect(preview(page).getByRole('button', { name: 'Save rating' })).toBeVisible()
  await expect(tool(page)).toHaveText('Unknown fault: getRating-503')
  await expect(preview(page).getByText('Service Unavailable')).toHaveCount(0)
  await finished(page, AD)
  await expect(page.getByText(NOT_CHECKED)).toHaveCount(0)

  await tool(page).click()
  await expect(chooser(page).getByRole('status')).toHaveText(
    'Unknown fault: getRating-503. No call is named getRating.',
  )
  await expect(choice(page, 'None')).toBeChecked()
  await chooser(page).getByRole('button', { name: 'Remove the fault' }).click()
  await expect(tool(page)).toHaveText('API faults')

  // The calls of the screen come first.
  const groups = callField(page).locator('optgroup')
  await expect(groups.first()).toHaveAttribute('label', 'This screen')
  await expect(groups.first().getByRole('option').first()).toHaveText('Details of an ad')
  await expect(groups.nth(1)).toHaveAttribute('label', 'Other calls')
})

test('is used by keyboard, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`/?path=/story/${AD}&nav=false`)
  // The play moves the focus.
  await finished(page, AD)
  await tool(page).press('Enter')
  await callField(page).focus()
  await page.keyboard.type('rating')
  await expect(callField(page)).toHaveValue('getEladRating')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/fault:getEladRating-400/)
  const { x, width } = await boxOf(chooser(page))
  expect([x >= 0, x + width <= 360]).toEqual([true, true])
  expect(await chooser(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})

test('a fault in the URL takes precedence over the story’s own', async ({ page }) => {
  for (const story of [TITLES, 'screens-titles--loading']) {
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=fault:queryEntity-503`)
    await expect(page.getByText('Service Unavailable').first()).toBeVisible()
  }
})

test('under a fault a story is not played, and says so; without it, it is', async ({ page }) => {
  await page.goto(`/?path=/story/${PLAYED}&globals=fault:loginAccessToken-503`)
  await finished(page, PLAYED)
  await expect(preview(page).getByLabel('Email Address')).toHaveValue('')
  await page.getByRole('button', { name: 'Show addon panel' }).click()
  await page.getByRole('tab', { name: 'Interactions' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText(NOT_CHECKED)).toBeVisible()
  await expect(panel.getByText(/^(Pass|Fail)$/)).toBeHidden()

  await panel.getByRole('button', { name: 'Remove the fault' }).click()
  await expect(preview(page).getByText(/Incorrect/)).toBeVisible()
  await expect(panel.getByText(/^Pass$/)).toBeVisible()
  await expect(panel.getByText(NOT_CHECKED)).toBeHidden()
})
