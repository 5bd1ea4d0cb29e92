import { expect, test } from '@playwright/test'

/* Storybook's sidebar: its search finds what a visitor looks for, among its first results, and its filter what is left out. */

const SEARCHES = [
  { text: 'table', first: 3, finds: /DataTable|TableSkeleton/ },
  { text: 'border', first: 1, finds: /Foundations.*Tokens/ },
  { text: 'login 422', first: 1, finds: /^Login: 422 Validation error/ },
  ...['dropdown', 'modal', 'toast', 'autocomplete', 'typeahead', 'spinner', 'tabs', 'permission', 'rate limit'].map(
    (text) => ({ text, first: 3, finds: /Which component/ }),
  ),
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

test('a story that is only another width or theme is in the sidebar once its filter is chosen', async ({ page }) => {
  const id = 'screens-login--mobile'
  await page.goto(`/?path=/story/${id}`)
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('textbox').first()).toBeVisible()
  const item = page.locator(`.sidebar-container [data-item-id=${id}]`)
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: /tag filter/ }).click()
  await page.getByText('other-width-or-theme').click()
  await expect(item).toBeVisible()
})
