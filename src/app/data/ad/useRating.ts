import { unstable_serialize, useSWRConfig, type Cache } from 'swr'
import { getEladRating, queryElad, rateElad } from '#api/endpoints/ads.ts'
import { failureFrom } from '#api/failure.ts'
import type { AdRow, Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable } from '#domain/loadable.ts'
import { adText } from '#domain/messages/ad.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { isAnothers, type RatingDraft, type RatingInput, type RatingValues } from '#domain/rating.ts'
import { useAction } from '#components/lib/useAction.ts'
import { useClient } from '#session/useClient.ts'
import { useResource } from '#query/useResource.ts'
import { useDraft } from '#session/DraftsContext.tsx'
import { isSameUser, nameOfUser } from '#domain/account.ts'
import { useUsers } from '../useUsers.ts'

const text = adText.rating

interface RatingResource {
  rating: Loadable<Rating>
  /** Saves a rating optimistically; it is rolled back on failure. Resolves with the failure, or null. */
  onRate: (given: RatingInput) => Promise<Failure | null>
  /** What was entered and not saved. */
  ratingDraft: RatingDraft
}

type AdRows = readonly AdRow[] | undefined

/**
 * The rating of an ad, and a function to change it. Until the server responds, the new rating is shown optimistically,
 * here and in all cached lists of ads. It goes on when its page is left, and a notification then says if it failed.
 * @param userName author of new ratings
 * @param today day of new ratings
 */
export function useRating(adId: number, userName: string | null, today: string): RatingResource {
  const client = useClient()
  const { cache, mutate } = useSWRConfig()
  const ratingDraft = useDraft<Partial<RatingValues>>(`rating ${adId}`)
  const rating = useResource<Rating>([getEladRating.id, adId], (call) =>
    call(getEladRating, { path: { elad_id: adId } }),
  )

  const save = async ({ rating, comment }: RatingInput): Promise<void> => {
    const optimistic = { rating, userName, day: today }
    const request = client.call(rateElad, { path: { elad_id: adId }, query: { rating, comment } })
    let isConcurrent = false
    const ratingUpdate = mutate<Rating, Rating | undefined>([getEladRating.id, adId], request, {
      // Keeps one's own saved comment: the new one is still in the field, and stays there if saving fails. Another
      // person's would stand under one's own name.
      optimisticData: (saved, shown) => {
        isConcurrent = saved !== shown
        const keeps = saved !== undefined && !isAnothers(saved, userName)
        return { ...optimistic, comment: keeps ? saved.comment : null }
      },
      populateCache: (response) => response ?? { ...optimistic, comment },
      rollbackOnError: true,
      // Only the server knows which of two concurrent ratings it saved last.
      revalidate: () => isConcurrent,
    })
    const withRating = (rows: AdRows, stars: number | null): AdRows =>
      rows?.map((row) => (row.id === adId ? { ...row, rating: stars } : row))
    const listUpdates = adListKeys(cache).map((key) =>
      mutate<AdRows, Rating | undefined>(key, request, {
        optimisticData: (rows) => withRating(rows, rating),
        populateCache: (response, rows) => withRating(rows, response === undefined ? rating : response.rating),
        rollbackOnError: true,
      }),
    )
    await Promise.all([ratingUpdate, ...listUpdates])
  }
  const { start } = useAction({
    run: async ({ isLeft }, given: RatingInput) => {
      await save(given)
      // Otherwise the form does so.
      if (isLeft()) ratingDraft.write(null)
    },
    failureFrom,
    successNotice: (given) => ({ title: text.done.title, text: text.done.text(given.rating) }),
    // Otherwise the form shows it.
    failureNotice: (failure, isLeft) =>
      isLeft ? { title: text.failed, text: describeAttempt(failure, text.failureNoun).title } : null,
    scope: null,
  })
  return { rating, onRate: start, ratingDraft }
}

/**
 * The keys of all cached lists of ads. They are mutated one by one, because with a key filter SWR 2.5 gives every
 * matching key the optimistic data of the first (github.com/vercel/swr/pull/4286).
 */
function adListKeys(cache: Cache): string[] {
  return [...cache.keys()].filter((key) => key.startsWith(unstable_serialize([queryElad.id])))
}

/**
 * Full name of who rated an ad, if that is someone else: only then is the account's user list read. Null while it is
 * unknown.
 * @param me user name of the signed-in user; null: unknown
 */
export function useRaterName(rating: Rating | undefined, me: string | null): string | null {
  const rater = rating !== undefined && isAnothers(rating, me) ? rating.userName : null
  const { data } = useUsers(rater !== null)
  const user = rater === null ? undefined : data?.find(({ userName }) => isSameUser(userName, rater))
  return user === undefined ? null : nameOfUser(user)
}
