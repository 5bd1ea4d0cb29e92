import type { Day } from '#domain/catalogue.ts'

/** A rating as it was given. */
export interface GivenRating {
  rating: 1 | 2 | 3 | 4 | 5 | null
  comment: string | null
  userName: string
  day: Day
}

/** Material that was sent. */
export interface SentCard {
  id: number
  accountId: string
  fileName: string
  bytes: number
  titleId: number | null
  adId: number | null
  /** Class of the artwork. */
  kindId: string | null
  message: string | null
}

/*
 * What the server remembers of what it was told: until the page is reloaded, or until the server stops.
 */
const ratings = new Map<number, GivenRating>()
const cards: SentCard[] = []
const errors: string[] = []

export function rememberRating(adId: number, rating: GivenRating): void {
  ratings.set(adId, rating)
}

export function rememberedRating(adId: number): GivenRating | undefined {
  return ratings.get(adId)
}

/** Keeps what was sent, under the next number. */
export function rememberCard(card: Omit<SentCard, 'id'>): SentCard {
  const kept = { ...card, id: 5001 + cards.length }
  cards.push(kept)
  return kept
}

export function rememberedCards(): readonly SentCard[] {
  return cards
}

export function rememberError(text: string): void {
  errors.push(text)
}

/** The texts that came to the error log, oldest first. */
export function loggedErrors(): readonly string[] {
  return errors
}

/** Forgets everything, as a restart does. */
export function forgetEverything(): void {
  ratings.clear()
  cards.length = 0
  errors.length = 0
}
