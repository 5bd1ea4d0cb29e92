import type { Day } from './catalogue.ts'
import type { Figures, PlatformFigures } from './metrics.ts'

/** Where a tracked hit came from; only 'live' counts by default (spec section 3). */
export const TRACKING_SOURCES = ['live', 'test', 'suspicious', 'unknown'] as const

export type TrackingSource = (typeof TRACKING_SOURCES)[number]

/** One key on one day (or month, by its first day), all platforms in one figure. */
export interface ReportRow extends Figures {
  refkey: number
  day: Day
}

/** One key on one day (or month), each platform apart. */
export interface PlatformReportRow {
  refkey: number
  day: Day
  figures: PlatformFigures
}

/** Tracked hits of one key, day, source and column. */
export interface TrackingRow {
  refkey: number
  day: Day
  source: TrackingSource
  column: string | null
  hits: number
}
