import { listEntities } from '#api/endpoints/titles.ts'
import { readPages } from '#api/readPages.ts'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { LOOKUP } from './useLookupNames.ts'
import { useResource } from '#query/useResource.ts'

/** All titles of the account, without figures. Loads nothing unless enabled. */
export function useTitleList(isEnabled: boolean): Loadable<readonly Title[]> {
  return useResource<readonly Title[]>(
    isEnabled ? [listEntities.id] : null,
    (call) => readPages(call, listEntities, { query: { order_by: 'id', order_asc: true } }),
    { freshForMs: LOOKUP.freshForMs },
  )
}
