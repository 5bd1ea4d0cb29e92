import { expect, test } from '@playwright/test'
import { tokenValue } from '#components/theme/tokens.ts'
import { boxOf } from './boxOf.ts'
import { toRgb } from './docsPage.ts'

/*
 * Storybook itself, built and served by scripts/test-stories.mjs: the frame around stories and the docs
 * pages. The test-runner covers none of these, because it opens each story alone.
 */

const STORY = 'screens-titles--default'

test('only calls of the API pass through the mock worker, no files', async ({ page }) => {
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname)
  })
  await page.goto(`/iframe.html?id=${STORY}&viewMode=story`)
  await expect(page.getByText('Dracula').first()).toBeVisible()
  expect(answered).toContain('/api/v1/me/')
  expect(answered.filter((path) => !path.startsWith('/api/'))).toEqual([])
})

/** The story's page has the mock worker unregistered as it closes, while the next one registers it. */
test('a story is the same when its tab showed it alone before', async ({ page }) => {
  await page.goto(`/iframe.html?id=${STORY}&viewMode=story`)
  await expect(page.getByText('Dracula').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto(`/?path=/story/${STORY}`)
  await expect(page.frameLocator('#storybook-preview-iframe').getByText('Dracula').first()).toBeVisible()
})

for (const theme of ['dark', 'light'] as const) {
  test(`shows a docs page in the ${theme} theme, with one story that is always light @journey`, async ({ page }) => {
    await page.goto(`/iframe.html?id=components-actions-copybutton--docs&viewMode=docs&globals=theme:${theme}`)
    const frame = page.locator('iframe[title=Light]')
    // It loads when it comes near.
    await expect(async () => {
      await frame.scrollIntoViewIfNeeded()
      await expect(frame).toHaveAttribute('aria-busy', 'false', { timeout: 1000 })
    }).toPass()
    const light = frame.contentFrame().getByRole('button')
    await expect(light).toBeVisible()
    await expect(page.locator('.sbdocs-wrapper')).toHaveCSS('background-color', toRgb(tokenValue('bg', theme)))
    for (const canvas of await page.locator('.sbdocs-preview').all())
      await expect(canvas).toHaveCSS('background-color', toRgb(tokenValue('bg', theme)))
    await expect(page.getByRole('heading', { name: 'CopyButton', level: 1 })).toHaveCSS(
      'color',
      toRgb(tokenValue('text', theme)),
    )
    await expect(page.getByRole('button', { name: 'Copy details' }).first()).toHaveCSS(
      'color',
      toRgb(tokenValue('text', theme)),
    )
    await expect(light).toHaveCSS('color', toRgb(tokenValue('text', 'light')))
  })
}

test('a padded story has the same space on both sides', async ({ page }) => {
  await page.goto('/iframe.html?id=components-feedback-banner--info&viewMode=story')
  const root = page.locator('#storybook-root')
  await expect(root).toBeVisible()
  const { x, width } = await boxOf(root)
  expect(x).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width + 2 * x)
})
