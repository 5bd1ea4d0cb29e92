import type { Cell } from '../cells.ts'
import type { ColumnGroup } from '../column.ts'

/** Adjacent columns of one group, or without a group. */
export interface ColumnRun<Row> {
  /** The key of its first column. */
  key: string
  group: ColumnGroup | null
  cells: readonly Cell<Row>[]
}

/** Splits columns into runs of adjacent columns with the same group. */
export function groupAdjacentColumns<Row>(cells: readonly Cell<Row>[]): ColumnRun<Row>[] {
  const runs: { key: string; group: ColumnGroup | null; cells: Cell<Row>[] }[] = []
  for (const cell of cells) {
    const { key, group = null } = cell.column
    const last = runs.at(-1)
    if (last?.group?.label === group?.label && last) last.cells.push(cell)
    else runs.push({ key, group, cells: [cell] })
  }
  return runs
}
