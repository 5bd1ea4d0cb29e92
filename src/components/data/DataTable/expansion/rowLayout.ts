import type { gapHeight, seenSpan } from '../windowRange.ts'

/** What an opened row shows below itself. */
export interface OpenContent {
  /** The place of the row. */
  at: number
  /** Pixels. */
  height: number
}

interface RowLayout {
  seenSpan: typeof seenSpan
  gapHeight: typeof gapHeight
  /** How many contents stand above the row at a place. */
  contentsAbove: (at: number) => number
}

/** Where rows stand that are all as high, but for contents between them; given from top to bottom. */
export function rowLayout(contents: readonly OpenContent[]): RowLayout {
  const heightAbove = (at: number) =>
    contents.reduce((sum, content) => (content.at < at ? sum + content.height : sum), 0)

  /** The row that reaches over a point with its content, and how far below the row's upper edge that is. */
  const rowOver = (offset: number, rowHeight: number) => {
    let above = 0
    for (const { at, height } of contents) {
      const top = at * rowHeight + above
      if (offset < top + rowHeight) break
      if (offset < top + rowHeight + height) return { at, below: offset - top }
      above += height
    }
    const at = Math.floor((offset - above) / rowHeight)
    return { at, below: offset - above - at * rowHeight }
  }

  return {
    seenSpan: (offset, height, rowHeight, count) => {
      const clamp = (row: number) => Math.min(Math.max(row, 0), count)
      const first = clamp(rowOver(offset, rowHeight).at)
      const last = rowOver(offset + height, rowHeight)
      return { first, end: Math.max(first, clamp(last.below > 0 ? last.at + 1 : last.at)) }
    },
    gapHeight: ({ first, end }, rowHeight) => (end - first) * rowHeight + heightAbove(end) - heightAbove(first),
    contentsAbove: (at) => contents.filter((content) => content.at < at).length,
  }
}
