import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { queryElad } from '#api/endpoints/ads.ts'
import { listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { getCountryList, listCountries, listPlacements } from '#api/endpoints/lookups.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth } from '#api/endpoints/reports.ts'
import { listEntities } from '#api/endpoints/titles.ts'
import { LONG_NAMED_ADS } from '#mocks/longNamedAds.ts'
import {
  withHandlers,
  dropsConnection,
  fails,
  failsPage,
  returnsHtml,
  returns,
  delays,
  stalls,
  stallsAfterFirstPage,
} from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { lacksCovers, showsTable } from './testing/reportSteps.ts'
import {
  arrivesAt,
  inOrder,
  lacksCountryNames,
  showsChart,
  shows,
  showsAnywhere,
  endsOnLogin,
  failing,
  tooSlow,
  retrying,
} from '#screens/shared/testing/storySteps.ts'
import { TitleResultsScreen } from './TitleResultsScreen.tsx'

const HERE = '/dashboard/title-results'

const meta: Meta<typeof TitleResultsScreen> = {
  title: 'Screens/Dashboard/Title results',
  id: 'screens-title-results',
  component: TitleResultsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: HERE, layout: 'fullscreen', heading: 'Title results' },
}
export default meta

type Story = StoryObj<typeof TitleResultsScreen>

const NOTHING = { total: 0, rows: [] }

const at = (search: string) => ({ route: `${HERE}${search}` })
// spec 2.10
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: showsTable(/^\d+ rows$/) }
/** The settings work; the rest shows placeholders. */
export const Loading: Story = {
  beforeEach: withHandlers(stalls(reportVendorsDay), stalls(queryElcam), stalls(queryElad)),
  play: arrivesAt('Title results'),
}
/** No ads ran: offers to lift the filters that limit the report. */
export const Empty: Story = {
  beforeEach: withHandlers(returns(reportVendorsDay, NOTHING), returns(queryElcam, NOTHING)),
  play: async (context) => {
    await shows('No data for this period')(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'Show the last 90 days' })).toBeVisible()
  },
}
export const EmptyInOneCountry: Story = {
  parameters: at('?region=NZ&p=gad'),
  beforeEach: withHandlers(returns(reportVendorsDay, NOTHING), returns(queryElcam, NOTHING)),
  play: shows('No data for New Zealand in this period'),
}
export const LongText: Story = {
  parameters: at('?q=script'),
  beforeEach: withHandlers(returns(queryElad, LONG_NAMED_ADS)),
  play: shows('<script>alert(1)</script>'),
}
export const LongTextMobile: Story = {
  ...LongText,
  parameters: { ...NO_SNAPSHOT, ...at('') },
  globals: { viewport: { value: 'w390' } },
  play: showsTable(/^\d+ rows$/),
}
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: showsTable(/^\d+ rows$/),
}
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  parameters: NO_SNAPSHOT,
  play: showsTable(/^\d+ rows$/),
}
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: showsTable(/^\d+ rows$/) }
export const Masquerade: Story = {
  parameters: { session: 'masquerade' },
  play: inOrder(showsTable(/^\d+ rows$/), showsAnywhere(/Viewing as/)),
}

const tags = ['fails:reportVendorsDay']
export const BadRequest400: Story = { tags, ...failing(fails(reportVendorsDay, 400), 'Bad Request') }
/** The session has expired: shows the login page, which returns here. */
export const Unauthorized401: Story = { tags, beforeEach: withHandlers(fails(reportVendorsDay, 401)), ...endsOnLogin }
export const Forbidden403: Story = { tags, ...failing(fails(reportVendorsDay, 403), 'Forbidden') }
export const NotFound404: Story = { tags, ...failing(fails(reportVendorsDay, 404), 'Not Found') }
export const ValidationError422: Story = { tags, ...failing(fails(reportVendorsDay, 422), 'Validation Error') }
export const TooManyRequests429: Story = { tags, ...failing(fails(reportVendorsDay, 429), '429') }
export const InternalServerError500: Story = { tags, ...failing(fails(reportVendorsDay, 500), /Internal Server Error/) }
export const BadGateway502: Story = { tags, ...failing(fails(reportVendorsDay, 502), 'Bad Gateway') }
export const ServiceUnavailable503: Story = { tags, ...failing(fails(reportVendorsDay, 503), 'Service Unavailable') }
export const AnotherStatus: Story = { tags, ...failing(fails(reportVendorsDay, 418), /Generic Error/) }
export const NoNetwork: Story = { tags, ...failing(dropsConnection(reportVendorsDay), /Can’t reach the server/) }
export const UnreadableBody: Story = {
  tags,
  ...failing(returnsHtml(reportVendorsDay), 'Unexpected reply from the server'),
}
export const ServerTooSlow: Story = { tags, ...tooSlow(reportVendorsDay) }
export const Retrying: Story = { tags, ...retrying(reportVendorsDay) }

