import { graphemesOf } from '#domain/text/graphemes.ts'

/** A typeface as outlines, so that pictures need no font. All lengths are in units of its grid. */
export interface Typeface {
  unitsPerEm: number
  /** What to add between two characters. */
  kerning: Readonly<Record<string, number>>
  /** Width of each character, and path data from where it starts on the baseline. */
  glyphs: Readonly<Record<string, readonly [width: number, outline: string]>>
}

/** Whether a typeface has all characters of a line. */
export function hasGlyphs({ glyphs }: Typeface, line: string): boolean {
  return Array.from(line).every((character) => glyphs[character] !== undefined)
}

const WIDE = /[\p{Extended_Pictographic}\p{Ideographic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Width of a line; of characters that the typeface lacks an estimate. */
export function widthOf(typeface: Typeface, line: string, spacing: number): number {
  const { unitsPerEm, glyphs, kerning } = typeface
  let [width, previous] = [0, '']
  for (const character of hasGlyphs(typeface, line) ? line : graphemesOf(line)) {
    if (previous !== '') width += spacing + (kerning[previous + character] ?? 0)
    width += glyphs[character]?.[0] ?? unitsPerEm * (WIDE.test(character) ? 1.3 : 0.7)
    previous = character
  }
  return width
}

/** Path data of a line that starts at `x`, on the baseline `y`. */
export function outlineOf({ glyphs, kerning }: Typeface, line: string, x: number, y: number, spacing: number): string {
  let [outlines, start, previous] = ['', x, '']
  for (const character of line) {
    const [width, outline] = glyphs[character] ?? [0, '']
    start += kerning[previous + character] ?? 0
    if (outline !== '') outlines += `M${Math.round(start)} ${Math.round(y)}${outline}`
    start += width + spacing
    previous = character
  }
  return outlines
}
