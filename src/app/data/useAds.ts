import { queryElad } from '#api/endpoints/ads.ts'
import type { EladQuery } from '#api/queries.ts'
import { readPages } from '#api/readPages.ts'
import type { AdRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import { regionCountryId } from '#domain/region.ts'
import { useResource } from '#query/useResource.ts'

/**
 * All ads of the account, or of one title, with their figures over a period.
 * @param region country id, or 'all'
 */
export function useAds(period: Period, region: string, titleId: number | null): Loadable<readonly AdRow[]> {
  const body: EladQuery = {
    day_from: period.from,
    day_to: period.to,
    country_id: regionCountryId(region),
    ...(titleId !== null && { entity_id: [titleId] }),
    order_by: 'id',
    order_asc: true,
  }
  return useResource<readonly AdRow[]>([queryElad.id, body], (call, onPage) =>
    readPages(call, queryElad, { body, onPage }),
  )
}
