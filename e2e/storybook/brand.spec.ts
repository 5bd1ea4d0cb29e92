import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { contrast } from '#components/theme/testing/cssColor.ts'
import { tokenValue, type ThemeName } from '#components/theme/tokens.ts'
import { goToStory } from './goToStory.ts'

/* Storybook in our fonts and colours, and the tokens to take away. */

const TOKENS = 'foundations-tokens--colours'
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const sidebar = (page: Page) => page.locator('.sidebar-container')
const selected = (page: Page) => sidebar(page).locator('[data-selected=true]')

/** An element's colour, the background that it stands on, and its font. */
const readStyle = (element: Locator) =>
  element.evaluate((node) => {
    const toHex = (rgb: string) =>
      `#${Array.from(rgb.matchAll(/\d+/g), ([channel]) => Number(channel).toString(16).padStart(2, '0')).join('')}`
    let ground: Element | null = node
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
    const { color, fontFamily } = getComputedStyle(node)
    return { text: toHex(color), ground: toHex(getComputedStyle(ground ?? node).backgroundColor), fontFamily }
  })

const welcome = (page: Page) => sidebar(page).getByRole('link', { name: 'Welcome' })

const expectGround = (page: Page, theme: ThemeName) =>
  expect.poll(async () => (await readStyle(welcome(page))).ground).toBe(tokenValue('surface', theme))

async function expectFrame(page: Page, theme: ThemeName): Promise<void> {
  await expectGround(page, theme)
  for (const element of [welcome(page), selected(page), page.getByRole('tab', { name: 'Accessibility' })]) {
    const { text, ground } = await readStyle(element)
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  }
}

test('the frame follows the theme, with its fonts, and keeps what is open in the sidebar', async ({ page }) => {
  // A story with a theme of its own leaves the frame as it is.
  await page.goto('/?path=/story/components-actions-copybutton--light')
  const button = preview(page).getByRole('button', { name: 'Copy details' })
  await expect.poll(async () => (await readStyle(button)).text).toBe(tokenValue('text', 'light'))
  await expectGround(page, 'dark')

  await goToStory(page, TOKENS)
  await expect(sidebar(page).getByRole('link', { name: 'Lightshelf' })).toBeVisible()
  await expect(selected(page)).toHaveAttribute('data-item-id', TOKENS)
  await expectFrame(page, 'dark')
  expect((await readStyle(selected(page))).fontFamily).toMatch(/^Poppins/)
  expect(await page.evaluate(() => document.fonts.check('600 14px Poppins'))).toBe(true)

  await expect(preview(page).getByRole('row', { name: /--text-3/ })).toBeVisible()
  await page.getByRole('button', { name: /Theme/ }).click()
  await page.getByRole('option', { name: 'Light' }).click()
  await expectFrame(page, 'light')
  await expect(selected(page)).toHaveAttribute('data-item-id', TOKENS)
  await expect(page).toHaveURL(/globals=theme:light/)
})

test('the frame is light from the start where the address says so', async ({ page }) => {
  // Without the preview only the address can tell.
  await page.route('**/iframe.html*', (route) => route.abort())
  await page.goto(`/?path=/story/${TOKENS}&globals=motion:still;theme:light`)
  await expectGround(page, 'light')
})

test('an address without a story names it, without a developer’s reasons', async ({ page }) => {
  await page.goto('/iframe.html?id=nonsense--x&globals=theme:light')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('nonsense--x')
  await expect(page.getByText('configuration issue')).toBeHidden()
  expect((await readStyle(heading)).ground).toBe(tokenValue('bg', 'light'))
})

test('a story that fails to load keeps Storybook’s own page, with the error', async ({ page }) => {
  await page.route('**/assets/Tokens.stories-*.js', (route) => route.abort())
  await page.goto(`/iframe.html?id=${TOKENS}&viewMode=story`)
  await expect(page.locator('#error-message')).toBeVisible()
  await expect(page.locator('#error-message')).toContainText('Failed to fetch')
})

test('tokens are copied as CSS and as TypeScript', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/iframe.html?id=${TOKENS}&viewMode=story`)
  const row = page.getByRole('row', { name: /--text-3/ })
  for (const [name, text] of [
    ['CSS', 'var(--text-3)'],
    ['TypeScript', "tokenValue('text-3', theme)"],
  ] as const) {
    await row.getByRole('button', { name }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  }
})

test('tokens.json is published, and the tokens’ page links it', async ({ page, request }) => {
  const response = await request.get('/tokens.json')
  expect(response.headers()['content-type']).toContain('application/json')
  expect(await response.text()).toBe(readFileSync('src/components/theme/tokens.json', 'utf8'))
  await page.goto('/iframe.html?id=foundations-tokens--docs&viewMode=docs')
  await expect(page.getByRole('link', { name: 'tokens.json' })).toHaveAttribute('href', './tokens.json')
})

test('Welcome says what was built, and its links lead to stories', async ({ page, request }) => {
  await page.goto('/?path=/docs/welcome--docs&globals=theme:light')
  await expect(preview(page).getByText(/^Version \d+\.\d+\.\d+, commit \w+, built on \d+ \w+ \d{4}$/)).toBeVisible()
  const { entries } = (await (await request.get('/index.json')).json()) as { entries: Record<string, unknown> }
  const links = await preview(page).locator('a[href*="path="]').all()
  expect(links.length).toBeGreaterThan(8)
  for (const link of links) {
    const id = /path=\/(?:docs|story)\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1]
    expect(entries).toHaveProperty([id ?? ''])
  }
  await preview(page).getByRole('link', { name: 'Button', exact: true }).click()
  await expect(preview(page).getByRole('heading', { name: 'Button', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/path=\/docs\/components-actions-button--docs.*theme:light/)
})
