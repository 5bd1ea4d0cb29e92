import { useMemo } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import type { Page, Reader } from '#api/read.ts'
import { getElad, queryElad } from '#api/endpoints/ads.ts'
import type { Ad, Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from '#query/useResource.ts'
import { getEntity, queryEntity } from '#api/endpoints/titles.ts'

/** What a loaded list says of one of its rows, to show while that is asked for itself. */
function useListed<T extends { id: number }>(
  list: { id: string; response: Reader<Page<T>> },
  id: number | null,
): T | undefined {
  const { cache } = useSWRConfig()
  return useMemo(() => {
    const start = unstable_serialize([list.id])
    for (const key of cache.keys()) {
      if (!key.startsWith(start)) continue
      const row = (cache.get(key)?.data as readonly T[] | undefined)?.find((each) => each.id === id)
      if (row) return row
    }
  }, [cache, list, id])
}

/** One ad. */
export function useAd(adId: number): Loadable<Ad> {
  return useResource<Ad>([getElad.id, adId], (call) => call(getElad, { path: { elad_id: adId } }), {
    known: useListed(queryElad, adId),
  })
}

/** One title. A title of another account is a 404. Null loads nothing. */
export function useTitle(titleId: number | null): Loadable<Title> {
  return useResource<Title>(
    titleId === null ? null : [getEntity.id, titleId],
    (call) => call(getEntity, { path: { entity_id: titleId ?? 0 } }),
    { known: useListed(queryEntity, titleId) },
  )
}
