import { trackElads, trackEntities } from '#api/endpoints/reports.ts'
import { readPages } from '#api/readPages.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import { trackingTotals, type TrackingTotals, otherSources } from '#domain/tracking.ts'
import { useResource } from '#query/useResource.ts'
import { listTrackingSources } from '#api/endpoints/lookups.ts'
import { useLookupNames } from '../useLookupNames.ts'

/** The title or ad whose hits are requested. */
type Tracked = { titleId: number } | { adId: number }

/** Tracked hits of a title or ad over a period by source. Includes all countries, as tracking has no country filter. */
export function useTracking(tracked: Tracked, { from, to }: Period): Loadable<TrackingTotals> {
  const [endpoint, id] =
    'titleId' in tracked ? ([trackEntities, tracked.titleId] as const) : ([trackElads, tracked.adId] as const)
  const body = { refkey: [id], day_from: from, day_to: to, order_by: 'day' as const, order_asc: true }
  // Only as a whole: the rows are summed up.
  return useResource<TrackingTotals>([endpoint.id, body], async (call) =>
    trackingTotals(await readPages(call, endpoint, { body })),
  )
}

/** The server's names of tracking sources by id; asked for only where hits have a source that the product has no word for. */
export function useTrackingSourceNames(totals: TrackingTotals | undefined): ReadonlyMap<string, string> {
  return useLookupNames(listTrackingSources, totals !== undefined && otherSources(totals).length > 0)
}
