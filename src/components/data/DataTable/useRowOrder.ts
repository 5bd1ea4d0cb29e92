import { useMemo } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import type { Column } from './column.ts'
import { createSortKeyCache, sortedIndices } from './sortedIndices.ts'

/** The rows that a table shows, in order. */
export interface RowOrder {
  /** Indices of the filtered rows in sorted order. */
  indices: Uint32Array
  /** 1 for every row index that passes the filter; null without a filter. */
  filterMask: Uint8Array | null
}

interface Options<Row> {
  rows: readonly Row[]
  /** All columns that `sort` may refer to, including hidden ones; keep the array stable. */
  columns: readonly Column<Row>[]
  sort: readonly SortKey[]
  /** The filter; keep it stable (useCallback, useMemo). Null: all rows. */
  filter?: ((row: Row, index: number) => boolean) | null
}

/**
 * Sorts and filters rows as an array of row indices. Sorting and filtering are cached separately: a new filter doesn't
 * sort again, and a new sort doesn't filter again.
 */
export function useRowOrder<Row>({ rows, columns, sort, filter = null }: Options<Row>): RowOrder {
  const keysOf = useMemo(() => createSortKeyCache(rows), [rows])
  const sorted = useMemo(() => {
    return sortedIndices(rows.length, sort, (key) => {
      const column = columns.find((candidate) => candidate.key === key)
      return column ? keysOf(column) : null
    })
  }, [rows, columns, sort, keysOf])
  const mask = useMemo(() => filter && createMask(rows, filter), [rows, filter])
  return useMemo(
    (): RowOrder => ({ indices: mask ? sorted.filter((index) => mask[index] === 1) : sorted, filterMask: mask }),
    [sorted, mask],
  )
}

function createMask<Row>(rows: readonly Row[], filter: (row: Row, index: number) => boolean): Uint8Array {
  const mask = new Uint8Array(rows.length)
  rows.forEach((row, index) => (mask[index] = filter(row, index) ? 1 : 0))
  return mask
}
