/** Letters that no accent was added to, so that Unicode takes none away. */
const LETTERS: Readonly<Record<string, string>> = {
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
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
const MARKS = /\p{M}/gu

/** A text as it is compared in a search: without case and accents, typographic apostrophes plain. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
}

/** The words of a search, folded; a text matches when its folded form holds every one. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/u).filter(Boolean)
}
