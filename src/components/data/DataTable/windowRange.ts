/** Rows from `first` up to but excluding `end`. */
export interface Span {
  first: number
  end: number
}

/** A row to render, or a gap in place of rows. */
export type Slice = { kind: 'row'; position: number } | ({ kind: 'gap' } & Span)

/** Rows rendered beyond the visible ones, on either side. */
export const OVERSCAN = 8

/**
 * The rows visible in a window of `height` px that starts `offset` px below the first row's top (negative: above it).
 */
export function getVisibleSpan(offset: number, height: number, rowHeight: number, count: number): Span {
  const clamp = (row: number) => Math.min(Math.max(row, 0), count)
  const first = clamp(Math.floor(offset / rowHeight))
  return { first, end: Math.max(first, clamp(Math.ceil((offset + height) / rowHeight))) }
}

/** The height of rows that are not rendered, in pixels. */
export function getGapHeight({ first, end }: Span, rowHeight: number): number {
  return (end - first) * rowHeight
}

/** Extends a span by a number of rows on either side, within the table. */
export function expandSpan({ first, end }: Span, by: number, count: number): Span {
  return { first: Math.max(0, first - by), end: Math.min(count, end + by) }
}

/** Whether `outer` includes all rows of `inner`. */
export function containsSpan(outer: Span, inner: Span): boolean {
  return inner.first === inner.end || (outer.first <= inner.first && outer.end >= inner.end)
}

/** Limits a span to a table that may have become shorter. */
export function clampSpan({ first, end }: Span, count: number): Span {
  return { first: Math.min(first, count), end: Math.min(end, count) }
}

/**
 * What to render of a table of `count` rows: the rows of the span, one pinned row that must stay mounted because it has
 * the focus, and gaps for the rest, so that every row keeps its offset.
 */
export function rowSlices(span: Span, pinned: number | null, count: number): Slice[] {
  const result: Slice[] = []
  let next = 0
  const addRow = (position: number) => {
    if (position > next) result.push({ kind: 'gap', first: next, end: position })
    result.push({ kind: 'row', position })
    next = position + 1
  }
  const outside = pinned !== null && pinned < count && (pinned < span.first || pinned >= span.end) ? pinned : null
  if (outside !== null && outside < span.first) addRow(outside)
  for (let position = span.first; position < span.end; position++) addRow(position)
  if (outside !== null && outside >= span.end) addRow(outside)
  if (next < count) result.push({ kind: 'gap', first: next, end: count })
  return result
}
