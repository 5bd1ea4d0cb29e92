import type { Day } from '#domain/day.ts'
import { byPlatform, type Platform } from '#domain/platforms.ts'
import type { Status } from '../status.ts'

/** A platform's totals over the 28 days before HISTORY_END. */
export type PlatformTotals = readonly [clicks: number, impressions: number, conversions: number]

/** A title's totals by platform; null: not in use. */
export type TotalsByPlatform = Readonly<Record<Platform, PlatformTotals | null>>

export const NOT_ADVERTISED: TotalsByPlatform = byPlatform(() => null)

/** An ad with given properties; the other ads of its title are generated. */
export interface AdPlan {
  name: string
  headline: string
  platform: Platform
  formatId: FormatId
  status: Status
  countries?: readonly string[]
  startsOn?: Day
  /** Share of the platform's totals, relative to the title's other ads. Default 1. */
  weight?: number
}

/** A title, from which its ads and campaigns are generated. */
export interface TitlePlan {
  id: number
  name: string
  author: string | null
  /** Name of a drawn cover, 'generated', or null: no cover. */
  cover: string | null
  status: Status
  typeId: string
  genre: string | null
  imprint: string | null
  series: string | null
  taskId: number | null
  publishedOn: Day | null
  /** First day of advertising. */
  since: Day
  countries: readonly string[]
  adsLive: number
  adsAll: number
  totals: TotalsByPlatform
  ads: readonly AdPlan[]
}

/** Ad format: the class in the API's lookup. */
export type FormatId = 'display' | 'feed' | 'story' | 'clip' | 'cards' | 'pin' | 'videopin' | 'skippable'
