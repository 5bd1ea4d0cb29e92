import { isSameUser, nameOfUser } from '#domain/account.ts'
import type { Rating } from '#domain/catalogue.ts'
import { isAnothers } from '#domain/rating.ts'
import { useUsers } from '../useUsers.ts'

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
