import { getEntity } from '#api/endpoints/titles.ts'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useClient } from '../../session/useClient.ts'
import { useResource } from '../useResource.ts'

/** One title. A title of another account is a 404. */
export function useTitle(titleId: number): Loadable<Title> {
  const client = useClient()
  return useResource<Title>([getEntity.id, titleId], (signal) =>
    client.call(getEntity, { path: { entity_id: titleId }, signal }),
  )
}
