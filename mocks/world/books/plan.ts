import type { Day } from '#domain/catalogue.ts'
import type { Platform } from '#domain/metrics.ts'
import type { Status } from '../status.ts'

/** What a platform brings in the 28 days before the world's anchor day: clicks, impressions, conversions. */
export type Reach = readonly [clicks: number, impressions: number, conversions: number]

/** Where each platform stands for a title; null: not in use. */
export type Reaches = Readonly<Record<Platform, Reach | null>>

export const NOT_ADVERTISED: Reaches = { gad: null, mad: null, pad: null }

/** An ad told by hand; the others of a title are generated in the same way. */
export interface AdPlan {
  name: string
  headline: string
  platform: Platform
  formatId: FormatId
  status: Status
  countries?: readonly string[]
  startsOn?: Day
  endsOn?: Day
  /** Its part of the title's reach, as a weight beside the other ads of the platform; 1 is usual. */
  weight?: number
}

/** A title before its ads are worked out. */
export interface TitlePlan {
  id: number
  name: string
  author: string | null
  /** The hand-drawn cover's name, 'generated', or null for a title without a cover. */
  cover: string | null
  status: Status
  typeId: string
  genre: string | null
  imprint: string | null
  series: string | null
  taskId: number | null
  publishedOn: Day | null
  /** The first day of its advertising. */
  since: Day
  countries: readonly string[]
  adsLive: number
  adsAll: number
  reaches: Reaches
  ads: readonly AdPlan[]
}

/** How an ad is made: what the lookup calls its class. */
export type FormatId = 'display' | 'feed' | 'story' | 'clip' | 'cards' | 'pin' | 'videopin' | 'skippable'
