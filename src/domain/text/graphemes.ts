const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en-GB', { granularity: 'grapheme' }) : null

/**
 * The characters of a text as people see them, one by one: emoji of several parts and letters with combining marks stay
 * whole. Older browsers only keep surrogate pairs whole.
 */
export function* graphemesOf(text: string): Generator<string, void> {
  if (segmenter === null) yield* text
  else for (const { segment } of segmenter.segment(text)) yield segment
}
