import { getElad, queryElad } from '#api/endpoints/ads.ts'
import type { Ad } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useListed } from '../useListed.ts'
import { useResource } from '#query/useResource.ts'

/** One ad. */
export function useAd(adId: number): Loadable<Ad> {
  return useResource<Ad>([getElad.id, adId], (call) => call(getElad, { path: { elad_id: adId } }), {
    known: useListed(queryElad, adId),
  })
}
