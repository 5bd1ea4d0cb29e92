import type { Day } from './day.ts'
import type { Figures, PlatformFigures } from './metrics.ts'

/** Sources of tracked hits (spec section 3); only 'live' counts by default. A server may have further ones. */
export const TRACKING_SOURCES = ['live', 'test', 'suspicious', 'unknown'] as const

export type TrackingSource = (typeof TRACKING_SOURCES)[number]

/** Figures of one key on one day (or the first day of a month), all platforms together. */
export interface ReportRow extends Figures {
  refkey: number
  day: Day
}

/** Figures of one key on one day (or the first day of a month), by platform. */
export interface PlatformReportRow {
  refkey: number
  day: Day
  figures: PlatformFigures
}

/** Tracked hits of one key, day, source and column. */
export interface TrackingRow {
  refkey: number
  day: Day
  /** One of TRACKING_SOURCES, or an id of the server’s own. */
  source: string
  column: string | null
  hits: number
}
