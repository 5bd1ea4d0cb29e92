import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig, type Cache } from 'swr'
import { getEladRating, queryElad, rateElad } from '#api/endpoints/ads.ts'
import { failureFrom } from '#api/failure.ts'
import type { AdRow, Rating } from '#domain/catalogue.ts'
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

type AdRows = readonly AdRow[] | undefined

/**
 * The rating of an ad, and the way to another one. `by`: who signs what is given here, on `today`. Until the server has
 * answered, SWR shows what is given in place of what is saved: here, and in all lists of ads that are kept.
 */
export function useRating(adId: number, by: string | null, today: string): RatingResource {
  const client = useClient()
  const { cache, mutate } = useSWRConfig()
  const resource = useResource<Rating>([getEladRating.id, adId], (signal) =>
    client.call(getEladRating, { path: { elad_id: adId }, signal }),
  )

  const rate = useCallback(
    async ({ rating, comment }: GivenRating): Promise<Failure | null> => {
      const given = { rating, userName: by, day: today }
      const sent = client.call(rateElad, { path: { elad_id: adId }, query: { rating, comment } })
      let overlaps = false
      const rated = mutate<Rating, Rating | undefined>([getEladRating.id, adId], sent, {
        // The comment is left as saved: its author still sees it in the field, and keeps it there if saving fails.
        optimisticData: (saved, shown) => {
          overlaps = saved !== shown
          return { comment: null, ...saved, ...given }
        },
        populateCache: (answer) => answer ?? { ...given, comment },
        rollbackOnError: true,
        // Of two at once the server knows which it has taken.
        revalidate: () => overlaps,
      })
      const withRating = (rows: AdRows, stars: number | null): AdRows =>
        rows?.map((row) => (row.id === adId ? { ...row, rating: stars } : row))
      const listed = adLists(cache).map((key) =>
        mutate<AdRows, Rating | undefined>(key, sent, {
          optimisticData: (rows) => withRating(rows, rating),
          populateCache: (answer, rows) => withRating(rows, answer === undefined ? rating : answer.rating),
          rollbackOnError: true,
        }),
      )
      try {
        await Promise.all([rated, ...listed])
        return null
      } catch (error) {
        return failureFrom(error, { online: navigator.onLine })
      }
    },
    [client, cache, mutate, adId, by, today],
  )
  return { rating: resource, rate }
}

/**
 * The keys of all lists of ads. One by one, because SWR 2.5 gives every key that a filter finds the optimistic data of the
 * first (github.com/vercel/swr/pull/4286).
 */
function adLists(cache: Cache): string[] {
  return [...cache.keys()].filter((key) => key.startsWith(unstable_serialize([queryElad.id])))
}
