import { useMemo } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import type { Column } from './column.ts'
import { keyStore, sortIndex } from './sortIndex.ts'

/** Which rows a table shows, and in which order. */
export interface RowOrder {
  /** Row numbers, in the order of the sort. */
  indices: Uint32Array
  /** Per row number, 1 when the filter keeps it; null when there is no filter. */
  kept: Uint8Array | null
}

interface Options<Row> {
  rows: readonly Row[]
  /** Every column that `sort` may name, shown or not. Values are read once per rows and column: keep the array stable. */
  columns: readonly Column<Row>[]
  sort: readonly SortKey[]
  /** The filter; keep it stable (useCallback, useMemo) while it keeps the same rows. Null: keeps all. */
  keep?: ((row: Row, at: number) => boolean) | null
}

/**
 * Sorts and filters rows as an array of row numbers. A new filter walks the sorted numbers once and sorts nothing; a new
 * sort asks no filter again.
 */
export function useRowOrder<Row>({ rows, columns, sort, keep = null }: Options<Row>): RowOrder {
  const keysOf = useMemo(() => keyStore(rows), [rows])
  const sorted = useMemo(() => {
    const find = (key: string) => columns.find((column) => column.key === key)
    return sortIndex(rows.length, sort, (key) => {
      const column = find(key)
      return column ? keysOf(column) : null
    })
  }, [rows, columns, sort, keysOf])
  const kept = useMemo(() => keep && marks(rows, keep), [rows, keep])
  return useMemo(() => ({ indices: kept ? only(sorted, kept) : sorted, kept }), [sorted, kept])
}

function marks<Row>(rows: readonly Row[], keep: (row: Row, at: number) => boolean): Uint8Array {
  const kept = new Uint8Array(rows.length)
  rows.forEach((row, at) => (kept[at] = keep(row, at) ? 1 : 0))
  return kept
}

function only(sorted: Uint32Array, kept: Uint8Array): Uint32Array {
  const rows = sorted.length
  const indices = new Uint32Array(rows)
  let count = 0
  for (let place = 0; place < rows; place++) {
    const at = sorted[place] ?? 0
    if (kept[at] === 1) indices[count++] = at
  }
  return indices.slice(0, count)
}
