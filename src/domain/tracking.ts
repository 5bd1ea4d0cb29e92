import { TRACKING_SOURCES, type TrackingRow } from './reportRows.ts'

/** Hits by source: those of TRACKING_SOURCES, also without hits, then any that only the server knows. */
export type TrackingTotals = ReadonlyMap<string, number>

/** Adds up tracked hits by source. */
export function trackingTotals(rows: Iterable<TrackingRow>): TrackingTotals {
  const totals = new Map<string, number>(TRACKING_SOURCES.map((source) => [source, 0]))
  for (const { source, hits } of rows) totals.set(source, (totals.get(source) ?? 0) + hits)
  return totals
}

/** Hits of all sources together. */
export function totalHits(totals: TrackingTotals): number {
  return [...totals.values()].reduce((sum, hits) => sum + hits, 0)
}

/** Ids of the sources that only the server knows, those with most hits first. */
export function otherSources(totals: TrackingTotals): string[] {
  const known: readonly string[] = TRACKING_SOURCES
  return [...totals]
    .filter(([source]) => !known.includes(source))
    .sort(([, a], [, b]) => b - a)
    .map(([source]) => source)
}
