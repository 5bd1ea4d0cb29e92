import type { Day } from './day.ts'
import type { PlatformFigures } from './metrics.ts'
import type { Platform } from './platforms.ts'

/** A title, i.e. a book (spec section 1). The API calls it an entity. */
export interface Title {
  id: number
  name: string
  parentId: number | null
  parentName: string | null
  typeId: string | null
  statusId: string | null
  taskId: number | null
  countryIds: string[]
  liveCountryIds: string[]
  coverUrl: string | null
  author: string | null
  isbn13: string | null
  imprint: string | null
  publishedOn: Day | null
  genre: string | null
  adCount: number
  liveAdCount: number
  createdOn: Day | null
  updatedOn: Day | null
}

/** A row with its figures over the requested period; null if the response had none. */
interface WithFigures {
  figures: PlatformFigures | null
}

export type TitleRow = Title & WithFigures

/** One image or video of an ad, with its dimensions if known. */
export interface Artwork {
  id: string
  kind: string | null
  url: string | null
  width: number | null
  height: number | null
  durationS: number | null
  alt: string | null
}

/** An ad of a title. The API calls it an elad. */
export interface Ad {
  id: number
  name: string
  titleId: number | null
  titleName: string | null
  typeId: string | null
  classId: string | null
  placementIds: string[]
  platforms: Platform[]
  status: string | null
  countryIds: string[]
  startsOn: Day | null
  endsOn: Day | null
  thumbUrl: string | null
  artworks: Artwork[]
  attributes: { typeId: string | null; value: string | null }[]
  campaignCount: number
  rating: number | null
}

export type AdRow = Ad & WithFigures

/** A campaign of an ad on one platform. The API calls it an elcam. */
export interface Campaign {
  id: number
  name: string
  adId: number | null
  titleId: number | null
  platform: Platform | null
  placementId: string | null
  countryId: string | null
  status: string | null
  startsOn: Day | null
  endsOn: Day | null
  itemCount: number
}

export type CampaignRow = Campaign & WithFigures

export interface CampaignDetails extends Campaign {
  adName: string | null
  titleName: string | null
  platformRef: string | null
  linkUrl: string | null
  itemsByStatus: Record<string, number>
}

/** One creative of a campaign, with its review status on the platform. */
export interface CampaignItem {
  id: number
  campaignId: number | null
  name: string
  status: string | null
  platform: Platform | null
  platformRef: string | null
  headline: string | null
  text: string | null
  artworkUrl: string | null
  linkUrl: string | null
  rejectionReason: string | null
}

/** A rating of an ad, 1 to 5, with its author and day. */
export interface Rating {
  rating: number | null
  comment: string | null
  userName: string | null
  day: Day | null
}

/** Names of ad types and classes by id. A class's id is unique only within its type. */
export interface AdNames {
  types: ReadonlyMap<string, string>
  /** By classKey. */
  classes: ReadonlyMap<string, string>
}

/** Key of a class in AdNames. */
export const classKey = (typeId: string | null, classId: string | null) => `${typeId ?? ''}/${classId ?? ''}`
