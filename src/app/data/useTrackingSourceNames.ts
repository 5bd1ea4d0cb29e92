import { listTrackingSources } from '#api/endpoints/lookups.ts'
import { otherSources, type TrackingTotals } from '#domain/tracking.ts'
import { useLookupNames } from './useLookupNames.ts'

/** The server's names of tracking sources by id; asked for only where hits have a source that the product has no word for. */
export function useTrackingSourceNames(totals: TrackingTotals | undefined): ReadonlyMap<string, string> {
  return useLookupNames(listTrackingSources, totals !== undefined && otherSources(totals).length > 0)
}
