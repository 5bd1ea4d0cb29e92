import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import { reportItemsDay, reportVendorsDay } from '#api/endpoints/reports.ts'
import { LONG_CAMPAIGNS } from '#mocks/longAd.ts'
import { returns, withHandlers, stallsAfterFirstPage } from '#mocks/respond.ts'
import { noMetrics } from '#mocks/world/figures.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { inOrder, shows } from '#screens/shared/testing/storySteps.ts'
import { showsTable } from './testing/reportSteps.ts'
import { AdResultsScreen } from './AdResultsScreen.tsx'

const HERE = '/dashboard/ad-results'
/** A year of days. */
const YEAR = `${HERE}?from=2025-11-01&to=2026-10-31&g=.day`

/** Reports of more than 200,000 rows, or 100,000 in each period, are not read. */
const meta: Meta<typeof AdResultsScreen> = {
  title: 'Screens/Dashboard/Ad results/Long',
  id: 'screens-ad-results-long',
  component: AdResultsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: YEAR, layout: 'fullscreen', heading: 'Ad results' },
}
export default meta

type Story = StoryObj<typeof AdResultsScreen>

const ROWS = Array.from({ length: 1024 }, (_, row) => ({
  ...noMetrics(),
  refkey: 100_000 + row,
  day: '2025-11-01',
  google_clicks: 1,
}))
const withLongReport = withHandlers(stallsAfterFirstPage(reportVendorsDay, { total: 206_000, rows: ROWS }))
const press = async ({ canvasElement }: { canvasElement: HTMLElement }, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))
const lacks =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expect(within(canvasElement).queryByRole('button', { name })).toBeNull()

export const Default: Story = {
  beforeEach: withLongReport,
  play: async (context) => {
    await inOrder(shows('206,000 rows'), shows(/up to 100,000 rows in each period/))(context)
    for (const name of ['No comparison', 'By month', 'Shorter period'])
      await expect(within(context.canvasElement).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
  },
}
export const Mobile: Story = {
  ...Default,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}
/** Twice as many rows may be read then; here there are still more. */
export const NoComparison: Story = {
  parameters: NO_PHONE_SNAPSHOT,
  beforeEach: withLongReport,
  play: async (context) => {
    await press(context, 'No comparison')
    await shows(/up to 200,000 rows/)(context)
    await lacks('No comparison')(context)
  },
}
export const ByMonth: Story = {
  beforeEach: withLongReport,
  play: async (context) => {
    await press(context, 'By month')
    await showsTable(/^\d+ rows$/)(context)
  },
}
export const ShorterPeriod: Story = {
  beforeEach: withLongReport,
  play: async (context) => {
    await press(context, /^Shorter period/)
    await within(context.canvasElement.ownerDocument.body).findByRole('radio', { name: /Last 28 days/ })
  },
}
/** There are no months by creative. */
export const ByItem: Story = {
  parameters: { route: `${HERE}?from=2025-11-01&to=2026-10-31&g=item` },
  beforeEach: withHandlers(
    stallsAfterFirstPage(reportItemsDay, {
      total: 206_000,
      rows: ROWS.map(({ refkey, day }) => ({ refkey, day, clicks: 1, impr: 20, conv: null })),
    }),
  ),
  play: async (context) => {
    await shows('206,000 rows')(context)
    await lacks('By month')(context)
    await press(context, 'By campaign')
    await showsTable(/^\d+ rows$/)(context)
  },
}
/** Each campaign is a call for the names of its creatives. */
export const TooManyCampaigns: Story = {
  parameters: { route: `${HERE}?g=item` },
  beforeEach: withHandlers(
    returns(queryElcam, {
      total: 812,
      rows: Array.from({ length: 812 }, (_, index) => ({ ...LONG_CAMPAIGNS[0], elcam_id: 1 + index })),
    }),
  ),
  play: inOrder(shows('812 campaigns'), shows(/up to 700 campaigns/)),
}
