/** Letters and apostrophes that Unicode normalisation leaves as they are. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
}
const SPECIAL = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'gu')
const MARKS = /\p{M}/gu

/** A text normalised for search: lower case, without accents, with straight apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => REPLACEMENTS[letter] ?? letter)
}

/** The folded words of a search; a text matches if its folded form contains every one. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/u).filter(Boolean)
}
