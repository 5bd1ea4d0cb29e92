import { expect, test } from '@playwright/test'

/* The search of Storybook's sidebar finds what a visitor looks for, among its first results. */

const SEARCHES = [
  { text: 'table', first: 3, finds: /DataTable|TableSkeleton/ },
  { text: 'border', first: 1, finds: /Foundations.*Tokens/ },
  { text: 'login 422', first: 1, finds: /^Login: 422 Validation error/ },
  { text: 'rating fails', first: 3, finds: /Ad details/ },
]

test('finds components, tokens and stories of screens by plain words @journey', async ({ page }) => {
  await page.goto('/?path=/story/foundations-tokens--colours')
  const search = page.getByRole('searchbox', { name: 'Search for components' })
  const results = page.getByRole('option')
  for (const { text, first, finds } of SEARCHES) {
    await search.fill(text)
    await expect
      .poll(async () => (await results.allTextContents()).slice(0, first), text)
      .toContainEqual(expect.stringMatching(finds))
  }
})
