import type { Meta, StoryObj } from '@storybook/react-vite'
import { downloadElad, getEladRating, listEladCampaigns, rateElad } from '#api/endpoints/ads.ts'
import { getElcam, getElcamItem, listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { listAdAttributeTypes, listAdClasses, listAdTypes, listCountries } from '#api/endpoints/lookups.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth, trackElads } from '#api/endpoints/reports.ts'
import { dropsConnection, fails, withHandlers } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import {
  failsIn,
  inOrder,
  isUnreachableIn,
  lacksCountryNames,
  settlesOn,
  shows,
  showsAnywhere,
  showsIn,
} from '#screens/shared/testing/storySteps.ts'
import { downloads, hasFourStarsAgain, loadsAll, savesRating } from './testing/adDetailsSteps.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'

const AD = '/dashboard/ads/10101'
const OPENED = `${AD}?campaign=101011`
const ITEM = `${OPENED}&items=rejected&item=1010113`

/** One call fails, all others are answered. */
const meta: Meta<typeof AdDetailsScreen> = {
  title: 'Screens/Dashboard/Ad details failures',
  id: 'screens-ad-details-failures',
  component: AdDetailsScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: AD,
    layout: 'fullscreen',
    heading: 'Read it with the lamp on',
  },
}
export default meta

type Story = StoryObj<typeof AdDetailsScreen>

const UNREACHABLE = /Can’t reach the server/

/** One panel fails, all others load. */
const failsAlone = failsIn('Read it with the lamp on')
const isUnreachable = isUnreachableIn('Read it with the lamp on')

