import type { RenderLink } from '#components/lib/link.ts'
import type { Ad, Campaign, CampaignDetails, CampaignItem, Day, Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable, Progress } from '#domain/loadable.ts'
import type { Figures } from '#domain/metrics.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { TrackingTotals } from '#domain/tracking.ts'
import type { AdView } from './adView.ts'

/** How a change of the view enters the history: as a step that Back undoes, or in place of the one before. */
export type ViewChange = 'push' | 'replace'

/** Names by id; an id without a name stands for itself (spec section 3). */
export type Names = ReadonlyMap<string, string>

/** What the lookups call what an ad only has ids for. */
export interface AdDetailsNames {
  types: Names
  /** By 'type/class'. */
  classes: Names
  attributes: Names
  placements: Names
  countries: Names
}

/** The file of the ad, on its way or not. */
export interface AdDownload {
  /** Bytes so far; null: nothing is under way. */
  progress: Progress | null
  /** Why the last try failed. */
  failure: Failure | null
  start: () => void
  cancel: () => void
}

/** What a person says of an ad; null: no stars, no words. */
export type GivenRating = Pick<Rating, 'rating' | 'comment'>

/** The campaign that stands open, as far as it is read. */
export interface OpenCampaign {
  details: Loadable<CampaignDetails>
  /** Those of the chosen status. */
  items: Loadable<readonly CampaignItem[]>
  /** By item id; one that is missing served nothing. */
  figures: Loadable<ReadonlyMap<number, Figures>>
  /** The item that is looked at. */
  item: Loadable<CampaignItem>
}

/** Everything the Ad details screen is told, and everything it says (screens.md, Ad details). */
export interface AdDetailsScreenProps {
  ad: Loadable<Ad>
  names: AdDetailsNames
  download: AdDownload
  rating: Loadable<Rating>
  /** Saves a rating; resolves with the failure, or null. */
  onRate: (given: GivenRating) => Promise<Failure | null>
  /** The user name of who looks at this; null where it is not known. */
  userName: string | null
  report: Loadable<GroupedReport>
  campaigns: Loadable<readonly Campaign[]>
  /** By campaign id, over the period. */
  campaignFigures: Loadable<ReadonlyMap<number, Figures>>
  open: OpenCampaign
  tracking: Loadable<TrackingTotals>

  view: AdView
  onView: (change: Partial<AdView>, how: ViewChange) => void
  /** Closes the item that is looked at: back to where it was opened, where that is one step. */
  onCloseItem: () => void
  today: Day
  onShowAllCountries: () => void
  /** Where a title's page is. */
  titleHref: (titleId: number) => string
  /** Where the ads are, and where this one's results are in full. */
  adsHref: string
  resultsHref: string
  renderLink: RenderLink
  onBack: () => void
}
