import type { RowOrder } from '../useRowOrder.ts'
import type { RowId } from '../useSelection.tsx'

/** The ids of rows in their order; null for those from number `own` on, which are inside others. */
export function rowIds<Row>(
  rows: readonly Row[],
  { indices }: RowOrder,
  rowId: (row: Row) => RowId,
  own = rows.length,
): (RowId | null)[] {
  return Array.from(indices, (index) => {
    const row = index < own ? rows[index] : undefined
    return row === undefined ? null : rowId(row)
  })
}
