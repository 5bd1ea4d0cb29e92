import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import {
  getCountryList,
  listCountries,
  listPlacements,
  listTitleStatuses,
  listTitleTypes,
} from '#api/endpoints/lookups.ts'
import { reportElcamsDay } from '#api/endpoints/reports.ts'
import { queryEntity } from '#api/endpoints/titles.ts'
import { withHandlers, returns, returnsWrong, stalls } from '#mocks/respond.ts'
import { LONG_TITLES } from '#mocks/longTitles.ts'
import {
  arrivesAt,
  inOrder,
  lacksCountryNames,
  settlesOn,
  shows,
  failsWith,
  RETRIES,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { TitlesScreen } from './TitlesScreen.tsx'

const meta: Meta<typeof TitlesScreen> = {
  title: 'Screens/Dashboard/Titles',
  id: 'screens-titles',
  component: TitlesScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/titles', layout: 'fullscreen', heading: 'Titles' },
}
export default meta

type Story = StoryObj<typeof TitlesScreen>
type Play = NonNullable<StoryObj['play']>

/** Rows have their figures, and say that the trend is missing: a line could be read as no clicks. */
const lacksTrends: Play = async (context) => {
  await context.settled()
  const row = within(context.canvasElement).getByRole('row', { name: /Dracula/ })
  await expect(row).toHaveTextContent(/\d,\d{3}/)
  await within(row).findByText('Couldn’t load')
  await expect(within(context.canvasElement).queryByRole('img', { name: /^Clicks per day/ })).toBeNull()
}

// spec 1.1, 2.4, 2.27, 7.19
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: shows('Dracula') }
export const Loading: Story = { beforeEach: withHandlers(stalls(queryEntity)), play: arrivesAt('Titles') }
export const Empty: Story = {
  beforeEach: withHandlers(returns(queryEntity, { total: 0, rows: [] })),
  play: shows('No titles yet'),
}
/** Names of 300 characters, in right-to-left scripts, with markup; figures in billions. The layout must hold. */
export const LongText: Story = {
  beforeEach: withHandlers(returns(queryEntity, LONG_TITLES)),
  play: shows('<script>alert(1)</script>'),
}
export const LongTextMobile: Story = { ...LongText, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: shows('Dracula'),
}
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  parameters: NO_SNAPSHOT,
  play: shows('Dracula'),
}
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: shows('Dracula') }
export const Masquerade: Story = { parameters: { session: 'masquerade' }, play: shows(/^Viewing as/) }

// spec 8.1
export const BadRequest400 = failsWith(400, queryEntity)
/** An expired session shows the login page, which returns here. */
// spec 8.2
export const Unauthorized401 = failsWith(401, queryEntity)
// spec 8.3
export const Forbidden403 = failsWith(403, queryEntity)
// spec 8.4
export const NotFound404 = failsWith(404, queryEntity)
// spec 8.5
export const ValidationError422 = failsWith(422, queryEntity)
export const TooManyRequests429 = failsWith(429, queryEntity)
// spec 8.6
export const InternalServerError500 = failsWith(500, queryEntity)
// spec 8.7
export const BadGateway502 = failsWith(502, queryEntity)
// spec 8.8
export const ServiceUnavailable503 = failsWith(503, queryEntity)
// spec 8.9
export const AnotherStatus = failsWith(418, queryEntity)
export const NoNetwork = failsWith('network', queryEntity)
export const UnreadableBody = failsWith('unreadable', queryEntity)
export const ServerTooSlow = failsWith('never', queryEntity)

/** The first attempt fails and the message counts the retries. */
export const Retrying = failsWith(503, queryEntity, /Retrying 1 of 3/, RETRIES)

