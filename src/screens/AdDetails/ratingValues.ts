import type { Rating } from '#domain/catalogue.ts'
import type { GivenRating } from './AdDetailsScreenProps.ts'

/** The values of the rating's form; 0 stars: not rated. */
export interface RatingValues {
  rating: number
  comment: string
}

/** The comment travels in the address of the request (screens.md, Ad details). */
export const MOST_CHARACTERS = 1000

const STARS = [1, 2, 3, 4, 5] as const

export function valuesOf({ rating, comment }: Pick<Rating, 'rating' | 'comment'>): RatingValues {
  return { rating: rating ?? 0, comment: comment ?? '' }
}

/** What the form says; a comment of blanks says nothing. */
export function givenBy({ rating, comment }: RatingValues): GivenRating {
  return { rating: STARS.find((stars) => stars === rating) ?? null, comment: comment.trim() === '' ? null : comment }
}

export function sameRating(a: GivenRating, b: GivenRating): boolean {
  return a.rating === b.rating && (a.comment ?? '') === (b.comment ?? '')
}
