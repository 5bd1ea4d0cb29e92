import { LARGE_TEXT, useTextScale } from '#components/lib/useTextScale.ts'
import { countFigureLines } from './cells.ts'
import type { Column } from './column.ts'

/** Vertical padding (2 × 12px) and border of a card, in pixels. */
const EDGES_PX = 25

/** Height of one line of figures in a card, in pixels. */
const FIGURE_LINE_PX = 44

/** Heights in pixels that follow the reader's font size; paper has a font size of its own. */
export function useTableSizes<Row>(
  { rowHeight = 44, cardHeadHeight = 48 }: { rowHeight?: number; cardHeadHeight?: number },
  columns: readonly Column<Row>[],
  layout: { cards: boolean; isPrinting: boolean },
) {
  const readersTextScale = useTextScale()
  const textScale = layout.isPrinting ? 1 : readersTextScale
  const isLargeText = textScale >= LARGE_TEXT
  const figuresHeight = countFigureLines(columns, isLargeText ? 2 : 4) * FIGURE_LINE_PX
  return {
    textScale,
    isLargeText,
    cardHeadHeight: cardHeadHeight * textScale,
    /** Of a row or a card. */
    rowHeight: layout.cards ? EDGES_PX + (cardHeadHeight + figuresHeight) * textScale : rowHeight * textScale,
  }
}
