import { validationText } from './messages/session.ts'
import type { Rule } from './validation.ts'

/** Number of Unicode code points, which is how the server counts: an emoji of one code point is one, not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Limits a field to `max` characters, counted like the counter of a text area. */
export function maxCharacters(field: string, max: number): Rule {
  return { isValid: (value) => countCharacters(value) <= max, message: validationText.tooLong(field, max) }
}
