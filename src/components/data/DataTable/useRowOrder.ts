import { useMemo } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import { sortRows, type RowValues } from './sortRows.ts'

/** The rows that a table shows, in order. */
export interface RowOrder {
  /** Indices of the filtered rows in sorted order. */
  indices: Uint32Array
  /** 1 for every row index that passes the filter; null without a filter. */
  filterMask: Uint8Array | null
}

interface Options<Row> {
  rows: readonly Row[]
  /** All that `sort` may refer to, including hidden columns; keep it stable. From columns: valuesOf. */
  values: RowValues<Row>
  sort: readonly SortKey[]
  /** The filter; keep it stable (useCallback, useMemo). Null: all rows. */
  filter?: ((row: Row) => boolean) | null
}

/**
 * Sorts and filters rows as an array of row indices. Sorting and filtering are cached separately: a new filter doesn't
 * sort again, and a new sort doesn't filter again.
 */
export function useRowOrder<Row>({ rows, values, sort, filter = null }: Options<Row>): RowOrder {
  const sorted = useMemo(() => sortRows(rows, values, sort), [rows, values, sort])
  const mask = useMemo(() => filter && Uint8Array.from(rows, (row) => Number(filter(row))), [rows, filter])
  return useMemo(
    (): RowOrder => ({ indices: mask ? sorted.filter((index) => mask[index] === 1) : sorted, filterMask: mask }),
    [sorted, mask],
  )
}
