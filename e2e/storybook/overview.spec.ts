import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { SCREENS } from '../../.storybook/screens/screens.ts'
import { readIndex } from './readIndex.ts'

/* The pages that show all of Storybook at a glance. */

const open = (page: Page, id: string) => page.goto(`/iframe.html?id=${id}&viewMode=docs`)
const cards = (page: Page) => page.locator('.components > li')
const names = (page: Page) => cards(page).locator('> a').allTextContents()

test('every state of every screen is one press away, and a cell without a story is empty @journey', async ({
  page,
}) => {
  await open(page, 'overview-every-state--docs')
  const states = page.getByRole('table').first()
  await expect(states.getByRole('row')).toHaveCount(SCREENS.length + 1)
  await expect(states.getByRole('link', { name: 'Login: 422 Validation error' })).toHaveAttribute(
    'href',
    /story\/screens-login--validation-error-422$/,
  )
  const notFound = states.getByRole('row', { name: /^Not found/ })
  await expect(notFound.getByRole('link', { name: /^Not found: / })).toHaveCount(4)

  await page.locator('summary', { hasText: 'Ad details' }).click()
  await expect(page.getByRole('link', { name: 'Ad details: Rating fails with 500' })).toBeVisible()
  await page.getByRole('link', { name: 'Rating of an ad: 503 Service Unavailable', exact: true }).click()
  const frame = page.frameLocator('#storybook-preview-iframe')
  await expect(frame.getByRole('region', { name: 'Rating' })).toContainText('Service Unavailable')
})

test('all components are on one page, each live', async ({ page, baseURL }) => {
  const titles = (await readIndex(baseURL)).filter(
    ({ type, title }) => type === 'docs' && title.startsWith('Components/'),
  )
  await open(page, 'overview-all-components--all-components')
  await expect.poll(() => names(page)).toEqual(titles.map(({ title }) => title.replace(/^.*\//, '')))
  const card = async (name: string) => {
    const found = cards(page).filter({ has: page.getByRole('link', { name, exact: true }) })
    await found.scrollIntoViewIfNeeded()
    return found
  }
  await expect((await card('Button')).getByRole('button')).toBeVisible()
  await expect((await card('Checkbox')).getByRole('checkbox')).toBeVisible()
  // It covers its page: a frame of its own.
  await expect((await card('Dialog')).locator('iframe').contentFrame().getByRole('dialog')).toBeVisible()
  // As high as a window: it shrinks until all of it is in sight.
  const message = await card('PageMessage')
  await expect(message.getByRole('button', { name: 'Go to Home' })).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => message.locator('.sb-story').evaluate((box) => box.scrollHeight - box.clientHeight))
    .toBeLessThanOrEqual(0)
})

test('the page for choosing a component finds each that it names', async ({ page }) => {
  const source = readFileSync('.storybook/overview/WhichComponent.mdx', 'utf8')
  await open(page, 'overview-which-component--docs')
  await expect.poll(() => names(page)).toEqual(Array.from(source.matchAll(/<Choice of="(\w+)"/g), ([, name]) => name))
  const limited = cards(page).filter({ hasText: 'A rate limit' })
  await limited.scrollIntoViewIfNeeded()
  await expect(limited.getByText('429', { exact: true })).toBeVisible()
})

test('errors and messages are searched, icons copied by name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const rows = page.locator('.catalogue tbody tr')
  await open(page, 'overview-errors--docs')
  await page.getByRole('searchbox').fill('429')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('button', { name: 'Try again' })).toBeVisible()
  await open(page, 'overview-messages--docs')
  await page.getByRole('searchbox').fill('something went')
  await expect(rows.filter({ hasText: 'failures.serverErrorText.title' })).toBeVisible()
  await open(page, 'foundations-icons--docs')
  await page.getByRole('button', { name: 'ChevronDown' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ChevronDown')
})

test('a component’s page begins with all its variants, and has its keys, its screens and links to others @journey', async ({
  page,
}) => {
  const keys = (key: string) =>
    page.getByRole('row').filter({ has: page.getByRole('cell', { name: key, exact: true }) })
  await open(page, 'components-actions-button--docs')
  await expect(page.locator('h2').first()).toHaveText('All states')
  await expect(keys('Space, Enter')).toContainText('Press it')
  await expect(page.getByRole('link', { name: 'Ad details' })).toHaveAttribute('href', /screens-ad-details--all-states/)
  await expect(page.getByRole('link', { name: 'SegmentedControl' })).toHaveAttribute('href', /segmentedcontrol--docs/)
  await open(page, 'components-inputs-textfield--docs')
  await expect(page.getByText('The browser’s own keys: native text input.')).toBeVisible()
  await open(page, 'components-brand-logo--docs')
  await expect(page.getByText('No keyboard of its own.')).toBeVisible()
})
