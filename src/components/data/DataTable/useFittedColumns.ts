import { useMemo } from 'react'
import { BELOW_MEDIUM_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { formatCell } from './cells.ts'
import { denserColumns, enlargedColumns, type Column, type Sum } from './column.ts'

/** Pixels: the widest bold digit, and a bold comma or point. */
const [DIGIT_WIDTH, SEPARATOR_WIDTH] = [8.5, 4]

/** Width in pixels of a figure in bold, without the cell's padding. */
export const figureWidth = (figure: string): number =>
  Array.from(figure).reduce((width, char) => width + (/[.,]/.test(char) ? SEPARATOR_WIDTH : DIGIT_WIDTH), 0)

/** Left and right padding of a cell. */
const CELL_PADDING_PX = 24

/**
 * Columns with room for their totals, and so for any of their figures: one that is cut reads as another. Denser in
 * windows below 1024px, wider if text is larger.
 * @param sums of all rows, so that a search does not change the widths
 */
export function useFittedColumns<Row>(
  columns: readonly Column<Row>[],
  sums: readonly (readonly Sum[])[],
  cards: boolean,
  textScale: number,
): readonly Column<Row>[] {
  const isDense = useMediaQuery(BELOW_MEDIUM_SCREEN) && !cards
  return useMemo(() => {
    const fitted = columns.map((column, index) => {
      const { total: of, type, width } = column
      if (width === undefined || of === undefined || (of !== 'sum' && type !== 'int')) return column
      // Several stand side by side: '9/14'.
      const total = (sums[index] ?? []).map((sum) => formatCell(column, sum)).join('/')
      return { ...column, width: Math.max(width, Math.ceil(figureWidth(total) + CELL_PADDING_PX)) }
    })
    return enlargedColumns(isDense ? denserColumns(fitted) : fitted, textScale)
  }, [columns, sums, isDense, textScale])
}