const OF_ITEMS = at('?g=item&elad_id=10101')
const A_YEAR = at('?from=2025-11-01&to=2026-10-31')
/** Totals and chart work without names; the table says what is missing. */
export const CampaignNamesFail500: Story = {
  tags: ['fails:queryElcam'],
  beforeEach: withHandlers(fails(queryElcam, 500)),
  play: async (context) => {
    await showsChart(/^Clicks per day/)(context)
    await shows(/Internal Server Error/)(context)
  },
}
export const CampaignNamesFailWithoutNetwork: Story = {
  tags: ['fails:queryElcam'],
  ...failing(dropsConnection(queryElcam), /Can’t reach the server/, NO_SNAPSHOT),
}
export const AdNamesFail500: Story = {
  tags: ['fails:queryElad'],
  ...failing(fails(queryElad, 500), /Internal Server Error/),
}
export const ItemNamesFail500: Story = {
  tags: ['fails:listElcamItems'],
  ...failing(fails(listElcamItems, 500), /Internal Server Error/, OF_ITEMS),
}
export const ItemNamesFailWithoutNetwork: Story = {
  tags: ['fails:listElcamItems'],
  ...failing(dropsConnection(listElcamItems), /Can’t reach the server/, { ...NO_SNAPSHOT, ...OF_ITEMS }),
}
export const ReportByMonthFails500: Story = {
  tags: ['fails:reportVendorsMonth'],
  ...failing(fails(reportVendorsMonth, 500), /Internal Server Error/, A_YEAR),
}
export const ReportByMonthFailsWithoutNetwork: Story = {
  tags: ['fails:reportVendorsMonth'],
  ...failing(dropsConnection(reportVendorsMonth), /Can’t reach the server/, { ...NO_SNAPSHOT, ...A_YEAR }),
}
export const ReportOfItemsFails500: Story = {
  tags: ['fails:reportItemsDay'],
  ...failing(fails(reportItemsDay, 500), /Internal Server Error/, OF_ITEMS),
}
export const ReportOfItemsFailsWithoutNetwork: Story = {
  tags: ['fails:reportItemsDay'],
  ...failing(dropsConnection(reportItemsDay), /Can’t reach the server/, { ...NO_SNAPSHOT, ...OF_ITEMS }),
}
/** Titles show plain covers. */
export const CoversFail500: Story = {
  tags: ['fails:listEntities'],
  parameters: { ...NO_PHONE_SNAPSHOT, ...at('?g=title') },
  beforeEach: withHandlers(fails(listEntities, 500)),
  play: inOrder(showsTable(/^\d+ rows$/), lacksCovers),
}
export const CountryNamesFail500: Story = {
  tags: ['fails:listCountries'],
  beforeEach: withHandlers(fails(listCountries, 500)),
  play: inOrder(showsTable(/^\d+ rows$/), lacksCountryNames),
}
export const PlacementNamesFail500: Story = {
  tags: ['fails:listPlacements'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(listPlacements, 500)),
  play: inOrder(showsTable(/^\d+ rows$/), lacksCountryNames),
}
export const LiveCountriesFail500: Story = {
  tags: ['fails:getCountryList'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(getCountryList, 500)),
  play: inOrder(showsTable(/^\d+ rows$/), lacksCountryNames),
}
export const UserFails500: Story = {
  tags: ['fails:getMe'],
  ...failing(fails(getMe, 500), 'We couldn’t load your account details.'),
}
export const AccountsFail500: Story = {
  tags: ['fails:listMyAccounts'],
  ...failing(fails(listMyAccounts, 500), 'We couldn’t load your account details.', NO_SNAPSHOT),
}

/** Invalid URL parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: at('?m=spend&from=2026-13-01&g=ad,ad&p=gad'),
  play: showsAnywhere(/Part of this link didn’t work/),
}

export const ByAd: Story = { parameters: at('?g=ad'), play: showsTable(/^\d+ rows$/) }
export const TitleThenMonth: Story = {
  parameters: at('?from=2026-05-01&to=2026-10-31&g=title,month'),
  play: showsTable(/^\d+ rows$/),
}
export const Lines: Story = {
  parameters: at('?chart=lines&m=impressions'),
  play: showsChart(/^Impressions per day by platform/),
}
export const ChartFolded: Story = { parameters: at('?chart=none'), play: showsTable(/^\d+ rows$/) }
/** As opened from Compare results on Titles. */
export const Compared: Story = {
  parameters: at('?entity_id=101&entity_id=102&entity_id=103'),
  play: showsTable(/^3 rows$/),
}
/** So many that only their number is shown. */
export const ManyCompared: Story = {
  parameters: {
    ...at('?' + Array.from({ length: 9 }, (_, title) => `entity_id=${101 + title}`).join('&')),
    world: 'full',
  },
  play: shows('9 selected'),
}
export const Reading: Story = {
  beforeEach: withHandlers(stallsAfterFirstPage(reportVendorsDay)),
  play: shows(/^Loading: [\d,]+ of [\d,]+ rows$/),
}
export const FailingPageInTheMiddle: Story = {
  beforeEach: withHandlers(failsPage(reportVendorsDay, 500, { day_to: '2026-11-19', offset: 1024 })),
  play: async (context) => {
    await shows(/Internal Server Error/)(context)
    await shows(/^Incomplete: not all rows have loaded/)(context)
  },
}
export const FailingPageRetried: Story = {
  ...FailingPageInTheMiddle,
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await shows(/^Incomplete: not all rows have loaded/)(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
    await shows(/^Data up to/)(context)
  },
}
export const Slow: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(delays(reportVendorsDay, 1500)),
  play: showsTable(/^\d+ rows$/),
}
