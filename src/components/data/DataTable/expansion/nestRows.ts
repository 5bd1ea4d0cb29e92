import type { SortKey } from '#domain/sortKeys.ts'
import type { Column } from '../column.ts'
import { keyStore, sortIndex } from '../sortIndex.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId } from '../useSelection.tsx'

/** Where a row stands that is inside another. */
export interface Inside<Row> {
  parent: Row
  /** 1 inside a row of the table itself. */
  depth: number
}

export interface NestedRows<Row> {
  /** The rows of the table, then those inside opened ones. */
  rows: readonly Row[]
  order: RowOrder
  /** By row id; rows of the table itself have no entry. */
  inside: ReadonlyMap<RowId, Inside<Row>>
}

interface Options<Row> {
  rows: readonly Row[]
  order: RowOrder
  columns: readonly Column<Row>[]
  sort: readonly SortKey[]
  rowId: (row: Row) => RowId
  opened: ReadonlySet<RowId>
  childrenOf: (row: Row) => readonly Row[] | null
}

/** Puts the rows inside opened ones right after them, sorted as the table is; at any depth. */
export function nestRows<Row>({
  rows,
  order,
  columns,
  sort,
  rowId,
  opened,
  childrenOf,
}: Options<Row>): NestedRows<Row> {
  const inside = new Map<RowId, Inside<Row>>()
  if (opened.size === 0) return { rows, order, inside }
  const all = [...rows]
  const indices: number[] = []
  const place = (index: number, depth: number) => {
    indices.push(index)
    const row = all[index]
    const children = row !== undefined && opened.has(rowId(row)) ? childrenOf(row) : null
    if (row === undefined || children === null) return
    const first = all.length
    for (const child of children) {
      all.push(child)
      inside.set(rowId(child), { parent: row, depth: depth + 1 })
    }
    for (const at of sortedIndices(children, columns, sort)) place(first + at, depth + 1)
  }
  for (const index of order.indices) place(index, 0)
  return inside.size === 0
    ? { rows, order, inside }
    : { rows: all, order: { indices: Uint32Array.from(indices), kept: null }, inside }
}

function sortedIndices<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly SortKey[],
): Uint32Array {
  const keysOf = keyStore(rows)
  return sortIndex(rows.length, sort, (key) => {
    const column = columns.find((each) => each.key === key)
    return column ? keysOf(column) : null
  })
}
