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
import { dropsConnection, fails, returns, withHandlers } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { failsToSend, sendsFile } from '#screens/shared/send/testing/sendPlays.ts'
import {
  failing,
  failsIn,
  inOrder,
  isUnreachableIn,
  lacksCountryNames,
  settlesOn,
  showsAnywhere,
  showsChart,
} from '#screens/shared/testing/storySteps.ts'
import { TitleDetailsScreen } from './TitleDetailsScreen.tsx'

/** One call fails, all others are answered. */
const meta: Meta<typeof TitleDetailsScreen> = {
  title: 'Screens/Dashboard/Title details failures',
  id: 'screens-title-details-failures',
  component: TitleDetailsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/titles/101', layout: 'fullscreen', heading: 'Dracula' },
}
export default meta

type Story = StoryObj<typeof TitleDetailsScreen>

const ADS_WITHOUT_CLASS = { ...LONG_ADS, rows: LONG_ADS.rows.map((ad) => ({ ...ad, eladcls_id: null })) }
const A_YEAR = { route: '/dashboard/titles/101?from=2025-11-01&to=2026-10-31' }

/** One panel fails, the rest of the page works. */
const failsAlone = failsIn('Dracula')
const isUnreachable = isUnreachableIn('Dracula')

/** Figures and trend are missing, the rest of the page works. */
export const FiguresFail500: Story = {
  tags: ['fails:reportVendorsDay'],
  ...failsAlone('Trend', fails(reportVendorsDay, 500), /We couldn’t load this trend/),
}
export const FiguresFailWithoutNetwork: Story = {
  tags: ['fails:reportVendorsDay'],
  ...isUnreachable('Trend', reportVendorsDay),
}
export const FiguresByMonthFail500: Story = {
  tags: ['fails:reportVendorsMonth'],
  ...failsAlone('Trend', fails(reportVendorsMonth, 500), /We couldn’t load this trend/, A_YEAR),
}
export const FiguresByMonthFailWithoutNetwork: Story = {
  tags: ['fails:reportVendorsMonth'],
  ...isUnreachable('Trend', reportVendorsMonth, A_YEAR),
}
/** The trend appears without its campaigns, and says so. */
// spec 7.19
export const CampaignsFail500: Story = {
  tags: ['fails:queryElcam'],
  ...failsAlone('Trend', fails(queryElcam, 500), /We couldn’t load campaign starts and ends/),
}
export const CampaignsFailWithoutNetwork: Story = {
  tags: ['fails:queryElcam'],
  ...isUnreachable('Trend', queryElcam),
}
export const AdsFail500: Story = {
  tags: ['fails:queryElad'],
  ...failsAlone('Top ads', fails(queryElad, 500), /We couldn’t load these ads/),
}
export const AdsFailWithoutNetwork: Story = {
  tags: ['fails:queryElad'],
  ...isUnreachable('Top ads', queryElad),
}
// spec 3.18, 7.20
export const TrackingFails500: Story = {
  tags: ['fails:trackEntities'],
  ...failsAlone('Tracking', fails(trackEntities, 500), /We couldn’t load tracking/),
}
export const TrackingFailsWithoutNetwork: Story = {
  tags: ['fails:trackEntities'],
  ...isUnreachable('Tracking', trackEntities),
}
/** The title's status shows its id. */
export const StatusNamesFail500: Story = {
  tags: ['fails:listTitleStatuses'],
  beforeEach: withHandlers(fails(listTitleStatuses, 500)),
  play: inOrder(showsChart(/^Clicks per day/), settlesOn('live')),
}
/** An ad without a class has its type as its format: its id now. */
export const AdTypesFail500: Story = {
  tags: ['fails:listAdTypes'],
  beforeEach: withHandlers(fails(listAdTypes, 500), returns(queryElad, ADS_WITHOUT_CLASS)),
  play: inOrder(showsChart(/^Clicks per day/), settlesOn('image')),
}
/** Formats show their ids. */
export const AdClassesFail500: Story = {
  tags: ['fails:listAdClasses'],
  beforeEach: withHandlers(fails(listAdClasses, 500)),
  play: inOrder(showsChart(/^Clicks per day/), settlesOn('feed')),
}
export const CountryNamesFail500: Story = {
  tags: ['fails:listCountries'],
  beforeEach: withHandlers(fails(listCountries, 500)),
  play: inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
}
export const PlacementNamesFail500: Story = {
  tags: ['fails:listPlacements'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(listPlacements, 500)),
  play: inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
}
export const LiveCountriesFail500: Story = {
  tags: ['fails:getCountryList'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(getCountryList, 500)),
  play: inOrder(showsChart(/^Clicks per day/), lacksCountryNames),
}
export const UserFails500: Story = {
  tags: ['fails:getMe'],
  ...failing(fails(getMe, 500), 'We couldn’t load your account details.'),
}
export const AccountsFail500: Story = {
  tags: ['fails:listMyAccounts'],
  ...failing(fails(listMyAccounts, 500), 'We couldn’t load your account details.', NO_SNAPSHOT),
}
/** The type shows its id. */
export const TypeNamesFail500: Story = {
  tags: ['fails:listTitleTypes'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(listTitleTypes, 500)),
  play: inOrder(showsChart(/^Clicks per day/), settlesOn('book')),
}

/** File and message stay; the same button retries. */
export const UploadFails500: Story = {
  tags: ['journey', 'fails:uploadCard'],
  beforeEach: withHandlers(fails(uploadCard, 500)),
  play: failsToSend,
}
export const UploadFails422: Story = {
  tags: ['fails:uploadCard'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(uploadCard, 422)),
  play: inOrder(failsToSend, showsAnywhere(/Validation Error/)),
}
/** The file can only be removed. */
export const UploadTooLarge: Story = {
  tags: ['fails:uploadCard'],
  beforeEach: withHandlers(fails(uploadCard, 413)),
  play: inOrder(sendsFile, showsAnywhere(/^Too large for the server: it takes less than the 50 MB/)),
}
export const UploadFailsWithoutNetwork: Story = {
  tags: ['fails:uploadCard'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(dropsConnection(uploadCard)),
  play: inOrder(failsToSend, showsAnywhere(/Can’t reach the server/)),
}
