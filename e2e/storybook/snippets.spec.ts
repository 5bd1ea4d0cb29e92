import { expect, test } from '@playwright/test'
import { compileSnippets } from '../../scripts/compileSnippets.ts'
import { collectSnippets } from './collectSnippets.ts'
import { readIndex } from './readIndex.ts'

const SELECT = '/iframe.html?id=components-inputs-select--docs&viewMode=docs'

test('the code of every story on the documentation pages compiles as it is shown', async ({ page, baseURL }) => {
  await page.goto(SELECT)
  const snippets = await collectSnippets(page)
  expect(snippets.length).toBeGreaterThan(200)
  expect(compileSnippets(snippets)).toEqual([])

  // Each component's page begins with code.
  const withCode = new Set(snippets.map(({ storyId }) => storyId))
  const stories = (await readIndex(baseURL)).filter(
    ({ type, title, tags }) => type === 'story' && title.startsWith('Components/') && tags.includes('autodocs'),
  )
  const firsts = new Map(stories.toReversed().map(({ title, id }) => [title, id]))
  expect([...firsts.values()].filter((id) => !withCode.has(id))).toEqual([])
})

test('a documentation page shows the code of its first story, and of others that differ', async ({ page }) => {
  await page.goto(SELECT)
  const snippets = (await collectSnippets(page)).filter(({ storyId }) =>
    storyId.startsWith('components-inputs-select--'),
  )
  const switches = page.getByRole('switch', { name: 'Show code' })
  await expect(switches).toHaveCount(snippets.length)
  await switches.first().click()
  await expect(page.locator('pre').filter({ hasText: 'import' }).first()).toHaveText(snippets[0]?.code ?? '')
})
