import { useCallback, useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import { getEladRating, rateElad } from '#api/endpoints/ads.ts'
import { failureFrom } from '#api/failure.ts'
import type { Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { GivenRating } from '#screens/AdDetails/AdDetailsScreenProps.ts'
import { useClient } from '../../session/useClient.ts'
import { useResource } from '../useResource.ts'

interface RatingResource {
  rating: Loadable<Rating>
  /** Saves it: the stars show at once, and no longer where that fails. Resolves with the failure, or null. */
  rate: (given: GivenRating) => Promise<Failure | null>
}

/** The rating of an ad, and the way to another one. `by`: who signs what is given here, on `today`. */
export function useRating(adId: number, by: string | null, today: string): RatingResource {
  const client = useClient()
  const { mutate } = useSWRConfig()
  const resource = useResource<Rating>([getEladRating.id, adId], (signal) =>
    client.call(getEladRating, { path: { elad_id: adId }, signal }),
  )
  const [hoped, setHoped] = useState<Omit<Rating, 'comment'> | null>(null)

  const rate = useCallback(
    async ({ rating, comment }: GivenRating): Promise<Failure | null> => {
      const given = { rating, userName: by, day: today }
      setHoped(given)
      try {
        const answer = await client.call(rateElad, { path: { elad_id: adId }, query: { rating, comment } })
        await mutate([getEladRating.id, adId], answer ?? { ...given, comment }, { revalidate: false })
        return null
      } catch (error) {
        return failureFrom(error, { online: navigator.onLine })
      } finally {
        setHoped(null)
      }
    },
    [client, mutate, adId, by, today],
  )

  const { data } = resource
  const rated = useMemo(() => (data === undefined || hoped === null ? data : { ...data, ...hoped }), [data, hoped])
  return { rating: { ...resource, data: rated }, rate }
}
