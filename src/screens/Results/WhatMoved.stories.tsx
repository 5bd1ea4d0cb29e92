import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { queryElad } from '#api/endpoints/ads.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { withHandlers, failsTimes, reportsClicks, returns, stalls } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { inOrder, shows, failures } from '#screens/shared/testing/storySteps.ts'
import { TitleResultsScreen } from './TitleResultsScreen.tsx'

const HERE = '/dashboard/title-results?moved=1'

/** The titles that gained and lost most. */
const meta: Meta<typeof TitleResultsScreen> = {
  title: 'Screens/Dashboard/Title results/What moved',
  id: 'screens-title-results-what-moved',
  component: TitleResultsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: HERE, layout: 'fullscreen', heading: 'Title results' },
}
export default meta

type Story = StoryObj<typeof TitleResultsScreen>
type Play = NonNullable<StoryObj['play']>

/** The rows, with the line above them and the details that it opens. */
const panel = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByRole('button', { name: 'What moved' })
  return within(within(canvasElement).getByRole('region', { name: /^By / }))
}
const details = async (context: { canvasElement: HTMLElement }) =>
  within((await panel(context)).getByRole('group', { name: 'Gains and losses' }))
const says =
  (text: string | RegExp): Play =>
  async (context) => {
    const section = await panel(context)
    await waitFor(() => expect(section.getByText(text)).toBeVisible())
  }

/** A day of each period. */
const [NOW, EARLIER] = ['2026-11-19', '2026-10-22']

export const Default: Story = {
  play: async (context) => {
    await says(/^Gains/)(context)
    const section = await panel(context)
    await expect(section.getAllByText(/^\d+%, mostly/)[0]).toBeVisible()
    await expect(section.getByText(/^Total change/)).toBeVisible()
  },
}
/** One line with the largest gain and the largest loss. */
export const Closed: Story = {
  parameters: { route: '/dashboard/title-results' },
  play: async (context) => {
    const section = await panel(context)
    await waitFor(() => expect(section.getByText(/^\+[\d,]+ clicks$/)).toBeVisible())
    await expect(section.getByRole('button', { name: 'What moved' })).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Opened: Story = {
  tags: ['journey'],
  ...Closed,
  parameters: { ...Closed.parameters, ...NO_SNAPSHOT },
  play: async (context) => {
    const section = await panel(context)
    await userEvent.click(section.getByRole('button', { name: 'What moved' }))
    await says(/^Total change/)(context)
  },
}
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: says(/^Total change/),
}
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: says(/^Total change/) }
/** A name narrows the report to that title. */
export const NarrowedByName: Story = {
  tags: ['journey'],
  play: async (context) => {
    await says(/^Total change/)(context)
    const [first] = (await details(context)).getAllByRole('link')
    const name = first?.textContent ?? ''
    if (first) await userEvent.click(first)
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole('button', { name: `Remove Title: ${name}` })).toBeVisible(),
    )
  },
}
/** Cards, chart, total and this panel follow the search alike. */
export const Searched: Story = {
  parameters: { route: `${HERE}&q=dracula` },
  play: async (context) => {
    await says(/^Total change/)(context)
    await expect((await details(context)).getAllByRole('link')).toHaveLength(1)
  },
}
export const WithARate: Story = {
  parameters: { route: `${HERE}&m=ctr` },
  play: async (context) => {
    await says(/works with counts/)(context)
    await userEvent.click((await panel(context)).getByRole('button', { name: 'Show clicks' }))
    await says(/^Total change/)(context)
  },
}
export const NotCompared: Story = {
  parameters: { route: `${HERE}&cmp=none` },
  play: says('Compare with previous period'),
}
export const ComparedAgain: Story = {
  parameters: { ...NotCompared.parameters, ...NO_SNAPSHOT },
  play: async (context) => {
    await says('Compare with previous period')(context)
    await userEvent.click((await panel(context)).getByRole('button', { name: 'Compare with previous period' }))
    await says(/^Total change/)(context)
  },
}
export const Loading: Story = {
  beforeEach: withHandlers(stalls(reportVendorsDay), stalls(queryElcam), stalls(queryElad)),
  play: async (context) => {
    await expect((await panel(context)).getByRole('button', { name: 'What moved' })).toBeVisible()
  },
}
/** Without any figures the page says so instead. */
export const Empty: Story = {
  beforeEach: withHandlers(
    returns(reportVendorsDay, { total: 0, rows: [] }),
    returns(queryElcam, { total: 0, rows: [] }),
  ),
  play: shows('No data for this period'),
}
export const NothingMoved: Story = {
  beforeEach: withHandlers(reportsClicks(reportVendorsDay, { [NOW]: [500, 300], [EARLIER]: [500, 300] })),
  play: says(/^Nothing moved/),
}
/** Campaigns that began in this period: no title has earlier data. */
const NEW_CAMPAIGNS = [101, 102].map((entity_id) => ({
  elcam_id: Number(`${entity_id}011`),
  elcam_name: `Campaign ${entity_id}`,
  elad_id: Number(`${entity_id}01`),
  entity_id,
  vendor_code: 'gad',
  elplat_id: null,
  country_id: 'GB',
  status: 'live',
  date_start: NOW,
  date_end: null,
  item_count: 0,
}))
export const AllNew: Story = {
  beforeEach: withHandlers(
    reportsClicks(reportVendorsDay, { [NOW]: [500, 300] }),
    returns(queryElcam, { total: 2, rows: NEW_CAMPAIGNS }),
  ),
  play: async (context) => {
    await says('No losses')(context)
    await expect((await details(context)).queryByText(/No earlier data/)).toBeNull()
    await shows('Some figures have no earlier data to compare with.')(context)
  },
}
/** A gain and a loss of the same size. */
export const CancelledOut: Story = {
  beforeEach: withHandlers(reportsClicks(reportVendorsDay, { [NOW]: [800, 300], [EARLIER]: [300, 800] })),
  play: async (context) => {
    await says('0 clicks')(context)
    const section = await panel(context)
    await expect(section.getAllByText('+500 clicks').length).toBeGreaterThan(0)
    await expect(section.getAllByText('−500 clicks').length).toBeGreaterThan(0)
  },
}

/** Without the names of the campaigns it is not known what moved; the table says why. */
const failsWith = failures((text) => inOrder(says('Shown once the names have loaded.'), shows(text)))
export const NamesFail400 = failsWith(400, queryElcam)
export const NamesFail401 = failsWith(401, queryElcam)
export const NamesFail403 = failsWith(403, queryElcam)
export const NamesFail404 = failsWith(404, queryElcam)
export const NamesFail422 = failsWith(422, queryElcam)
export const NamesFail429 = failsWith(429, queryElcam)
export const NamesFail500 = failsWith(500, queryElcam)
export const NamesFail502 = failsWith(502, queryElcam)
export const NamesFail503 = failsWith(503, queryElcam)
export const NamesFailWithAnotherStatus = failsWith(418, queryElcam)
export const NamesFailWithoutNetwork = failsWith('network', queryElcam)
/** A table of months needs no names: their failure stands above it, with a way to try again. */
export const NamesFailByMonth: Story = {
  parameters: { route: '/dashboard/title-results?g=month&moved=1' },
  beforeEach: withHandlers(failsTimes(queryElcam, 400, 1)),
  play: async (context) => {
    await says('Shown once the names have loaded.')(context)
    await shows('Bad Request.')(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('table', { name: /^Results by month/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await says(/^Total change/)(context)
  },
}
export const NamesUnreadable = failsWith('unreadable', queryElcam)
