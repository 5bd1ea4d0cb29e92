import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { shows } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { showsTable } from './testing/reportSteps.ts'
import { TitleResultsScreen } from './TitleResultsScreen.tsx'

const HERE = '/dashboard/title-results'

/** Comparison periods: whole months, partial months, periods of different lengths. */
const meta: Meta<typeof TitleResultsScreen> = {
  title: 'Screens/Dashboard/Title results/Compared',
  id: 'screens-title-results-compared',
  component: TitleResultsScreen,
  tags: ['!autodocs', 'journey'],
  parameters: { ...SCREEN_SNAPSHOTS, route: HERE, layout: 'fullscreen', heading: 'Title results' },
}
export default meta

type Story = StoryObj<typeof TitleResultsScreen>

/** Text of each table row without the two header rows; the total is last. */
const rowTexts = (canvas: HTMLElement) => {
  const [, , ...rows] = within(canvas).getAllByRole('row')
  return rows.map(({ textContent }) => textContent)
}

/** Whole months are compared with whole months: October with September. */
export const October: Story = {
  parameters: { route: `${HERE}?from=2026-10-01&to=2026-10-31&g=month.month` },
  play: async (context) => {
    await shows(/^1 row$/)(context)
    await shows(/\(31 days vs 30 days\)/)(context)
    await shows(/^Data up to/)(context)
    const [month, total] = rowTexts(context.canvasElement)
    await expect(month).toMatch(/^Oct 2026.*156,378.*up 23\.2%/)
    await expect(total).toMatch(/^Total.*156,378.*up 23\.2%/)
  },
}

/** The last day of October has no counterpart in September. */
export const OctoberByDay: Story = {
  parameters: { route: `${HERE}?from=2026-10-01&to=2026-10-31&g=day&sort=-day` },
  play: async (context) => {
    await shows(/^31 rows$/)(context)
    await shows(/^Data up to/)(context)
    await expect(rowTexts(context.canvasElement)[0]).toMatch(/^Sat, 31 Oct.*–No earlier data to compare with/)
  },
}

/** Partial months show their days, and are compared only with months of the same number of days. */
export const CutMonths: Story = {
  parameters: { route: `${HERE}?g=month.month` },
  play: async (context) => {
    await shows(/^2 rows$/)(context)
    await shows(/^Data up to/)(context)
    const [october, november, total] = rowTexts(context.canvasElement)
    await expect(october).toMatch(/^Oct 2026 \(23–31\).*–Not comparable: 9 days vs 6/)
    await expect(november).toMatch(/^Nov 2026 \(1–19\).*–Not comparable: 19 days vs 22/)
    await expect(total).toMatch(/^Total.*(up|down) [\d.]+%/)
  },
}

export const CutMonthsOnAPhone: Story = {
  ...CutMonths,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...CutMonths.parameters, ...NO_SNAPSHOT },
  play: shows(/^2 rows$/),
}

/** Figures include today; changes compare the days before it. */
export const WithToday: Story = {
  parameters: { route: `${HERE}?from=2026-11-01&to=2026-11-20&g=month.month` },
  play: async (context) => {
    await shows('1 Nov – 20 Nov, compared with 1 Oct – 19 Oct, without today. All countries.')(context)
    await shows(/^Data up to/)(context)
    const [month, total] = rowTexts(context.canvasElement)
    await expect(month).toMatch(/^Nov 2026 \(1–20\) incomplete.*(up|down) [\d.]+%/)
    await expect(total).toMatch(/^Total.*(up|down) [\d.]+%/)
  },
}

/** No day is complete: nothing is compared. */
export const TodayOnly: Story = {
  parameters: { route: `${HERE}?from=2026-11-20&to=2026-11-20` },
  play: async (context) => {
    await shows('20 Nov, nothing to compare yet: today is incomplete. All countries.')(context)
    await shows('Today is incomplete: there is nothing to compare yet.')(context)
    await showsTable(/^\d+ rows$/)(context)
    await waitFor(() => expect(rowTexts(context.canvasElement).at(-1)).toMatch(/–Today is incomplete/))
  },
}
