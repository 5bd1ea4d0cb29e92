import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { Ad, Campaign, CampaignDetails, CampaignItem, Rating } from '#domain/catalogue.ts'
import type { Day } from '#domain/day.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable, Progress } from '#domain/loadable.ts'
import type { Figures } from '#domain/metrics.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { TrackingTotals } from '#domain/tracking.ts'
import type { NeverRan } from '#domain/report/neverRan.ts'
import type { SendArtworkButtonProps } from '#screens/shared/send/SendArtworkButton.tsx'
import type { AdView } from '#domain/address/adView.ts'
import type { RatingDraft, RatingInput } from '#domain/rating.ts'

/** Names by id; an id without a name is shown as it is (spec section 3). */
export type NamesById = ReadonlyMap<string, string>

/** Names from the lookups for the ids in an ad. */
export interface AdDetailsNames {
  types: NamesById
  /** By type and class: the key is made by `classKey`. */
  classes: NamesById
  attributes: NamesById
  placements: NamesById
  countries: NamesById
  /** Sources that only the server knows. */
  trackingSources: NamesById
}

/** Download of the ad's file. */
export interface AdDownload {
  /** Bytes so far; null: no download is running. */
  progress: Progress | null
  /** Failure of the last attempt. */
  failure: Failure | null
  start: () => void
  cancel: () => void
}

/** Data of the expanded campaign; nothing is loaded if none is expanded. */
export interface ExpandedCampaign {
  details: Loadable<CampaignDetails>
  /** Filtered by the chosen status. */
  items: Loadable<readonly CampaignItem[]>
  /** By item id; an item that never ran is missing. */
  figures: Loadable<ReadonlyMap<number, Figures>>
  /** The item in the drawer. */
  item: Loadable<CampaignItem>
}

/** Props of the Ad details screen. */
export interface AdDetailsScreenProps {
  /** The ad. If it fails, nothing else is shown. */
  ad: Loadable<Ad>
  /** Names from the lookups for the ids in an ad. */
  names: AdDetailsNames
  /** Download of the ad’s file. */
  download: AdDownload
  /** The ad’s rating. */
  rating: Loadable<Rating>
  /** Saves a rating; resolves with the failure, or null. */
  onRate: (given: RatingInput) => Promise<Failure | null>
  /** What was entered of a rating and not saved. */
  ratingDraft: RatingDraft
  /** Username of the signed-in user; null: unknown. */
  userName: string | null
  /** Full name of who rated, if that is someone else; null: unknown, their user name is shown. */
  raterName: string | null
  /** Figures of the period and the one it is compared with. */
  report: Loadable<GroupedReport>
  /** Null if the ad has run, and if that is unknown; undefined while the answer loads, in place of the results. */
  neverRan: NeverRan | null | undefined
  /** The ad’s campaigns. */
  campaigns: Loadable<readonly Campaign[]>
  /** Rejected creatives of rejected campaigns, of each campaign first those with a reason. */
  rejections: readonly CampaignItem[]
  /** By campaign id, for the period. */
  campaignFigures: Loadable<ReadonlyMap<number, Figures>>
  /** Data of the expanded campaign. */
  expandedCampaign: ExpandedCampaign
  /** Clicks by source. */
  tracking: Loadable<TrackingTotals>
  /** Props of the Send artwork dialog, for a rejected ad. */
  sendDialogProps: SendArtworkButtonProps['dialogProps']

  /** State of the URL, parsed by adAddress. */
  view: AdView
  /** Changes part of the view. 'push': Back undoes it. */
  onView: (change: Partial<AdView>, how: 'push' | 'replace') => void
  /** Closes the drawer: goes back if the item was opened from this page. */
  onCloseItem: () => void
  /** The current day. Its data is incomplete. */
  today: Day
  /** Clears the country filter of the top bar. */
  onShowAllCountries: () => void
  /** URL of a title's page. */
  titleHref: (titleId: number) => string
  /** URL of the list of ads. */
  adsHref: string
  /** Absolute link to what is shown, in this account. */
  shareHref: string
  /** Opens the choice of another account; null: there is none. */
  onSwitchAccount: (() => void) | null
  /** URL of this ad's full results. */
  resultsHref: string
  /** Renders a link as the router does. */
  renderLink: RenderLink
  /** The back button above the title. */
  onBack: () => void
}
