import type { Rating } from '#domain/catalogue.ts'
import type { RatingInput } from './AdDetailsScreenProps.ts'

/** Values of the rating form; 0 stars: not rated. */
export interface RatingValues {
  rating: number
  comment: string
}

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
