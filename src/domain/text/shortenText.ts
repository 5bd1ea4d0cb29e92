import { graphemesOf } from './graphemes.ts'

/** Most characters of a name on a page, and of a text in a tooltip. Files have names in full. */
const MAX_NAME = 500
const MAX_TOOLTIP = 2_000

/** A name as pages show it: its first 500 characters, then '…'. */
export const shortName = (name: string): string => shorten(name, MAX_NAME)

/** A text as tooltips show it: its first 2,000 characters, then '…'. */
export const shortTooltip = (text: string): string => shorten(text, MAX_TOOLTIP)

function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  let [count, end] = [0, 0]
  for (const grapheme of graphemesOf(text)) {
    if (count === max) return `${text.slice(0, end).trimEnd()}…`
    count += 1
    end += grapheme.length
  }
  return text
}
