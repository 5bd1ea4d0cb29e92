import type { RowOrder } from '../useRowOrder.ts'
import type { RowId } from '../selectionTypes.ts'

/** Row ids in display order; null for child rows, whose indices start at `topLevelCount`. */
export function rowIds<Row>(
  rows: readonly Row[],
  { indices }: RowOrder,
  rowId: (row: Row) => RowId,
  topLevelCount = rows.length,
): (RowId | null)[] {
  return Array.from(indices, (index) => {
    const row = index < topLevelCount ? rows[index] : undefined
    return row === undefined ? null : rowId(row)
  })
}
