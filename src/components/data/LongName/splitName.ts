import { graphemesOf } from '#domain/text/graphemes.ts'

/** Names up to this many characters are too short to leave out their middle. */
const SHORT_LENGTH = 20

/** Most characters of an end that begins at a word. */
const LONGEST_WORDS = 10

/** Characters of an end that begins within a word. */
const END_LENGTH = 8

/**
 * Splits a name before the part that is never cut: 'The Works of Victor Hugo,' and 'vol. 12'. The end begins at a
 * word, as far as that keeps it short, and never within a character of several parts such as an emoji. Null for a short
 * name.
 */
export function splitName(name: string): { head: string; end: string } | null {
  if (name.length <= SHORT_LENGTH) return null
  const last = name.slice(-LONGEST_WORDS - 1)
  const end = /\s(\S.*)$/su.exec(last)?.[1] ?? Array.from(graphemesOf(name)).slice(-END_LENGTH).join('')
  return { head: name.slice(0, -end.length).trimEnd(), end }
}
