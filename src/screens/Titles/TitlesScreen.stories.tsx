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
import { withHandlers, dropsConnection, fails, returnsHtml, returns, stalls } from '#mocks/respond.ts'
import { LONG_TITLES } from '#mocks/longTitles.ts'
import {
  arrivesAt,
  inOrder,
  lacksCountryNames,
  settlesOn,
  shows,
  endsOnLogin,
  failing,
  tooSlow,
  retrying,
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

const tags = ['fails:queryEntity']
// spec 8.1
export const BadRequest400: Story = { tags, ...failing(fails(queryEntity, 400), 'Bad Request') }
/** An expired session shows the login page, which returns here. */
// spec 8.2
export const Unauthorized401: Story = { tags, beforeEach: withHandlers(fails(queryEntity, 401)), ...endsOnLogin }
// spec 8.3
export const Forbidden403: Story = { tags, ...failing(fails(queryEntity, 403), 'Forbidden') }
// spec 8.4
export const NotFound404: Story = { tags, ...failing(fails(queryEntity, 404), 'Not Found') }
// spec 8.5
export const ValidationError422: Story = { tags, ...failing(fails(queryEntity, 422), 'Validation Error') }
export const TooManyRequests429: Story = { tags, ...failing(fails(queryEntity, 429), '429') }
// spec 8.6
export const InternalServerError500: Story = { tags, ...failing(fails(queryEntity, 500), 'Internal Server Error') }
// spec 8.7
export const BadGateway502: Story = { tags, ...failing(fails(queryEntity, 502), 'Bad Gateway') }
// spec 8.8
export const ServiceUnavailable503: Story = { tags, ...failing(fails(queryEntity, 503), 'Service Unavailable') }
// spec 8.9
export const AnotherStatus: Story = { tags, ...failing(fails(queryEntity, 418), /Generic Error/) }
export const NoNetwork: Story = { tags, ...failing(dropsConnection(queryEntity), /Can’t reach the server/) }
export const UnreadableBody: Story = { tags, ...failing(returnsHtml(queryEntity), 'Unexpected reply from the server') }
export const ServerTooSlow: Story = { tags, ...tooSlow(queryEntity) }

/** The first attempt fails and the message counts the retries. */
export const Retrying: Story = { tags, ...retrying(queryEntity) }

/** Sparklines are missing; the metrics still load. */
export const TrendsFail500: Story = {
  tags: ['fails:reportElcamsDay'],
  beforeEach: withHandlers(fails(reportElcamsDay, 500)),
  play: inOrder(shows('Dracula'), lacksTrends),
}
export const TrendCampaignsFail500: Story = {
  tags: ['fails:queryElcam'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(queryElcam, 500)),
  play: inOrder(shows('Dracula'), lacksTrends),
}
/** If one of the three startup lists fails, none is used: countries show their ids and the country picker is empty. */
// spec 3.11
export const CountryNamesFail500: Story = {
  tags: ['fails:listCountries'],
  beforeEach: withHandlers(fails(listCountries, 500)),
  play: inOrder(shows('Dracula'), lacksCountryNames),
}
// spec 4.9
export const PlacementNamesFail500: Story = {
  tags: ['fails:listPlacements'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(listPlacements, 500)),
  play: inOrder(shows('Dracula'), lacksCountryNames),
}
// spec 3.12, 7.15
export const LiveCountriesFail500: Story = {
  tags: ['fails:getCountryList'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(getCountryList, 500)),
  play: inOrder(shows('Dracula'), lacksCountryNames),
}
/** Statuses show their ids. */
export const StatusNamesFail500: Story = {
  tags: ['fails:listTitleStatuses'],
  beforeEach: withHandlers(fails(listTitleStatuses, 500)),
  play: inOrder(shows('Dracula'), settlesOn('live')),
}
/** Types have names where their column is chosen. */
export const WithTypes: Story = {
  parameters: { ...NO_PHONE_SNAPSHOT, route: '/dashboard/titles?cols=series,type,status,clicks,imprint' },
  play: inOrder(shows('Dracula'), settlesOn('Book')),
}
/** Types show their ids. */
export const TypeNamesFail500: Story = {
  tags: ['fails:listTitleTypes'],
  parameters: { ...WithTypes.parameters, ...NO_SNAPSHOT },
  beforeEach: withHandlers(fails(listTitleTypes, 500)),
  play: inOrder(shows('Dracula'), settlesOn('book')),
}
// spec 8.13
export const UserFails500: Story = {
  tags: ['fails:getMe'],
  ...failing(fails(getMe, 500), 'We couldn’t load your account details.'),
}
// spec 8.13
export const AccountsFail500: Story = {
  tags: ['fails:listMyAccounts'],
  ...failing(fails(listMyAccounts, 500), 'We couldn’t load your account details.', NO_SNAPSHOT),
}
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
    returns(queryEntity, {
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
