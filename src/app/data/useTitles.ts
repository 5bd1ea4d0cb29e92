import { queryEntity, listEntities } from '#api/endpoints/titles.ts'
import type { EntityQuery } from '#api/queries.ts'
import { readPages } from '#api/readPages.ts'
import type { TitleRow, Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import { regionCountryId } from '#domain/region.ts'
import { useResource } from '#query/useResource.ts'
import { LOOKUP } from './useLookupNames.ts'

/**
 * All titles of the account with their figures over a period, loaded page by page so that large accounts show rows
 * early.
 * @param region id of a country the titles are live in, or 'all'
 */
export function useTitles(period: Period, region: string): Loadable<readonly TitleRow[]> {
  const body: EntityQuery = {
    day_from: period.from,
    day_to: period.to,
    country_id_live: regionCountryId(region),
    order_by: 'id',
    order_asc: true,
  }
  return useResource<readonly TitleRow[]>([queryEntity.id, body], (call, onPage) =>
    readPages(call, queryEntity, { body, onPage }),
  )
}

/** All titles of the account, without figures. Loads nothing unless enabled. */
export function useTitleList(isEnabled: boolean): Loadable<readonly Title[]> {
  return useResource<readonly Title[]>(
    isEnabled ? [listEntities.id] : null,
    (call) => readPages(call, listEntities, { query: { order_by: 'id', order_asc: true } }),
    { freshForMs: LOOKUP.freshForMs },
  )
}
