import type { Meta, StoryObj } from '@storybook/react-vite'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { queryElad, uploadCard } from '#api/endpoints/ads.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import {
  getCountryList,
  listAdClasses,
  listAdTypes,
  listCountries,
  listPlacements,
  listTitleStatuses,
  listTitleTypes,
} from '#api/endpoints/lookups.ts'
import { reportVendorsDay, reportVendorsMonth, trackEntities } from '#api/endpoints/reports.ts'
import { LONG_ADS } from '#mocks/longAds.ts'
import { fails, returns, withHandlers } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { failsToSend, sendsFile } from '#screens/shared/send/testing/sendPlays.ts'
import {
  failsIn,
  inOrder,
  lacksCountryNames,
  settlesOn,
  showsAnywhere,
  showsChart,
  failsWith,
} from '#screens/shared/testing/storySteps.ts'
import { TitleDetailsScreen } from './TitleDetailsScreen.tsx'

/** One call fails, all others are answered. */
const meta: Meta<typeof TitleDetailsScreen> = {
  title: 'Screens/Dashboard/Title details/Failures',
  id: 'screens-title-details-failures',
  component: TitleDetailsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/titles/101', layout: 'fullscreen', heading: 'Dracula' },
}
export default meta

type Story = StoryObj<typeof TitleDetailsScreen>

const ADS_WITHOUT_CLASS = { ...LONG_ADS, rows: LONG_ADS.rows.map((ad) => ({ ...ad, eladcls_id: null })) }
const A_YEAR = { route: '/dashboard/titles/101?from=2025-11-01&to=2026-10-31' }

const UNREACHABLE = /Can’t reach the server/

/** One panel fails, the rest of the page works. */
const inTrend = failsIn('Dracula', 'Trend')
const inTopAds = failsIn('Dracula', 'Top ads')
const inTracking = failsIn('Dracula', 'Tracking')

/** Figures and trend are missing, the rest of the page works. */
export const FiguresFail500 = inTrend(500, reportVendorsDay, /We couldn’t load this trend/)
export const FiguresFailWithoutNetwork = inTrend('network', reportVendorsDay, UNREACHABLE, NO_SNAPSHOT)
export const FiguresByMonthFail500 = inTrend(500, reportVendorsMonth, /We couldn’t load this trend/, A_YEAR)
export const FiguresByMonthFailWithoutNetwork = inTrend('network', reportVendorsMonth, UNREACHABLE, {
  ...NO_SNAPSHOT,
  ...A_YEAR,
})
/** The trend appears without its campaigns, and says so. */
// spec 7.19
export const CampaignsFail500 = inTrend(500, queryElcam, /We couldn’t load campaign starts and ends/)
export const CampaignsFailWithoutNetwork = inTrend('network', queryElcam, UNREACHABLE, NO_SNAPSHOT)
export const AdsFail500 = inTopAds(500, queryElad, /We couldn’t load these ads/)
export const AdsFailWithoutNetwork = inTopAds('network', queryElad, UNREACHABLE, NO_SNAPSHOT)
// spec 3.18, 7.20
export const TrackingFails500 = inTracking(500, trackEntities, /We couldn’t load tracking/)
export const TrackingFailsWithoutNetwork = inTracking('network', trackEntities, UNREACHABLE, NO_SNAPSHOT)
/** The title's status shows its id. */
export const StatusNamesFail500 = failsWith(
  500,
  listTitleStatuses,
  inOrder(showsChart(/^Clicks per day/), settlesOn('live')),
)
/** An ad without a class has its type as its format: its id now. */
export const AdTypesFail500: Story = {
  beforeEach: withHandlers(fails(listAdTypes, 500), returns(queryElad, ADS_WITHOUT_CLASS)),
  play: inOrder(showsChart(/^Clicks per day/), settlesOn('image')),
}
/** Formats show their ids. */
export const AdClassesFail500 = failsWith(500, listAdClasses, inOrder(showsChart(/^Clicks per day/), settlesOn('feed')))
export const CountryNamesFail500 = failsWith(
  500,
  listCountries,
  inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
)
export const PlacementNamesFail500 = failsWith(
  500,
  listPlacements,
  inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
  NO_SNAPSHOT,
)
export const LiveCountriesFail500 = failsWith(
  500,
  getCountryList,
  inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
  NO_SNAPSHOT,
)
export const UserFails500 = failsWith(500, getMe, 'We couldn’t load your account details.')
export const AccountsFail500 = failsWith(500, listMyAccounts, 'We couldn’t load your account details.', NO_SNAPSHOT)
/** The type shows its id. */
export const TypeNamesFail500 = failsWith(
  500,
  listTitleTypes,
  inOrder(showsChart(/^Clicks per day/), settlesOn('book')),
  NO_SNAPSHOT,
)

/** File and message stay; the same button retries. */
export const UploadFails500: Story = { ...failsWith(500, uploadCard, failsToSend), tags: ['journey'] }
export const UploadFails422 = failsWith(
  422,
  uploadCard,
  inOrder(failsToSend, showsAnywhere(/Validation Error/)),
  NO_SNAPSHOT,
)
/** The file can only be removed. */
export const UploadTooLarge = failsWith(
  413,
  uploadCard,
  inOrder(sendsFile, showsAnywhere(/^Too large for the server: it takes less than the 50 MB/)),
)
export const UploadFailsWithoutNetwork = failsWith(
  'network',
  uploadCard,
  inOrder(failsToSend, showsAnywhere(/Can’t reach the server/)),
  NO_SNAPSHOT,
)