export const RatingFails500: Story = {
  tags: ['fails:getEladRating'],
  ...failsAlone('Rating', fails(getEladRating, 500), 'We couldn’t load this rating. Please try again later.'),
}
export const RatingFailsWithoutNetwork: Story = {
  tags: ['fails:getEladRating'],
  ...isUnreachable('Rating', getEladRating),
}
export const ReportFails500: Story = {
  tags: ['fails:reportVendorsDay'],
  ...failsAlone('Results', fails(reportVendorsDay, 500), 'We couldn’t load these results. Please try again later.'),
}
export const ReportFailsWithoutNetwork: Story = {
  tags: ['fails:reportVendorsDay'],
  ...isUnreachable('Results', reportVendorsDay),
}
const A_YEAR = { route: `${AD}?from=2025-11-01&to=2026-10-31` }
export const MonthlyReportFails500: Story = {
  tags: ['fails:reportVendorsMonth'],
  ...failsAlone('Results', fails(reportVendorsMonth, 500), /^We couldn’t load these results\./, A_YEAR),
}
export const MonthlyReportFailsWithoutNetwork: Story = {
  tags: ['fails:reportVendorsMonth'],
  ...isUnreachable('Results', reportVendorsMonth, A_YEAR),
}
// spec 7.17
export const CampaignsFail500: Story = {
  tags: ['fails:listEladCampaigns'],
  ...failsAlone(
    'Campaigns',
    fails(listEladCampaigns, 500),
    'We couldn’t load these campaigns. Please try again later.',
  ),
}
export const CampaignsFailWithoutNetwork: Story = {
  tags: ['fails:listEladCampaigns'],
  ...isUnreachable('Campaigns', listEladCampaigns),
}
const CAMPAIGN = shows('Dracula, autumn, UK')
/** Campaigns are shown without their figures. */
export const CampaignFiguresFail500: Story = {
  tags: ['fails:queryElcam'],
  beforeEach: withHandlers(fails(queryElcam, 500)),
  play: inOrder(CAMPAIGN, showsIn('Campaigns', 'We couldn’t load these results. Please try again later.')),
}
export const CampaignFiguresFailWithoutNetwork: Story = {
  tags: ['fails:queryElcam'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(dropsConnection(queryElcam)),
  play: inOrder(CAMPAIGN, showsIn('Campaigns', UNREACHABLE)),
}
// spec 7.20
export const TrackingFails500: Story = {
  tags: ['fails:trackElads'],
  ...failsAlone('Tracking', fails(trackElads, 500), 'We couldn’t load tracking. Please try again later.'),
}
export const TrackingFailsWithoutNetwork: Story = {
  tags: ['fails:trackElads'],
  ...isUnreachable('Tracking', trackElads),
}

const CREATIVE = shows('Headline A, cover left')
const AT_CAMPAIGN = { route: OPENED }
// spec 7.18
export const CampaignDetailsFail500: Story = {
  tags: ['fails:getElcam'],
  parameters: AT_CAMPAIGN,
  beforeEach: withHandlers(fails(getElcam, 500)),
  play: inOrder(CREATIVE, showsIn('Campaigns', 'We couldn’t load these details. Please try again later.')),
}
export const CampaignDetailsFailWithoutNetwork: Story = {
  tags: ['fails:getElcam'],
  parameters: { ...NO_SNAPSHOT, ...AT_CAMPAIGN },
  beforeEach: withHandlers(dropsConnection(getElcam)),
  play: inOrder(CREATIVE, showsIn('Campaigns', UNREACHABLE)),
}
// spec 7.18
export const ItemsFail500: Story = {
  tags: ['fails:listElcamItems'],
  ...failsAlone('Campaigns', fails(listElcamItems, 500), /^We couldn’t load these creatives\./, AT_CAMPAIGN),
}
export const ItemsFailWithoutNetwork: Story = {
  tags: ['fails:listElcamItems'],
  ...isUnreachable('Campaigns', listElcamItems, AT_CAMPAIGN),
}
/** Items are shown without their figures. */
export const ItemFiguresFail500: Story = {
  tags: ['fails:reportItemsDay'],
  parameters: AT_CAMPAIGN,
  beforeEach: withHandlers(fails(reportItemsDay, 500)),
  play: inOrder(CREATIVE, showsIn('Campaigns', 'We couldn’t load these results. Please try again later.')),
}
export const ItemFiguresFailWithoutNetwork: Story = {
  tags: ['fails:reportItemsDay'],
  parameters: { ...NO_SNAPSHOT, ...AT_CAMPAIGN },
  beforeEach: withHandlers(dropsConnection(reportItemsDay)),
  play: inOrder(CREATIVE, showsIn('Campaigns', UNREACHABLE)),
}
// spec 7.18
export const ItemFails500: Story = {
  tags: ['fails:getElcamItem'],
  parameters: { route: ITEM },
  beforeEach: withHandlers(fails(getElcamItem, 500)),
  play: showsAnywhere('We couldn’t load this creative. Please try again later.'),
}
export const ItemFailsWithoutNetwork: Story = {
  tags: ['fails:getElcamItem'],
  parameters: { ...NO_SNAPSHOT, route: ITEM },
  beforeEach: withHandlers(dropsConnection(getElcamItem)),
  play: showsAnywhere(UNREACHABLE),
}

/** The stars revert, with the reason and a retry button. */
export const RatingNotSaved500: Story = {
  tags: ['journey', 'fails:rateElad'],
  beforeEach: withHandlers(fails(rateElad, 500)),
  play: inOrder(savesRating, shows(/The rating wasn’t saved\./), hasFourStarsAgain),
}
export const RatingNotSaved422: Story = {
  tags: ['fails:rateElad'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(fails(rateElad, 422)),
  play: inOrder(savesRating, shows(/^Validation Error.*The rating wasn’t saved\.$/), hasFourStarsAgain),
}
export const RatingNotSavedWithoutNetwork: Story = {
  tags: ['fails:rateElad'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(dropsConnection(rateElad)),
  play: inOrder(savesRating, shows(/^Can’t reach the server.*The rating wasn’t saved\.$/), hasFourStarsAgain),
}
// spec 8.10
export const DownloadFails500: Story = {
  tags: ['journey', 'fails:downloadElad'],
  beforeEach: withHandlers(fails(downloadElad, 500)),
  play: inOrder(downloads, shows(/Download failed\. Internal Server Error/)),
}
export const DownloadFailsWithoutNetwork: Story = {
  tags: ['fails:downloadElad'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(dropsConnection(downloadElad)),
  play: inOrder(downloads, shows(/Download failed\. Can’t reach the server/)),
}

/** The media type shows its id. */
export const TypeNamesFail500: Story = {
  tags: ['fails:listAdTypes'],
  beforeEach: withHandlers(fails(listAdTypes, 500)),
  play: inOrder(loadsAll, settlesOn('image')),
}
/** The format shows its id. */
export const ClassNamesFail500: Story = {
  tags: ['fails:listAdClasses'],
  beforeEach: withHandlers(fails(listAdClasses, 500)),
  play: inOrder(loadsAll, settlesOn('feed')),
}
/** Attributes show their ids. */
export const AttributeNamesFail500: Story = {
  tags: ['fails:listAdAttributeTypes'],
  beforeEach: withHandlers(fails(listAdAttributeTypes, 500)),
  play: inOrder(loadsAll, settlesOn('headline')),
}
export const CountryNamesFail500: Story = {
  tags: ['fails:listCountries'],
  beforeEach: withHandlers(fails(listCountries, 500)),
  play: inOrder(loadsAll, lacksCountryNames),
}
