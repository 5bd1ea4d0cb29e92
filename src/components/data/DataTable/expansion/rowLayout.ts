import type { getGapHeight, getVisibleSpan } from '../windowRange.ts'

/** The content below an expanded row. */
export interface ExpandedContent {
  /** The position of the row. */
  position: number
  /** Height in pixels. */
  height: number
}

interface RowLayout {
  getVisibleSpan: typeof getVisibleSpan
  getGapHeight: typeof getGapHeight
  /** The number of content rows above the row at a position. */
  contentCountAbove: (position: number) => number
}

/** Offsets of fixed-height rows with expanded content between them, ordered from top to bottom. */
export function rowLayout(contents: readonly ExpandedContent[]): RowLayout {
  const contentHeightAbove = (position: number) =>
    contents.reduce((sum, content) => (content.position < position ? sum + content.height : sum), 0)

  /** The row that covers an offset, its content included, and the distance from its top. */
  const rowAtOffset = (offset: number, rowHeight: number) => {
    let above = 0
    for (const { position, height } of contents) {
      const top = position * rowHeight + above
      if (offset < top + rowHeight) break
      if (offset < top + rowHeight + height) return { position, below: offset - top }
      above += height
    }
    const position = Math.floor((offset - above) / rowHeight)
    return { position, below: offset - above - position * rowHeight }
  }

  return {
    getVisibleSpan: (offset, height, rowHeight, count) => {
      const clamp = (row: number) => Math.min(Math.max(row, 0), count)
      const first = clamp(rowAtOffset(offset, rowHeight).position)
      const last = rowAtOffset(offset + height, rowHeight)
      return { first, end: Math.max(first, clamp(last.below > 0 ? last.position + 1 : last.position)) }
    },
    getGapHeight: ({ first, end }, rowHeight) =>
      (end - first) * rowHeight + contentHeightAbove(end) - contentHeightAbove(first),
    contentCountAbove: (position) => contents.filter((content) => content.position < position).length,
  }
}
