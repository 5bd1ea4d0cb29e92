import { expect, test, type Locator, type Page } from '@playwright/test'
import { tokenValue } from '#components/theme/tokens.ts'

/*
 * Storybook itself, built and served by scripts/test-stories.mjs: its frame around the stories, the tool that lets a call
 * fail, and its pages of documentation. The test-runner sees none of these, for it opens each story by itself.
 */

const STORY = 'screens-titles--default'
const FAULT = 'fault:queryEntity-503'
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

/** What went wrong in the page or a frame of it, gathered from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('not on screen')
  return box
}

/** '#131210' as a browser tells it. */
function asRgb(hex: string): string {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(hex) ?? []
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`
}

test('a story in its frame, and a call picked to fail under it', async ({ page }) => {
  const errors = errorsOf(page)
  await page.goto(`/?path=/story/${STORY}`)
  await expect(preview(page).getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
  // The app gives the screen its props: a control would do nothing.
  await expect(page.getByText('This story has no controls')).toBeVisible()

  await page.getByRole('button', { name: /API faults/ }).click()
  const [endpoint, failure] = [
    page.getByRole('combobox', { name: 'Endpoint' }),
    page.getByRole('combobox', { name: 'Failure' }),
  ]
  const panel = await boxOf(page.getByRole('dialog').filter({ has: endpoint }))
  for (const select of [endpoint, failure]) {
    const { x, width } = await boxOf(select)
    expect([x > panel.x, x + width < panel.x + panel.width]).toEqual([true, true])
  }
  await endpoint.selectOption('queryEntity')
  await expect(endpoint).toHaveValue('queryEntity')
  await failure.selectOption('503')

  await expect(preview(page).getByText('Service Unavailable').first()).toBeVisible()
  expect(decodeURIComponent(page.url())).toContain(FAULT)
  expect(errors).toEqual([])
})

test('an address carries the failure, and a story that fails in its own way gives way to it', async ({ page }) => {
  const errors = errorsOf(page)
  for (const story of [STORY, 'screens-titles--loading']) {
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${FAULT}`)
    await expect(page.getByText('Service Unavailable').first()).toBeVisible()
  }
  expect(errors).toEqual([])
})

for (const theme of ['dark', 'light'] as const) {
  test(`a page of documentation in the ${theme} theme, with a story that is light in either`, async ({ page }) => {
    await page.goto(`/iframe.html?id=components-actions-copybutton--docs&viewMode=docs&globals=theme:${theme}`)
    const light = page
      .locator('#story--components-actions-copybutton--light--primary, #story--components-actions-copybutton--light')
      .getByRole('button')
    await expect(light).toBeVisible()
    await expect(page.locator('.sbdocs-wrapper')).toHaveCSS('background-color', asRgb(tokenValue('bg', theme)))
    for (const canvas of await page.locator('.sbdocs-preview').all())
      await expect(canvas).toHaveCSS('background-color', asRgb(tokenValue('bg', theme)))
    await expect(page.getByRole('heading', { name: 'CopyButton', level: 1 })).toHaveCSS(
      'color',
      asRgb(tokenValue('text', theme)),
    )
    await expect(page.getByRole('button', { name: 'Copy details' }).first()).toHaveCSS(
      'color',
      asRgb(tokenValue('text', theme)),
    )
    await expect(light).toHaveCSS('color', asRgb(tokenValue('text', 'light')))
  })
}
