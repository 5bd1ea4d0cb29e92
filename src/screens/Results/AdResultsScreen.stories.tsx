import type { Meta, StoryObj } from '@storybook/react-vite'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { queryElad } from '#api/endpoints/ads.ts'
import { listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { getCountryList, listCountries, listPlacements } from '#api/endpoints/lookups.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth } from '#api/endpoints/reports.ts'
import { listEntities } from '#api/endpoints/titles.ts'
import { LONG_NAMED_ADS } from '#mocks/longNamedAds.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
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
  failsWith,
  RETRIES,
} from '#screens/shared/testing/storySteps.ts'
import * as plays from './testing/adResultsPlays.ts'
import { AdResultsScreen } from './AdResultsScreen.tsx'

const HERE = '/dashboard/ad-results'

const meta: Meta<typeof AdResultsScreen> = {
  title: 'Screens/Dashboard/Ad results',
  id: 'screens-ad-results',
  component: AdResultsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: HERE, layout: 'fullscreen', heading: 'Ad results' },
}
export default meta

type Story = StoryObj<typeof AdResultsScreen>

const NOTHING = { total: 0, rows: [] }

const at = (search: string) => ({ route: `${HERE}${search}` })
// spec 2.9
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: showsTable(/^\d+ rows$/) }
/** The settings work; the rest shows placeholders. */
export const Loading: Story = {
  beforeEach: withHandlers(stalls(reportVendorsDay), stalls(queryElcam), stalls(queryElad)),
  play: arrivesAt('Ad results'),
}
/** No ads ran: offers to lift the filters that limit the report. */
export const Empty: Story = {
  beforeEach: withHandlers(returns(reportVendorsDay, NOTHING), returns(queryElcam, NOTHING)),
  play: plays.offersWiderFilters,
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
/** Names are cut in their middle, ads also name their title, and every row is as tall as the table assumes. */
export const LongTextByAd: Story = {
  ...LongText,
  parameters: { ...NO_SNAPSHOT, ...at('?g=ad') },
  play: inOrder(showsTable(/^\d+ rows$/), plays.showsLongNames),
}
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: inOrder(
    showsTable(/^\d+ rows$/),
    shows(/compared with 25 Sep – 22 Oct\. All countries\.$/),
    plays.alignsDateWithFigures,
  ),
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

export const BadRequest400 = failsWith(400, reportVendorsDay)
/** The session has expired: shows the login page, which returns here. */
export const Unauthorized401 = failsWith(401, reportVendorsDay)
export const Forbidden403 = failsWith(403, reportVendorsDay)
export const NotFound404 = failsWith(404, reportVendorsDay)
export const ValidationError422 = failsWith(422, reportVendorsDay)
export const TooManyRequests429 = failsWith(429, reportVendorsDay)
export const InternalServerError500 = failsWith(500, reportVendorsDay, /Internal Server Error/)
export const BadGateway502 = failsWith(502, reportVendorsDay)
export const ServiceUnavailable503 = failsWith(503, reportVendorsDay)
export const AnotherStatus = failsWith(418, reportVendorsDay)
export const NoNetwork = failsWith('network', reportVendorsDay)
export const UnreadableBody = failsWith('unreadable', reportVendorsDay)
export const ServerTooSlow = failsWith('never', reportVendorsDay)
export const Retrying = failsWith(503, reportVendorsDay, /Retrying 1 of 3/, RETRIES)

const OF_ITEMS = at('?g=item&elad_id=10101')
const A_YEAR = at('?from=2025-11-01&to=2026-10-31')
/** Totals and chart work without names; the table says what is missing. */
export const CampaignNamesFail500 = failsWith(500, queryElcam, async (context) => {
  await showsChart(/^Clicks per day/)(context)
  await shows(/Internal Server Error/)(context)
})
export const CampaignNamesFailWithoutNetwork = failsWith('network', queryElcam, 'Can’t reach the server', NO_SNAPSHOT)
export const AdNamesFail500 = failsWith(500, queryElad, /Internal Server Error/)
export const ItemNamesFail500 = failsWith(500, listElcamItems, /Internal Server Error/, OF_ITEMS)
export const ItemNamesFailWithoutNetwork = failsWith('network', listElcamItems, /Can’t reach the server/, {
  ...NO_SNAPSHOT,
  ...OF_ITEMS,
})
// spec 7.21
export const ReportByMonthFails500 = failsWith(500, reportVendorsMonth, /Internal Server Error/, A_YEAR)
export const ReportByMonthFailsWithoutNetwork = failsWith('network', reportVendorsMonth, 'Can’t reach the server', {
  ...NO_SNAPSHOT,
  ...A_YEAR,
})
// spec 7.21
export const ReportOfItemsFails500 = failsWith(500, reportItemsDay, /Internal Server Error/, OF_ITEMS)
export const ReportOfItemsFailsWithoutNetwork = failsWith('network', reportItemsDay, 'Can’t reach the server', {
  ...NO_SNAPSHOT,
  ...OF_ITEMS,
})
/** Titles show plain covers. */
export const CoversFail500 = failsWith(500, listEntities, inOrder(showsTable(/^\d+ rows$/), lacksCovers), {
  ...NO_PHONE_SNAPSHOT,
  ...at('?g=title'),
})
export const CountryNamesFail500 = failsWith(500, listCountries, inOrder(showsTable(/^\d+ rows$/), lacksCountryNames))
export const PlacementNamesFail500 = failsWith(
  500,
  listPlacements,
  inOrder(showsTable(/^\d+ rows$/), lacksCountryNames),
  NO_SNAPSHOT,
)
export const LiveCountriesFail500 = failsWith(
  500,
  getCountryList,
  inOrder(showsTable(/^\d+ rows$/), lacksCountryNames),
  NO_SNAPSHOT,
)
export const UserFails500 = failsWith(500, getMe, 'We couldn’t load your account details.')
export const AccountsFail500 = failsWith(500, listMyAccounts, 'We couldn’t load your account details.', NO_SNAPSHOT)

/** Invalid URL parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: at('?m=spend&from=2026-13-01&g=ad,ad&p=gad'),
  play: showsAnywhere(/Part of this link didn’t work/),
}

export const ByTitle: Story = { parameters: at('?g=title'), play: showsTable(/^\d+ rows$/) }
export const ByCampaign: Story = { parameters: at('?g=campaign'), play: showsTable(/^\d+ rows$/) }
export const ByItem: Story = { parameters: OF_ITEMS, play: showsTable(/rows?$/) }
export const ByPlatform: Story = { parameters: at('?g=platform'), play: showsTable(/^3 rows$/) }
export const ByCountry: Story = { parameters: at('?g=country'), play: showsTable(/^\d+ rows$/) }
export const ByDay: Story = { parameters: at('?g=day'), play: showsTable(/^28 rows$/) }
export const ByMonth: Story = {
  parameters: at('?from=2025-11-01&to=2026-10-31&g=month'),
  play: showsTable(/^12 rows$/),
}
export const AdThenDay: Story = { parameters: at('?g=ad,day'), play: showsTable(/^[\d,]+ rows$/) }
export const DayThenAd: Story = { parameters: at('?g=day,ad'), play: showsTable(/^[\d,]+ rows$/) }
export const Lines: Story = { parameters: at('?chart=lines'), play: showsChart(/^Clicks per day by platform/) }
/** Rates are shown as lines, as they cannot be stacked. */
export const CtrByDay: Story = {
  parameters: at('?g=day&m=ctr&cols=clicks,impressions,ctr,change'),
  play: showsChart(/^CTR per day by platform/),
}
export const ChartFolded: Story = { parameters: at('?chart=none'), play: showsTable(/^\d+ rows$/) }
export const OnePlatform: Story = { parameters: at('?p=pad'), play: showsChart(/^Clicks per day, Pinterest/) }
export const NotCompared: Story = { parameters: at('?cmp=none'), play: showsTable(/^\d+ rows$/) }
export const ComparedWithLastYear: Story = {
  parameters: at('?cmp=lastYearWeekdays'),
  play: shows(/compared with 24-10-2025 – 20-11-2025/),
}
/** The last day is incomplete: its column is dashed and its row says so. */
export const WithToday: Story = {
  parameters: at('?from=2026-11-10&to=2026-11-20&g=day&sort=-day'),
  play: shows('incomplete'),
}
export const EveryColumn: Story = {
  parameters: at('?cols=change,changeEach,clicks,impressions,conversions,ctr,rate'),
  play: showsTable(/^\d+ rows$/),
}
export const Narrowed: Story = {
  parameters: at('?entity_id=101&entity_id=102'),
  play: plays.showsTitleFilters,
}
export const NarrowedLess: Story = { ...Narrowed, play: plays.removesTitleFilter }
export const NothingMatches: Story = {
  parameters: at('?q=nostromo%20zzz'),
  play: shows(/No rows match/),
}
export const NothingMatchesCleared: Story = {
  parameters: { ...NothingMatches.parameters, ...NO_SNAPSHOT },
  play: plays.clearsSearch,
}
