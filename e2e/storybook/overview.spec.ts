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
})

test('the page for choosing a component finds each that it names', async ({ page }) => {
  const source = readFileSync('.storybook/overview/WhichComponent.mdx', 'utf8')
  await open(page, 'overview-which-component--docs')
  await expect.poll(() => names(page)).toEqual(Array.from(source.matchAll(/<Choice of="(\w+)"/g), ([, name]) => name))
  const limited = cards(page).filter({ hasText: 'A rate limit' })
  await limited.scrollIntoViewIfNeeded()
  await expect(limited.getByText('429', { exact: true })).toBeVisible()
})
