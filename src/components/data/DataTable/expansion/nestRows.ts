import type { SortKey } from '#domain/sortKeys.ts'
import type { Column } from '../column.ts'
import { sortRows, valuesOf } from '../sortRows.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId } from '../selectionTypes.ts'

/** The position of a child row in the tree. */
interface Nesting<Row> {
  parent: Row
  /** 1 for children of a top-level row. */
  depth: number
}

export interface NestedRows<Row> {
  /** The top-level rows, followed by the children of expanded rows. */
  rows: readonly Row[]
  order: RowOrder
  /** By row id; top-level rows have no entry. */
  nestings: ReadonlyMap<RowId, Nesting<Row>>
}

interface Options<Row> {
  rows: readonly Row[]
  order: RowOrder
  columns: readonly Column<Row>[]
  sort: readonly SortKey[]
  rowId: (row: Row) => RowId
  expandedIds: ReadonlySet<RowId>
  childrenOf: (row: Row) => readonly Row[] | null
}

/** Adds the children of expanded rows right after their parents, sorted like the table, at any depth. */
export function nestRows<Row>({
  rows,
  order,
  columns,
  sort,
  rowId,
  expandedIds,
  childrenOf,
}: Options<Row>): NestedRows<Row> {
  const nestings = new Map<RowId, Nesting<Row>>()
  if (expandedIds.size === 0) return { rows, order, nestings }
  const allRows = [...rows]
  const indices: number[] = []
  const addRow = (index: number, depth: number) => {
    indices.push(index)
    const row = allRows[index]
    const children = row !== undefined && expandedIds.has(rowId(row)) ? childrenOf(row) : null
    if (row === undefined || children === null) return
    const firstChild = allRows.length
    for (const child of children) {
      allRows.push(child)
      nestings.set(rowId(child), { parent: row, depth: depth + 1 })
    }
    for (const childIndex of sortRows(children, valuesOf(columns), sort)) addRow(firstChild + childIndex, depth + 1)
  }
  for (const index of order.indices) addRow(index, 0)
  return nestings.size === 0
    ? { rows, order, nestings }
    : { rows: allRows, order: { indices: Uint32Array.from(indices), filterMask: null }, nestings }
}
