import type { Meta, StoryObj } from '@storybook/react-vite'
import { downloadElad, getEladRating, listEladCampaigns, rateElad } from '#api/endpoints/ads.ts'
import { getElcam, getElcamItem, listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { listAdAttributeTypes, listAdClasses, listAdTypes, listCountries } from '#api/endpoints/lookups.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth, trackElads } from '#api/endpoints/reports.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import {
  failsIn,
  failures,
  inOrder,
  lacksCountryNames,
  settlesOn,
  shows,
  showsAnywhere,
  showsIn,
  failsWith,
} from '#screens/shared/testing/storySteps.ts'
import { downloads, hasFourStarsAgain, loadsAll, savesRating } from './testing/adDetailsSteps.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'

const AD = '/dashboard/ads/10101'
const OPENED = `${AD}?campaign=101011`
const ITEM = `${OPENED}&items=rejected&item=1010113`

/** One call fails, all others are answered. */
const meta: Meta<typeof AdDetailsScreen> = {
  title: 'Screens/Dashboard/Ad details/Failures',
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
const inRating = failsIn('Read it with the lamp on', 'Rating')
const inResults = failsIn('Read it with the lamp on', 'Results')
const inCampaigns = failsIn('Read it with the lamp on', 'Campaigns')
const inTracking = failsIn('Read it with the lamp on', 'Tracking')

export const RatingFails500 = inRating(500, getEladRating, 'We couldn’t load this rating. Please try again later.')
export const RatingFailsWithoutNetwork = inRating('network', getEladRating, UNREACHABLE, NO_SNAPSHOT)
export const ReportFails500 = inResults(
  500,
  reportVendorsDay,
  'We couldn’t load these results. Please try again later.',
)
export const ReportFailsWithoutNetwork = inResults('network', reportVendorsDay, UNREACHABLE, NO_SNAPSHOT)
const A_YEAR = { route: `${AD}?from=2025-11-01&to=2026-10-31` }
export const MonthlyReportFails500 = inResults(500, reportVendorsMonth, /^We couldn’t load these results\./, A_YEAR)
export const MonthlyReportFailsWithoutNetwork = inResults('network', reportVendorsMonth, UNREACHABLE, {
  ...NO_SNAPSHOT,
  ...A_YEAR,
})
// spec 7.17
export const CampaignsFail500 = inCampaigns(
  500,
  listEladCampaigns,
  'We couldn’t load these campaigns. Please try again later.',
)
export const CampaignsFailWithoutNetwork = inCampaigns('network', listEladCampaigns, UNREACHABLE, NO_SNAPSHOT)
const withoutFigures = failures((text) => inOrder(shows('Dracula, autumn, UK'), showsIn('Campaigns', text)))
/** Campaigns are shown without their figures. */
export const CampaignFiguresFail500 = withoutFigures(
  500,
  queryElcam,
  'We couldn’t load these results. Please try again later.',
)
export const CampaignFiguresFailWithoutNetwork = withoutFigures('network', queryElcam, UNREACHABLE, NO_SNAPSHOT)
// spec 7.20
export const TrackingFails500 = inTracking(500, trackElads, 'We couldn’t load tracking. Please try again later.')
export const TrackingFailsWithoutNetwork = inTracking('network', trackElads, UNREACHABLE, NO_SNAPSHOT)

const AT_CAMPAIGN = { route: OPENED }
const besideCreatives = failures(
  (text) => inOrder(shows('Headline A, cover left'), showsIn('Campaigns', text)),
  AT_CAMPAIGN,
)
// spec 7.18
export const CampaignDetailsFail500 = besideCreatives(
  500,
  getElcam,
  'We couldn’t load these details. Please try again later.',
)
export const CampaignDetailsFailWithoutNetwork = besideCreatives('network', getElcam, UNREACHABLE, NO_SNAPSHOT)
// spec 7.18
export const ItemsFail500 = inCampaigns(500, listElcamItems, /^We couldn’t load these creatives\./, AT_CAMPAIGN)
export const ItemsFailWithoutNetwork = inCampaigns('network', listElcamItems, UNREACHABLE, {
  ...NO_SNAPSHOT,
  ...AT_CAMPAIGN,
})
/** Items are shown without their figures. */
export const ItemFiguresFail500 = besideCreatives(
  500,
  reportItemsDay,
  'We couldn’t load these results. Please try again later.',
)
export const ItemFiguresFailWithoutNetwork = besideCreatives('network', reportItemsDay, UNREACHABLE, NO_SNAPSHOT)
// spec 7.18
export const ItemFails500 = failsWith(
  500,
  getElcamItem,
  showsAnywhere('We couldn’t load this creative. Please try again later.'),
  { route: ITEM },
)
export const ItemFailsWithoutNetwork = failsWith('network', getElcamItem, showsAnywhere(UNREACHABLE), {
  ...NO_SNAPSHOT,
  route: ITEM,
})

/** The stars revert, with the reason and a retry button. */
export const RatingNotSaved500: Story = {
  ...failsWith(500, rateElad, inOrder(savesRating, shows(/The rating wasn’t saved\./), hasFourStarsAgain)),
  tags: ['journey'],
}
export const RatingNotSaved422 = failsWith(
  422,
  rateElad,
  inOrder(savesRating, shows(/^Validation Error.*The rating wasn’t saved\.$/), hasFourStarsAgain),
  NO_SNAPSHOT,
)
export const RatingNotSavedWithoutNetwork = failsWith(
  'network',
  rateElad,
  inOrder(savesRating, shows(/^Can’t reach the server.*The rating wasn’t saved\.$/), hasFourStarsAgain),
  NO_SNAPSHOT,
)
// spec 8.10
export const DownloadFails500: Story = {
  ...failsWith(500, downloadElad, inOrder(downloads, shows(/Download failed\. Internal Server Error/))),
  tags: ['journey'],
}
export const DownloadFailsWithoutNetwork = failsWith(
  'network',
  downloadElad,
  inOrder(downloads, shows(/Download failed\. Can’t reach the server/)),
  NO_SNAPSHOT,
)

/** The media type shows its id. */
export const TypeNamesFail500 = failsWith(500, listAdTypes, inOrder(loadsAll, settlesOn('image')))
/** The format shows its id. */
export const ClassNamesFail500 = failsWith(500, listAdClasses, inOrder(loadsAll, settlesOn('feed')))
/** Attributes show their ids. */
export const AttributeNamesFail500 = failsWith(500, listAdAttributeTypes, inOrder(loadsAll, settlesOn('headline')))
export const CountryNamesFail500 = failsWith(500, listCountries, inOrder(loadsAll, lacksCountryNames))
