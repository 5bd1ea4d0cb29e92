import { useMemo } from 'react'
import { prepareCells, type Cell, type SortedCounts } from './cells.ts'
import type { Column } from './column.ts'
import type { RowOrder } from './useRowOrder.ts'

interface Options<Row> {
  /** Top-level rows. */
  rows: readonly Row[]
  order: RowOrder
  columns: readonly Column<Row>[]
  /** The column that rows are sorted by first. */
  leadingColumn: Column<Row> | undefined
  cards: boolean
}

/** The cells of a table; those of sorted counts know the largest. */
export function useCells<Row>({ rows, order, columns, leadingColumn, cards }: Options<Row>): readonly Cell<Row>[] {
  const sorted = useMemo(() => sortedCounts(rows, order, leadingColumn), [rows, order, leadingColumn])
  return useMemo(() => prepareCells(columns, cards, sorted), [columns, cards, sorted])
}

/** The counts that rows are sorted by; null if they are sorted by something else, or by nothing but zeros. */
function sortedCounts<Row>(
  rows: readonly Row[],
  { indices }: RowOrder,
  column: Column<Row> | undefined,
): SortedCounts | null {
  if (column?.type !== 'int') return null
  let largest = 0
  for (const index of indices) {
    const row = rows[index]
    largest = Math.max(largest, row === undefined ? 0 : Number(column.value(row)))
  }
  return largest === 0 ? null : { key: column.key, largest }
}
