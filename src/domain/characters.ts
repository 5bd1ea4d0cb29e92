import { validationText } from './messages/session.ts'
import type { Rule } from './validation.ts'

/** How many characters a text has as Unicode counts them, and the server: an emoji of one code point is one, not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** A field of at most `max` characters, counted as a text area's counter counts them. */
export function atMostCharacters(field: string, max: number): Rule {
  return { holds: (value) => countCharacters(value) <= max, text: validationText.tooLong(field, max) }
}
