import { getElad } from '#api/endpoints/ads.ts'
import type { Ad } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useClient } from '../../session/useClient.ts'
import { useResource } from '../useResource.ts'

/** One ad. */
export function useAd(adId: number): Loadable<Ad> {
  const client = useClient()
  return useResource<Ad>([getElad.id, adId], (signal) => client.call(getElad, { path: { elad_id: adId }, signal }))
}
