import type { Day } from '#domain/day.ts'

/** A rating given by a user. */
export interface SavedRating {
  rating: 1 | 2 | 3 | 4 | 5 | null
  comment: string | null
  userName: string
  day: Day
}

/** Material sent by a user. */
export interface SavedCard {
  id: number
  accountId: string
  fileName: string
  bytes: number
  titleId: number | null
  adId: number | null
  /** Artwork class. */
  kindId: string | null
  message: string | null
}

/* Data written through the API. It lasts until the page is reloaded or the server stops. */
const ratings = new Map<number, SavedRating>()
const cards: SavedCard[] = []
const errors: string[] = []

export function saveRating(adId: number, rating: SavedRating): void {
  ratings.set(adId, rating)
}

export function savedRating(adId: number): SavedRating | undefined {
  return ratings.get(adId)
}

/** Saves sent material under the next id. */
export function saveCard(card: Omit<SavedCard, 'id'>): SavedCard {
  const saved = { ...card, id: 5001 + cards.length }
  cards.push(saved)
  return saved
}

export function savedCards(): readonly SavedCard[] {
  return cards
}

export function saveError(text: string): void {
  errors.push(text)
}

/** The texts in the error log, oldest first. */
export function loggedErrors(): readonly string[] {
  return errors
}

/** Clears everything, as a restart does. */
export function clearMemory(): void {
  ratings.clear()
  cards.length = 0
  errors.length = 0
}
