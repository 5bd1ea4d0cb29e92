import { isSameUser } from './account.ts'
import type { Rating } from './catalogue.ts'
import type { Draft } from './draft.ts'

/** Values of the rating form; 0 stars: not rated. */
export interface RatingValues {
  rating: number
  comment: string
}

/** What was entered of a rating and not saved. */
export type RatingDraft = Draft<Partial<RatingValues>>

/** A rating as submitted: `rating` is null without stars, `comment` without a comment. */
export type RatingInput = Pick<Rating, 'rating' | 'comment'>

/** The comment is sent in the request's URL, hence the limit. */
export const MAX_COMMENT_LENGTH = 1000

const STARS = [1, 2, 3, 4, 5] as const

export function toFormValues({ rating, comment }: Pick<Rating, 'rating' | 'comment'>): RatingValues {
  return { rating: rating ?? 0, comment: comment ?? '' }
}

/** The form's values as a rating; a blank comment is none. */
export function toRatingInput({ rating, comment }: RatingValues): RatingInput {
  return { rating: STARS.find((stars) => stars === rating) ?? null, comment: comment.trim() === '' ? null : comment }
}

export function isSameRating(a: RatingInput, b: RatingInput): boolean {
  return a.rating === b.rating && (a.comment ?? '') === (b.comment ?? '')
}

/** No rating, by nobody. */
export const NOT_RATED: Rating = { rating: null, comment: null, userName: null, day: null }

/** Whether there is a comment that can be seen. */
export function hasComment({ comment }: Pick<Rating, 'comment'>): boolean {
  return (comment ?? '').trim() !== ''
}

/** Whether there is neither a rating nor a comment. */
export function isBlank(given: RatingInput): boolean {
  return given.rating === null && !hasComment(given)
}

/**
 * Whether a rating is someone else's, as is one without a name: it may not stand in one's own form.
 * @param me user name of who reads it; null: unknown
 */
export function isAnothers(rating: Rating, me: string | null): boolean {
  return !isBlank(rating) && !(me !== null && rating.userName !== null && isSameUser(rating.userName, me))
}
