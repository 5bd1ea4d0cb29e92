import type { Meta, StoryObj } from '@storybook/react-vite'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { queryElad } from '#api/endpoints/ads.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import {
  getCountryList,
  listAdClasses,
  listAdTypes,
  listCountries,
  listPlacements,
  listTitleStatuses,
} from '#api/endpoints/lookups.ts'
import { reportVendorsDay, reportVendorsMonth, trackEntities } from '#api/endpoints/reports.ts'
import { getEntity } from '#api/endpoints/titles.ts'
import { withHandlers, dropsConnection, fails, returnsHtml, returns, stalls } from '#mocks/respond.ts'
import { LONG_ADS } from '#mocks/longAds.ts'
import { LONG_TITLES } from '#mocks/longTitles.ts'
import {
  arrivesAt,
  inOrder,
  lacksCountryNames,
  settlesOn,
  showsChart,
  shows,
  endsOnLogin,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { TitleDetailsScreen } from './TitleDetailsScreen.tsx'

const meta: Meta<typeof TitleDetailsScreen> = {
  title: 'Screens/Dashboard/Title details',
  id: 'screens-title-details',
  component: TitleDetailsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/titles/101', layout: 'fullscreen', heading: 'Dracula' },
}
export default meta

/** The heading of a title whose name is unknown. */
const UNNAMED = { heading: 'Title' }

type Story = StoryObj<typeof TitleDetailsScreen>

const NOTHING = { total: 0, rows: [] }
const ADS_WITHOUT_CLASS = { ...LONG_ADS, rows: LONG_ADS.rows.map((ad) => ({ ...ad, eladcls_id: null })) }
const [LONG_TITLE, ARABIC_TITLE] = LONG_TITLES.rows

// spec 2.5
export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: showsChart(/^Clicks per day, All platforms, Fri, 23 Oct to Thu, 19 Nov/),
}
export const Loading: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(...[getEntity, reportVendorsDay, queryElcam, queryElad, trackEntities].map(stalls)),
  play: arrivesAt('Title'),
}
/** A title without ads: each panel has its own empty state. */
export const Empty: Story = {
  beforeEach: withHandlers(
    returns(reportVendorsDay, NOTHING),
    returns(queryElcam, NOTHING),
    returns(queryElad, NOTHING),
    returns(trackEntities, NOTHING),
  ),
  play: shows('No ads yet'),
}
export const LongText: Story = {
  parameters: { heading: /Mariner of York/ },
  beforeEach: withHandlers(returns(getEntity, LONG_TITLE ?? {})),
  play: arrivesAt(/Strange Surprizing Adventures/),
}
export const LongTextMobile: Story = {
  ...LongText,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...NO_SNAPSHOT, heading: /Mariner of York/ },
}
export const RightToLeft: Story = {
  parameters: { heading: 'ألف ليلة وليلة' },
  beforeEach: withHandlers(returns(getEntity, ARABIC_TITLE ?? {})),
  play: arrivesAt('ألف ليلة وليلة'),
}
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: arrivesAt('Dracula'),
}
export const Tablet: Story = { ...Mobile, globals: { viewport: { value: 'w768' } } }
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: arrivesAt('Dracula') }
export const Masquerade: Story = {
  parameters: { session: 'masquerade', route: '/dashboard/titles/2001', heading: 'Bleak House' },
  play: shows(/^Viewing as/),
}

const failsWith = (status: number, text: string | RegExp): Pick<Story, 'parameters' | 'beforeEach' | 'play'> => ({
  parameters: UNNAMED,
  beforeEach: withHandlers(fails(getEntity, status)),
  play: shows(text),
})
export const BadRequest400: Story = failsWith(400, 'Bad Request')
/** The session has expired: shows the login page, which returns here. */
export const Unauthorized401: Story = {
  beforeEach: withHandlers(fails(getEntity, 401)),
  ...endsOnLogin,
}
export const Forbidden403: Story = failsWith(403, 'Forbidden')
/** A title of another account looks the same as one that does not exist. */
// spec 7.16
export const NotFound404: Story = {
  parameters: { route: '/dashboard/titles/2001', ...UNNAMED },
  play: shows('We couldn’t find this title in Harbour & Vale.'),
}
export const NoNumber404: Story = {
  parameters: { route: '/dashboard/titles/dracula', ...UNNAMED, ...NO_SNAPSHOT },
  play: shows('We couldn’t find this title in Harbour & Vale.'),
}
export const ValidationError422: Story = failsWith(422, 'Validation Error')
export const TooManyRequests429: Story = failsWith(429, '429')
/** The title's name fails to load; its figures load. */
export const InternalServerError500: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(fails(getEntity, 500)),
  play: async (context) => {
    await shows('Internal Server Error')(context)
    await showsChart(/^Clicks per day/)(context)
  },
}
export const BadGateway502: Story = failsWith(502, 'Bad Gateway')
export const ServiceUnavailable503: Story = failsWith(503, 'Service Unavailable')
export const AnotherStatus: Story = failsWith(418, /Generic Error/)
export const NoNetwork: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(dropsConnection(getEntity)),
  play: shows(/Can’t reach the server/),
}
export const UnreadableBody: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(returnsHtml(getEntity)),
  play: shows('Unexpected reply from the server'),
}
export const Retrying: Story = {
  parameters: { environment: { retryDelaysS: [600, 600, 600] }, ...UNNAMED },
  beforeEach: withHandlers(fails(getEntity, 503)),
  play: shows(/Retrying 1 of 3/),
}

