import { expect, test, type Page } from '@playwright/test'
import { SCREENS } from '../../.storybook/screens/screens.ts'
import { readIndex } from './readIndex.ts'

/* The pages of screens: what they say, and their states as pictures. */

const AD = 'screens-ad-details'
const RATING_FAILS = `${AD}-failures--rating-fails-500`

const pageOf = (screen: string) => `/iframe.html?id=${screen}--all-states&viewMode=docs`
const headings = (page: Page) => page.locator('.sbdocs-content h2')
const pictures = (page: Page) => page.locator('.cards img')

/** Publishes these pictures: 'dark' and 'light' at each width, all of the same pixel. */
async function publish(page: Page, list: readonly { story: string; width: number; theme: string; isCut?: boolean }[]) {
  await page.route('**/pictures/web.json', (route) =>
    route.fulfill({
      json: {
        commit: '0123456789abcdef',
        date: '2026-11-20',
        pictures: list.map(({ story, width, theme, isCut = false }) => ({
          story,
          width,
          theme,
          isCut,
          file: `${story}/${width}-${theme}.webp`,
          size: [720, 450],
        })),
      },
    }),
  )
  await page.route('**/pictures/**/*.webp', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

test('every screen has a page, before its stories', async ({ baseURL }) => {
  const entries = (await readIndex(baseURL)).filter(({ title }) => /^Screens\/\w+\/[^ ]/.test(title))
  const first = new Map(entries.toReversed().map((entry) => [entry.title, entry]))
  const pages = entries.filter(({ type }) => type === 'docs')
  expect(pages).toHaveLength(SCREENS.length)
  for (const { id, title } of pages) expect(first.get(title)?.id, title).toBe(id)
})

test('says who may see a screen, its calls in words, and what its URL keeps @journey', async ({ page }) => {
  await page.goto(pageOf('screens-users'))
  await expect(page.getByText('Everyone who is signed in; visitors log in first')).toBeVisible()
  await expect(page.getByText('/dashboard/users', { exact: true })).toBeVisible()
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect(row(/^List of users GET \S+\/user /)).toBeVisible()
  await expect(row(/^Switch to another account, on a press /)).toBeVisible()
  await expect(row(/^q Search text/)).toBeVisible()
  // On a phone its tables scroll by themselves.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

const shows = (page: Page, name: string) => page.getByRole('button', { name: `Show ${name}`, exact: true })
const frames = (page: Page) => page.locator('.live iframe')

test('lists all states by what they show; without pictures one at a time is shown live, at its own width', async ({
  page,
}) => {
  await publish(page, [])
  await page.goto(pageOf(AD))
  await expect(headings(page)).toHaveText(
    ['Default', 'Loading', 'Empty', 'Partial', 'Errors', 'At work', 'Drafts', 'Ratings', 'Calls', 'What the URL keeps'],
    { useInnerText: true },
  )
  const errors = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Errors' }) })
  await expect(errors.getByRole('link', { name: /^\d{3} / }).first()).toHaveText('400 Bad request')
  await expect(page.getByText('Campaigns are shown without their figures.')).toBeVisible()
  await expect(page.locator('.sbdocs-content')).not.toContainText('npm run')

  await shows(page, '400 Bad request').click()
  await expect(frames(page)).toHaveAttribute('title', '400 Bad request')
  await shows(page, '403 Forbidden').hover()
  await expect(frames(page)).toHaveAttribute('title', '403 Forbidden')
  await expect(frames(page)).toHaveCount(1)

  // A story for a phone stays one.
  await shows(page, 'Mobile').first().click()
  await expect(frames(page)).toHaveAttribute('width', '390')

  await page.getByRole('radio', { name: /^Failing/ }).check()
  await expect(headings(page)).toHaveText(['Partial', 'Errors', 'Calls', 'What the URL keeps'], { useInnerText: true })
})

test('two states that are ticked stand side by side, each with a session of its own', async ({ page, context }) => {
  await publish(page, [])
  await page.goto(pageOf(AD))
  const tick = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).first()
  const sides = page.getByRole('dialog', { name: 'Side by side' })
  const side = (name: string) => sides.frameLocator(`iframe[title="${name}"]`)
  const masquerade = /^Viewing as/

  await tick('Default').check()
  await expect(sides).toHaveCount(0)
  await tick('Masquerade').check()
  await expect(side('Masquerade').getByText(masquerade)).toBeVisible()
  await expect(side('Default').getByRole('region', { name: 'Rating' })).toBeVisible()
  await expect(side('Default').getByText(masquerade)).toHaveCount(0)
  // Whole, each in half of the page, and with the focus where it was.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expect(sides.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sides).toHaveCount(0)

  await tick('Default').check()
  await tick('401 Unauthorized').check()
  await expect(side('401 Unauthorized').getByText('Your session has ended. Please log in again.')).toBeVisible()
  await side('Default').getByRole('link', { name: 'Titles' }).click()
  await expect(side('Default').getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
  expect(await context.cookies()).toEqual([])
})

test('shows pictures of one width and theme, and says where one differs or is cut', async ({ page }) => {
  await publish(page, [
    ...[1440, 390].flatMap((width) =>
      ['dark', 'light'].map((theme) => ({ story: `${AD}--default`, width, theme, isCut: width === 390 })),
    ),
    { story: `${AD}--mobile`, width: 390, theme: 'light' },
  ])
  await page.goto(pageOf(AD))
  await expect(page.getByText('Pictures of commit 01234567, 2026-11-20')).toBeVisible()
  const files = () => pictures(page).evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const [own, mobile] = [`./pictures/${AD}--default`, `./pictures/${AD}--mobile/390-light.webp`]
  await expect.poll(files).toEqual([`${own}/1440-dark.webp`, mobile])
  await expect(page.getByText('Only at 390, Only light')).toBeVisible()
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('radio', { name: 'Phone 390' }).check()
  await expect.poll(files).toEqual([`${own}/390-light.webp`, mobile])
  await expect(page.getByText('Goes on below')).toBeVisible()
  await expect(shows(page, 'Rating fails with 500')).toBeVisible()
})

test('the address keeps what is chosen on a wall and what is compared', async ({ page }) => {
  await publish(
    page,
    ['default', 'masquerade'].map((state) => ({ story: `${AD}--${state}`, width: 390, theme: 'light' })),
  )
  const wall = page.frameLocator('#storybook-preview-iframe')
  const sides = wall.getByRole('dialog', { name: 'Side by side' })
  await page.goto(`/?path=/docs/${AD}--all-states`)
  for (const name of [/^At work/, 'Phone 390', 'Light']) await wall.getByRole('radio', { name }).check()
  // They stand in the order in which they were ticked.
  for (const name of ['Masquerade', 'Default'])
    await wall
      .getByRole('checkbox', { name: `Compare ${name}`, exact: true })
      .first()
      .check()
  await expect(sides.locator('img')).toHaveCount(2)
  await expect(page).toHaveURL(
    new RegExp(
      `path=/docs/${AD}--all-states&globals=theme:light&states=work&width=390&compare=${AD}--masquerade,${AD}--default$`,
    ),
  )
  await page.reload()
  await expect(sides.locator('figcaption')).toHaveText(['Masquerade', 'Default'])
  await expect(sides.getByRole('link', { name: 'Masquerade' })).toHaveAttribute(
    'href',
    `./?path=/story/${AD}--masquerade&globals=theme:light;viewport:w390`,
  )
  await sides.getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/compare/)
  for (const name of [/^At work/, 'Phone 390', 'Light']) await expect(wall.getByRole('radio', { name })).toBeChecked()
  await wall.getByRole('link', { name: 'Calls', exact: true }).click()
  await expect(wall.getByRole('heading', { name: 'Calls' })).toBeInViewport()
})

test('a copied link opens a state alone in its width and theme', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await publish(page, [{ story: RATING_FAILS, width: 390, theme: 'light' }])
  await page.goto(pageOf(AD))
  const card = page.getByRole('listitem').filter({ has: page.locator('img') })
  // The picture opens it, too.
  await expect(card.getByRole('link', { name: 'Rating fails with 500' }).locator('img')).toBeVisible()
  await card.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  const frame = page.frameLocator('#storybook-preview-iframe')
  await expect(frame.getByRole('region', { name: 'Rating' })).toContainText('500')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(async () => (await page.locator('#storybook-preview-iframe').boundingBox())?.width).toBe(390)
  await expect(page.getByRole('searchbox')).toBeHidden()
})

test('shows what a failing call does: the fault is set in the address', async ({ page }) => {
  await page.goto(pageOf(AD))
  await page.getByRole('link', { name: 'Rating of an ad: 503 Service Unavailable', exact: true }).click()
  const frame = page.frameLocator('#storybook-preview-iframe')
  await expect(frame.getByRole('region', { name: 'Rating' })).toContainText('Service Unavailable')
  await expect(page).toHaveURL(/screens-ad-details--default.*fault:getEladRating-503/)
})
