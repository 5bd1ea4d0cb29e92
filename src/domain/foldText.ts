/** Letters that Unicode normalisation leaves as they are. */
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
}
const SPECIAL = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'gu')
/** Accents, and what nobody sees: soft hyphens, zero-width spaces, marks of direction. */
const UNSEEN = /[\p{M}\p{DI}]/gu
const DASHES = /[\p{Pd}\u2043\u2212]/gu
const DOUBLE_QUOTES = /[“”„‟«»″‶〝〞〟]/gu
const SINGLE_QUOTES = /[‘’‚‛‹›ʻʼʽʹ′‵`´]/gu

/**
 * A text normalised for search, so that what looks the same is the same: lower case, without accents and invisible
 * characters, ligatures and wide letters as plain ones, one kind of dash, of quotes and of apostrophes.
 */
export function foldText(text: string): string {
  return text
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => REPLACEMENTS[letter] ?? letter)
    .replace(DASHES, '-')
}

/** The folded words of a search; a text matches if its folded form contains every one. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/u).filter(Boolean)
}