/** Figures and trend are missing, the rest of the page works. */
export const FiguresFail500: Story = {
  beforeEach: withHandlers(fails(reportVendorsDay, 500)),
  play: shows(/We couldn’t load these results/),
}
export const FiguresByMonthFail500: Story = {
  parameters: { route: '/dashboard/titles/101?from=2025-11-01&to=2026-10-31' },
  beforeEach: withHandlers(fails(reportVendorsMonth, 500)),
  play: shows(/We couldn’t load these results/),
}
/** The trend appears without its campaigns, and says so. */
// spec 7.19
export const CampaignsFail500: Story = {
  beforeEach: withHandlers(fails(queryElcam, 500)),
  play: shows(/We couldn’t load campaign starts and ends/),
}
export const AdsFail500: Story = {
  beforeEach: withHandlers(fails(queryElad, 500)),
  play: shows(/We couldn’t load these ads/),
}
// spec 3.18, 7.20
export const TrackingFails500: Story = {
  beforeEach: withHandlers(fails(trackEntities, 500)),
  play: shows(/We couldn’t load tracking/),
}
/** The title's status shows its id. */
export const StatusNamesFail500: Story = {
  beforeEach: withHandlers(fails(listTitleStatuses, 500)),
  play: inOrder(showsChart(/^Clicks per day/), settlesOn('live')),
}
/** An ad without a class has its type as its format: its id now. */
export const AdTypesFail500: Story = {
  beforeEach: withHandlers(fails(listAdTypes, 500), returns(queryElad, ADS_WITHOUT_CLASS)),
  play: inOrder(showsChart(/^Clicks per day/), settlesOn('image')),
}
/** Formats show their ids. */
export const AdClassesFail500: Story = {
  beforeEach: withHandlers(fails(listAdClasses, 500)),
  play: inOrder(showsChart(/^Clicks per day/), settlesOn('feed')),
}
export const CountryNamesFail500: Story = {
  beforeEach: withHandlers(fails(listCountries, 500)),
  play: inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
}
export const PlacementNamesFail500: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(listPlacements, 500)),
  play: inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
}
export const LiveCountriesFail500: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(getCountryList, 500)),
  play: inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
}
export const UserFails500: Story = {
  beforeEach: withHandlers(fails(getMe, 500)),
  play: shows('We couldn’t load your account details.'),
}
export const AccountsFail500: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(listMyAccounts, 500)),
  play: shows('We couldn’t load your account details.'),
}

/** Pinterest's card stays, with dashes. */
export const PlatformNotInUse: Story = {
  parameters: { route: '/dashboard/titles/115', heading: 'The Awakening' },
  play: shows('No ads on Pinterest'),
}
/** Planned, but no ad has run. */
export const NeverServed: Story = {
  parameters: { route: '/dashboard/titles/120', heading: 'Walden' },
  play: shows('No tracked clicks in this period'),
}
/** The title has ads, but none ran in this period. */
export const NothingServed: Story = {
  parameters: { route: '/dashboard/titles/101?from=2019-01-01&to=2019-01-31' },
  play: shows('No ads ran in this period'),
}
export const ByMonth: Story = {
  parameters: { route: '/dashboard/titles/101?from=2025-11-01&to=2026-10-31' },
  play: showsChart(/^Clicks per month, All platforms/),
}
export const EachPlatform: Story = {
  parameters: { route: '/dashboard/titles/101?m=impressions&p=each' },
  play: showsChart(/^Impressions per day, each platform/),
}
export const NotCompared: Story = {
  parameters: { route: '/dashboard/titles/101?p=gad&cmp=none' },
  play: showsChart(/^Clicks per day, Google/),
}
/** Tracking covers all countries, and says so. */
export const OneCountry: Story = {
  parameters: { route: '/dashboard/titles/101?region=GB' },
  play: shows(/^[\d,]+ clicks in all countries$/),
}
/** Invalid URL parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: '/dashboard/titles/101?m=spend&from=2026-13-01' },
  play: shows(/Part of this link didn’t work/),
}
