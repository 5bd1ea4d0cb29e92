import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { queryElad } from '#api/endpoints/ads.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { withHandlers, failsPage, delays, returns, stallsAfterFirstPage } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { showsTable } from './testing/reportSteps.ts'
import { shows } from '#screens/shared/testing/storySteps.ts'
import * as plays from './testing/adResultsPlays.ts'
import { AdResultsScreen } from './AdResultsScreen.tsx'

const HERE = '/dashboard/ad-results'

const meta: Meta<typeof AdResultsScreen> = {
  title: 'Screens/Dashboard/Ad results/At work',
  id: 'screens-ad-results-at-work',
  component: AdResultsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: HERE, layout: 'fullscreen', heading: 'Ad results' },
}
export default meta

type Story = StoryObj<typeof AdResultsScreen>

const NOTHING = { total: 0, rows: [] }
/** The account has no ads: a sentence of its own, and nothing to export. */
export const NoAds: Story = {
  beforeEach: withHandlers(...[queryElad, queryElcam, reportVendorsDay].map((endpoint) => returns(endpoint, NOTHING))),
  play: shows('No results yet'),
}

/** Half of the rows are loaded: summary, chart and totals say that they are incomplete. */
export const Reading: Story = {
  tags: ['journey'],
  beforeEach: withHandlers(stallsAfterFirstPage(reportVendorsDay)),
  play: shows(/^Loading: [\d,]+ of [\d,]+ rows$/),
}
export const Cancelled: Story = {
  tags: ['journey'],
  beforeEach: withHandlers(stallsAfterFirstPage(reportVendorsDay)),
  play: plays.cancelsLoading,
}
/** One page failed, the others are loaded: says so. */
export const FailingPageInTheMiddle: Story = {
  tags: ['journey'],
  beforeEach: withHandlers(failsPage(reportVendorsDay, 500, { day_to: '2026-11-19', offset: 1024 })),
  play: plays.showsFailedPage,
}
/** Retries only the failed page. */
export const FailingPageRetried: Story = {
  tags: ['journey'],
  ...FailingPageInTheMiddle,
  parameters: NO_SNAPSHOT,
  play: plays.retriesFailedPage,
}
export const Slow: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(delays(reportVendorsDay, 1500)),
  play: showsTable(/^\d+ rows$/),
}

export const ChangesTheMetric: Story = { parameters: NO_PHONE_SNAPSHOT, play: plays.changesMetric }
export const TurnsPlatformsOff: Story = {
  tags: ['journey'],
  parameters: NO_PHONE_SNAPSHOT,
  play: plays.turnsOffPlatforms,
}
/** Sorts by Google clicks. */
export const Sorts: Story = { tags: ['journey'], parameters: { route: `${HERE}?g=title` }, play: plays.sorts }
export const GroupsByDayToo: Story = { parameters: NO_PHONE_SNAPSHOT, play: plays.groupsByDay }
export const SavedViews: Story = { tags: ['journey'], play: plays.savesAndRenamesView }
export const SettingsMobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: plays.opensSettings,
}
export const SettingsChangedMobile: Story = {
  globals: { viewport: { value: 'w390' } },
  play: plays.changesSettingsInSheet,
}
/** On phones a menu has what concerns the chart. */
export const ChartAsTableMobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await showsTable(/^\d+ rows$/)(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: 'Chart options' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Table' }))
    await expect(await page.findByRole('columnheader', { name: /^Google, previous/ })).toBeInTheDocument()
  },
}
/** A further ad is chosen beside the chips of the others. */
export const AddsAnAd: Story = {
  tags: ['journey'],
  parameters: { route: `${HERE}?elad_id=10101&elad_id=10102` },
  play: async (context) => {
    await showsTable(/^2 rows$/)(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: 'Add ad' }))
    const [option] = await page.findAllByRole('option')
    if (option) await userEvent.click(option)
    await showsTable(/^3 rows$/)(context)
  },
}
/** Creatives of several ads share a name: the ad stands below it. */
export const CreativesWithTheirAd: Story = {
  parameters: { route: `${HERE}?g=item&elad_id=10101&elad_id=10102` },
  play: async (context) => {
    await showsTable(/^\d+ rows$/)(context)
    // The names of creatives and ads come one after the other.
    await waitFor(() => {
      const parents = context.canvasElement.querySelectorAll('tbody .row-parent')
      return expect(new Set(Array.from(parents, ({ textContent }) => textContent)).size).toBe(2)
    })
  },
}
