import { expect, test, type Page } from '@playwright/test'
import { goToStory } from './goToStory.ts'

/* What Storybook says about a state of a screen, in its toolbar and in a panel, and how it keeps the panels. */

const RATED_ID = 'screens-ad-details-at-work--rated'
const RATED = `/?path=/story/${RATED_ID}`
const COMMENT = 'Returns a response without storing the rating, which later stories would see.'
const PAGE = 'screens-ad-details--all-states'

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const toolbar = (page: Page) => page.getByTestId('sb-preview-toolbar')
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'About this state' })
const togglePanels = (page: Page) => page.getByRole('button', { name: /^(Show|Hide) addon panel/ }).click()

/** Opens a story, until its panels are those of its kind. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first()).toBeVisible()
}

/** Selects a story in the sidebar, whose group is open. */
const select = (page: Page, storyId: string) => page.locator(`.sidebar-container [data-item-id=${storyId}] a`).click()

test('the toolbar shows a state’s comment and links the page of its screen @journey', async ({ page }) => {
  await open(page, `${RATED}&globals=theme:light`)
  await expect(toolbar(page).getByText(COMMENT)).toHaveAttribute('title', COMMENT)
  const link = toolbar(page).getByRole('link', { name: 'All states of Ad details' })
  await expect(link).toHaveAttribute('href', `/?path=/docs/${PAGE}&globals=theme:light`)
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).toHaveURL(new RegExp(`path=/docs/${PAGE}`))
  const heading = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Ad details')
})

test('the panel of a screen is closed at first, and says what the state is', async ({ page }) => {
  await open(page, RATED)
  await expect(toolbar(page).getByText(COMMENT)).toBeVisible()
  await expect(tab(page, /^Actions/)).toBeHidden()
  await togglePanels(page)
  await expect(tab(page, /^About this state/)).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByText(COMMENT)).toBeVisible()
  await expect(panel(page).getByText('/dashboard/ads/10101', { exact: true })).toBeVisible()
  await expect(panel(page).getByText('3.16 Rating: rating and comment')).toBeVisible()
  await expect(panel(page).getByText('Rating of an ad GET /api/v1/acc/{vert_id}/elad/{elad_id}/rate')).toBeVisible()
  await expect(tab(page, /^Controls/)).toHaveCount(0)
  await expect(panel(page).getByText('Fails', { exact: true })).toHaveCount(0)
  await goToStory(page, 'screens-ad-details-failures--rating-fails-500')
  await expect(panel(page).getByText('Rating of an ad: 500 Internal Server Error')).toBeVisible()

  // This one gets its props from args.
  await goToStory(page, 'screens-global-error--default')
  await expect(toolbar(page).getByRole('link', { name: 'All states of Global error' })).toBeAttached()
  await expect(tab(page, /^Controls/)).toHaveCount(0)
})

test('panels stay as they were left, on screens and on components', async ({ page }) => {
  await open(page, '/?path=/story/components-actions-button--quiet')
  await expect(tab(page, /^Controls/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, /^About this state/)).toHaveCount(0)
  await expect(toolbar(page).getByRole('link', { name: /^All states/ })).toHaveCount(0)

  await goToStory(page, RATED_ID)
  await expect(tab(page, /^Actions/)).toBeHidden()
  await togglePanels(page)
  await tab(page, /^Interactions/).click()
  await select(page, 'screens-ad-details-at-work--not-rated-yet')
  await expect(page).toHaveURL(/not-rated-yet/)
  await expect(tab(page, /^Interactions/)).toHaveAttribute('aria-selected', 'true')

  await goToStory(page, 'components-actions-button--quiet')
  await expect(tab(page, /^Controls/)).toHaveAttribute('aria-selected', 'true')
  await togglePanels(page)
  await expect(tab(page, /^Controls/)).toBeHidden()

  await goToStory(page, RATED_ID)
  await expect(tab(page, /^Interactions/)).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tab(page, /^Interactions/)).toHaveAttribute('aria-selected', 'true')
})

test('Interactions says in plain words what a play does', async ({ page }) => {
  await open(page, '/?path=/story/screens-login--wrong-password')
  // A press would take the focus from what is being typed.
  await expect(page.frameLocator('#storybook-preview-iframe').getByText(/Incorrect/)).toBeVisible()
  await togglePanels(page)
  await tab(page, /^Interactions/).click()
  for (const step of ['Types a wrong password', 'Presses Sign in', 'Shows "Incorrect"', 'Keeps the email address'])
    await expect(page.getByText(step, { exact: true })).toBeVisible()
})
