import { TRACKING_SOURCES, type TrackingRow, type TrackingSource } from './reportRows.ts'

/** Hits by source. */
export type TrackingTotals = Readonly<Record<TrackingSource, number>>

/** Adds up tracked hits by source. */
export function trackingTotals(rows: Iterable<TrackingRow>): TrackingTotals {
  const totals = { live: 0, test: 0, suspicious: 0, unknown: 0 }
  for (const { source, hits } of rows) totals[source] += hits
  return totals
}

/** Hits of all sources together. */
export function totalHits(totals: TrackingTotals): number {
  return TRACKING_SOURCES.reduce((sum, source) => sum + totals[source], 0)
}
