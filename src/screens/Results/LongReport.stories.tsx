import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { queryElcam } from '#api/endpoints/ads.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth } from '#api/endpoints/reports.ts'
import { withHandlers, stalls, stallsAfterFirstPage } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { shows } from '#screens/shared/testing/storySteps.ts'
import { showsTable } from './testing/reportSteps.ts'
import { AdResultsScreen } from './AdResultsScreen.tsx'

const HERE = '/dashboard/ad-results'
/** A year of days. */
const YEAR = `${HERE}?from=2025-11-01&to=2026-10-31&g=.day`

/** Reports of more than 200,000 rows are read only when asked to. */
const meta: Meta<typeof AdResultsScreen> = {
  title: 'Screens/Dashboard/Ad results long',
  id: 'screens-ad-results-long',
  component: AdResultsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: YEAR, layout: 'fullscreen', heading: 'Ad results' },
}
export default meta

type Story = StoryObj<typeof AdResultsScreen>

const ROWS = Array.from({ length: 1024 }, (_, row) => ({ refkey: 100_000 + row, day: '2025-11-01', google_clicks: 1 }))
const withLongReport = withHandlers(stallsAfterFirstPage(reportVendorsDay, { total: 206_000, rows: ROWS }))
const press = async ({ canvasElement }: { canvasElement: HTMLElement }, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

export const Default: Story = {
  beforeEach: withLongReport,
  play: async (context) => {
    await shows('412,000 rows')(context)
    await shows(/By month it is [\d,]+\./)(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'By month' })).toBeVisible()
  },
}
export const Mobile: Story = {
  ...Default,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}
export const ReadAnyway: Story = {
  beforeEach: withLongReport,
  play: async (context) => {
    await press(context, 'Read anyway')
    await shows('Loading: 2,048 of 412,000 rows')(context)
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
export const Cancelled: Story = {
  beforeEach: withLongReport,
  play: async (context) => {
    // A report that is slow to begin has a button of that name, too.
    await shows('412,000 rows')(context)
    await press(context, 'Cancel')
    await shows('Total so far')(context)
  },
}
/** The names are not there yet: how many rows it would be by month is unknown. */
export const NamesLoading: Story = {
  beforeEach: withHandlers(
    stallsAfterFirstPage(reportVendorsDay, { total: 206_000, rows: ROWS }),
    stalls(queryElcam),
    stalls(reportVendorsMonth),
  ),
  play: async (context) => {
    await shows('412,000 rows')(context)
    await expect(within(context.canvasElement).queryByText(/By month it is/)).toBeNull()
  },
}
/** There are no months by creative. */
export const ByItem: Story = {
  parameters: { route: `${HERE}?from=2025-11-01&to=2026-10-31&g=item` },
  beforeEach: withHandlers(
    stallsAfterFirstPage(reportItemsDay, {
      total: 206_000,
      rows: ROWS.map(({ refkey, day }) => ({ refkey, day, clicks: 1 })),
    }),
  ),
  play: async (context) => {
    await shows('412,000 rows')(context)
    await expect(within(context.canvasElement).queryByRole('button', { name: 'By month' })).toBeNull()
  },
}
