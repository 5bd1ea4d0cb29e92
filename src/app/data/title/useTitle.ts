import { getEntity } from '#api/endpoints/titles.ts'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from '../useResource.ts'

/** One title. A title of another account is a 404. */
export function useTitle(titleId: number): Loadable<Title> {
  return useResource<Title>([getEntity.id, titleId], (call) => call(getEntity, { path: { entity_id: titleId } }))
}
