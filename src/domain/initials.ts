import { graphemesOf } from './text/graphemes.ts'

/**
 * The initials of the first and last word of a name; '' for a blank name. Letters are graphemes, so emoji and letters
 * with combining marks stay whole.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const firstAndLast = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return firstAndLast.map((word) => firstLetter(word ?? '')).join('')
}

function firstLetter(word: string): string {
  const [first = ''] = graphemesOf(word)
  return first.toLocaleUpperCase('en-GB')
}
