import { useMemo } from 'react'
import { BELOW_MEDIUM_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { formatCell } from './cells.ts'
import { denserColumns, enlargedColumns, type Column, type Sum } from './column.ts'
import { figureWidth } from './figureWidth.ts'

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
