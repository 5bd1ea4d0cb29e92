import type { WorldAd } from './ads.ts'
import { accountOfTitle, type WorldAccount } from './accounts.ts'
import { fromWorld, HISTORY_END } from './clock.ts'
import { savedRating, type SavedRating } from './memory.ts'
import { usersOf } from './users.ts'
import { randomInt, pick, randomFraction } from './random.ts'

const COMMENTS = [
  'Cover reads well even at thumbnail size. Could the strapline sit a touch lower?',
  'The colours are exactly ours. Thank you.',
  'Too dark for the feed.',
  'Good, but the author should be larger.',
  null,
  null,
] as const
const STARS = [2, 3, 4, 4, 4, 5, 5] as const

/** An ad's latest rating: one saved by a user, or else a generated one, which half of the ads have. */
export function ratingOf(
  ad: WorldAd,
): Pick<SavedRating, 'rating' | 'comment'> & { userName: string | null; day: string | null } {
  const given = savedRating(ad.id)
  if (given !== undefined) return given
  const account = accountOfTitle(ad.title.id)
  // Ad 10101 is the one in the mockups.
  if (ad.id !== 10101 && (account === undefined || ad.status === 'draft' || randomFraction(ad.id, 51) < 0.5))
    return { rating: null, comment: null, userName: null, day: null }
  return {
    rating: ad.id === 10101 ? 4 : pick(STARS, ad.id, 52),
    comment: ad.id === 10101 ? COMMENTS[0] : pick(COMMENTS, ad.id, 53),
    userName: account === undefined ? null : raterOf(account, ad.id),
    day: fromWorld(HISTORY_END - (ad.id === 10101 ? 2 : randomInt(2, 60, ad.id, 54))),
  }
}

/** One of three people of the account; the first rated the ad in the mockups. */
function raterOf(account: WorldAccount, adId: number): string {
  const raters = usersOf(account).slice(0, adId === 10101 ? 1 : 3)
  return pick(raters, adId, 55).userName
}
