import type { Meta, StoryObj } from '@storybook/react-vite'
import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { withHandlers, failsPage, delays, stallsAfterFirstPage } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { showsTable } from './testing/reportSteps.ts'
import { shows } from '#screens/shared/testing/storySteps.ts'
import * as plays from './testing/adResultsPlays.ts'
import { AdResultsScreen } from './AdResultsScreen.tsx'

const HERE = '/dashboard/ad-results'

const meta: Meta<typeof AdResultsScreen> = {
  title: 'Screens/Dashboard/Ad results at work',
  id: 'screens-ad-results-at-work',
  component: AdResultsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: HERE, layout: 'fullscreen', heading: 'Ad results' },
}
export default meta

type Story = StoryObj<typeof AdResultsScreen>

/** Half of the rows are loaded: summary, chart and totals say that they are incomplete. */
export const Reading: Story = {
  beforeEach: withHandlers(stallsAfterFirstPage(reportVendorsDay)),
  play: shows(/^Loading: [\d,]+ of [\d,]+ rows$/),
}
export const Cancelled: Story = {
  beforeEach: withHandlers(stallsAfterFirstPage(reportVendorsDay)),
  play: plays.cancelsLoading,
}
/** One page failed, the others are loaded: says so. */
export const FailingPageInTheMiddle: Story = {
  beforeEach: withHandlers(failsPage(reportVendorsDay, 500, { day_to: '2026-11-19', offset: 3072 })),
  play: plays.showsFailedPage,
}
/** Retries only the failed page. */
export const FailingPageRetried: Story = {
  ...FailingPageInTheMiddle,
  parameters: NO_SNAPSHOT,
  play: plays.retriesFailedPage,
}
export const Slow: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(delays(reportVendorsDay, 1500)),
  play: showsTable(/^\d+ rows$/),
}

export const ChangesTheMetric: Story = { play: plays.changesMetric }
export const TurnsPlatformsOff: Story = { parameters: NO_PHONE_SNAPSHOT, play: plays.turnsOffPlatforms }
/** Sorts by Google clicks. */
export const Sorts: Story = { play: plays.sorts }
export const GroupsByDayToo: Story = { parameters: NO_PHONE_SNAPSHOT, play: plays.groupsByDay }
export const SavedViews: Story = { play: plays.savesAndRenamesView }
export const SettingsMobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: plays.opensSettings,
}
export const SettingsChangedMobile: Story = {
  globals: { viewport: { value: 'w390' } },
  play: plays.changesSettingsInSheet,
}
