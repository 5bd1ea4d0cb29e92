import { expect, test } from '@playwright/test'
import { openPage } from '../../scripts/pictures/storybook.ts'

/* What counts as at rest, which pictures, tests and documentation pages wait for. */

/** Photographed as `npm run pictures` does, after its play, without axe. */
test('a story is done only once its page is drawn, which may have to load first @journey', async ({
  browser,
  baseURL,
}) => {
  const page = await openPage(browser, baseURL ?? '')
  // The first has the code that pages share, so that that of an ad is soon there.
  for (const story of ['screens-users--default', 'screens-ad-details--masquerade'])
    await page.evaluate((id) => window.pictures.show(id, 'dark', false), story)
  expect(await page.locator('main h1').allTextContents()).toEqual(['For a very long Sunday, video before a video'])
  await page.context().close()
})
