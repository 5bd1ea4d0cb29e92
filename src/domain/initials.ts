/**
 * The letters that stand for a person: of the first and the last word of a name, at most two; '' for a blank name.
 * A letter is what a reader takes for one: an emoji or a letter with its marks is not cut.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

const letters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })

function firstLetter(word: string): string {
  const [first] = letters.segment(word)
  return first === undefined ? '' : first.segment.toLocaleUpperCase('en-GB')
}
