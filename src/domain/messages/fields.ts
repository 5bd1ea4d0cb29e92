import { fullNumber } from '#domain/format.ts'

const characters = (count: number) => `${fullNumber(count)} ${count === 1 ? 'character' : 'characters'}`

/** The counter of a text area. */
export const counterText = {
  /** '12 of 1,000'. */
  counter: (used: number, max: number) => `${fullNumber(used)} of ${fullNumber(max)}`,
  /** The same to a screen reader that comes to the field. */
  described: (used: number, max: number) => `${fullNumber(used)} of ${characters(max)}`,
  /** Told when a person who types has come near the end. */
  left: (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`),
}

/** A rating in stars; 0 is not rated. */
export const ratingText = {
  stars: (count: number) => (count === 1 ? '1 star' : `${fullNumber(count)} stars`),
  /** '4 of 5'. */
  value: (value: number, max: number) => (value === 0 ? 'Not rated' : `${fullNumber(value)} of ${fullNumber(max)}`),
  /** Before a rating that can only be read. */
  of: (label: string) => `${label}: `,
  howToClear: 'Press the chosen star again to clear the rating.',
}

/** A field with a list of what fits. */
export const comboboxText = {
  open: (label: string) => `Show the list: ${label}`,
  clear: (label: string) => `Clear: ${label}`,
  loading: 'Loading…',
  nothingMatches: 'Nothing matches',
  found: (count: number) => (count === 1 ? '1 found' : `${fullNumber(count)} found`),
  /** Where there is more than a list should hold. */
  onlyFirst: (shown: number, all: number) => `The first ${fullNumber(shown)} of ${fullNumber(all)}. Type to narrow.`,
}
