/** Rows `first` up to, but not with, `end`. */
export interface Span {
  first: number
  end: number
}

/** A row to draw, or a gap that stands for rows. */
export type Slice = { kind: 'row'; at: number } | ({ kind: 'gap' } & Span)

/** Rows drawn beyond what is seen, on either side. */
export const OVERSCAN = 8

/** The rows that a window of `height` px sees, `offset` px below the upper edge of the first row (negative: above it). */
export function seenSpan(offset: number, height: number, rowHeight: number, count: number): Span {
  const clamp = (row: number) => Math.min(Math.max(row, 0), count)
  const first = clamp(Math.floor(offset / rowHeight))
  return { first, end: Math.max(first, clamp(Math.ceil((offset + height) / rowHeight))) }
}

/** The height of rows that are not drawn. */
export function gapHeight({ first, end }: Span, rowHeight: number): number {
  return (end - first) * rowHeight
}

/** A span with so many rows more on either side, within the table. */
export function widen({ first, end }: Span, by: number, count: number): Span {
  return { first: Math.max(0, first - by), end: Math.min(count, end + by) }
}

/** Whether all of `inner` is drawn when `outer` is. */
export function holds(outer: Span, inner: Span): boolean {
  return inner.first === inner.end || (outer.first <= inner.first && outer.end >= inner.end)
}

/** A span cut to a table that became shorter. */
export function cut({ first, end }: Span, count: number): Span {
  return { first: Math.min(first, count), end: Math.min(end, count) }
}

/**
 * What to draw for a table of `count` rows: the rows of the span, one further row that must stay (it has the focus), and
 * gaps for all others, so that every row stands at its own height.
 */
export function slices(span: Span, kept: number | null, count: number): Slice[] {
  const drawn: Slice[] = []
  let next = 0
  const draw = (at: number) => {
    if (at > next) drawn.push({ kind: 'gap', first: next, end: at })
    drawn.push({ kind: 'row', at })
    next = at + 1
  }
  const apart = kept !== null && kept < count && (kept < span.first || kept >= span.end) ? kept : null
  if (apart !== null && apart < span.first) draw(apart)
  for (let at = span.first; at < span.end; at++) draw(at)
  if (apart !== null && apart >= span.end) draw(apart)
  if (next < count) drawn.push({ kind: 'gap', first: next, end: count })
  return drawn
}
