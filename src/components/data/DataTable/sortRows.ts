import { sortableNumbers, sortIndices } from '#domain/sortIndices.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { CellValue, Column } from './column.ts'

/** What rows can be sorted by: the value of a row by sort key. */
export type RowValues<Row> = Readonly<Record<string, (row: Row) => CellValue>>

/** The values of columns by their keys. */
export function valuesOf<Row>(columns: readonly Column<Row>[]): RowValues<Row> {
  return Object.fromEntries(columns.map(({ key, value }) => [key, value]))
}

/** Row indices in sorted order: texts by en-GB rules, rows without a value last. Keys without values are ignored. */
export function sortRows<Row>(rows: readonly Row[], values: RowValues<Row>, sort: readonly SortKey[]): Uint32Array {
  const keys = sort.flatMap(({ key, descending }) => {
    const value = values[key]
    return value === undefined ? [] : [{ values: sortableNumbers(rows.map((row) => value(row))), descending }]
  })
  return sortIndices(Uint32Array.from(rows.keys()), keys)
}
