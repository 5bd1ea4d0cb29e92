import { useMemo } from 'react'
import type { Column, Sum } from './column.ts'
import { sumColumns } from './totals.ts'

/** The sums of each column over all rows, and over those that the filter mask includes (null: all). */
export function useSums<Row>(
  rows: readonly Row[],
  mask: Uint8Array | null,
  columns: readonly Column<Row>[],
): { all: Sum[][]; filtered: Sum[][] } {
  const all = useMemo(() => sumColumns(rows, null, columns), [rows, columns])
  const filtered = useMemo(() => (mask === null ? all : sumColumns(rows, mask, columns)), [all, rows, mask, columns])
  return { all, filtered }
}