/** Sparklines are missing; the metrics still load. */
export const TrendsFail500 = failsWith(500, reportElcamsDay, inOrder(shows('Dracula'), lacksTrends))
export const TrendCampaignsFail500 = failsWith(500, queryElcam, inOrder(shows('Dracula'), lacksTrends), NO_SNAPSHOT)
/** If one of the three startup lists fails, none is used: countries show their ids and the country picker is empty. */
// spec 3.11
export const CountryNamesFail500 = failsWith(500, listCountries, inOrder(shows('Dracula'), lacksCountryNames))
// spec 4.9
export const PlacementNamesFail500 = failsWith(
  500,
  listPlacements,
  inOrder(shows('Dracula'), lacksCountryNames),
  NO_SNAPSHOT,
)
// spec 3.12, 7.15
export const LiveCountriesFail500 = failsWith(
  500,
  getCountryList,
  inOrder(shows('Dracula'), lacksCountryNames),
  NO_SNAPSHOT,
)
/** Statuses show their ids. */
export const StatusNamesFail500 = failsWith(500, listTitleStatuses, inOrder(shows('Dracula'), settlesOn('live')))
/** Types have names where their column is chosen. */
export const WithTypes: Story = {
  parameters: { ...NO_PHONE_SNAPSHOT, route: '/dashboard/titles?cols=series,type,status,clicks,imprint' },
  play: inOrder(shows('Dracula'), settlesOn('Book')),
}
/** Types show their ids. */
export const TypeNamesFail500 = failsWith(500, listTitleTypes, inOrder(shows('Dracula'), settlesOn('book')), {
  ...WithTypes.parameters,
  ...NO_SNAPSHOT,
})
// spec 8.13
export const UserFails500 = failsWith(500, getMe, 'We couldn’t load your account details.')
// spec 8.13
export const AccountsFail500 = failsWith(500, listMyAccounts, 'We couldn’t load your account details.', NO_SNAPSHOT)
export const NoAccounts: Story = {
  parameters: { heading: 'No account to open' },
  beforeEach: withHandlers(returns(listMyAccounts, [])),
  play: arrivesAt('No account to open'),
}

/** The table as shown, the same for the user’s Excel, and all columns for programs. */
export const ExportMenu: Story = {
  tags: ['journey'],
  parameters: NO_PHONE_SNAPSHOT,
  play: async (context) => {
    await shows('Dracula')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Table as shown (CSV)'))
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Table as shown (CSV)',
      'For Excel (CSV)',
      'All columns (CSV)',
    ])
    const comma = screen.getByRole('menuitemradio', { name: 'Excel: 1,5 and semicolons' })
    await userEvent.click(comma)
    await expect(comma).toBeChecked()
  },
}

/** The heading counts what the search finds. */
export const Searched: Story = {
  tags: ['journey'],
  parameters: { ...NO_PHONE_SNAPSHOT, route: '/dashboard/titles?q=the' },
  play: shows(/^\d+ of 15 titles\. /),
}
export const NothingMatches: Story = {
  parameters: { route: '/dashboard/titles?q=nostromo%20zzz' },
  play: shows(/No titles match/),
}
export const NothingMatchesCleared: Story = {
  tags: ['journey'],
  parameters: { ...NothingMatches.parameters, ...NO_SNAPSHOT },
  play: async (context) => {
    await shows(/No titles match/)(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Clear search and filters' }))
    await shows('Dracula')(context)
  },
}

/** The total names the country, and results have the titles that no longer run there. */
export const OneCountry: Story = {
  parameters: { route: '/dashboard/titles?region=IE' },
  play: inOrder(
    shows('Total of titles live in Ireland'),
    shows('Title results also has titles that no longer run there'),
  ),
}
export const NoneLiveInTheRegion: Story = {
  parameters: { route: '/dashboard/titles?region=NZ' },
  beforeEach: withHandlers(returns(queryEntity, { total: 0, rows: [] })),
  play: shows('No titles in New Zealand'),
}

/** An id that JSON cannot hold exactly is never shown as another one: the row is missing, and counted. */
export const UnreadRow: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(
    returnsWrong(queryEntity, {
      ...LONG_TITLES,
      rows: LONG_TITLES.rows.map((row, index) => (index === 1 ? { ...row, entity_id: 2 ** 53 } : row)),
    }),
  ),
  play: async (context) => {
    await shows('1 row could not be read.')(context)
    await shows(`Total, ${LONG_TITLES.rows.length - 1} titles`)(context)
  },
}

/** Invalid parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: '/dashboard/titles?sort=nonsense&from=2026-13-01' },
  play: shows(/Part of this link didn’t work/),
}
