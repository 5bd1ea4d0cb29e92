import { getEntity, queryEntity } from '#api/endpoints/titles.ts'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useListed } from '../useListed.ts'
import { useResource } from '#query/useResource.ts'

/** One title. A title of another account is a 404. Null loads nothing. */
export function useTitle(titleId: number | null): Loadable<Title> {
  return useResource<Title>(
    titleId === null ? null : [getEntity.id, titleId],
    (call) => call(getEntity, { path: { entity_id: titleId ?? 0 } }),
    { known: useListed(queryEntity, titleId) },
  )
}
