import { ratio } from '#domain/metrics.ts'
import type { Column, Sum, Total } from './column.ts'

type Addend<Row> = (row: Row) => number | null

/** The values that a column sums; empty for a column without a total. */
function addendsOf<Row>(column: Column<Row>): readonly Addend<Row>[] {
  if (column.total === undefined) return []
  if (column.total !== 'sum') return column.total.values
  return [
    (row) => {
      const value = column.value(row)
      return typeof value === 'number' ? value : null
    },
  ]
}

/** The sums of each column over the rows that the filter mask includes (null: all rows), in a single pass. */
export function sumColumns<Row>(
  rows: readonly Row[],
  mask: Uint8Array | null,
  columns: readonly Column<Row>[],
): Sum[][] {
  const addendsByColumn = columns.map(addendsOf)
  const sums = sumAddends(rows, mask, addendsByColumn.flat())
  let start = 0
  return addendsByColumn.map((addends) => sums.slice(start, (start += addends.length)))
}

function sumAddends<Row>(rows: readonly Row[], mask: Uint8Array | null, addends: readonly Addend<Row>[]): Sum[] {
  const sums = new Float64Array(addends.length)
  const hasValue = new Uint8Array(addends.length)
  if (addends.length === 0) return []
  rows.forEach((row, rowIndex) => {
    if (mask?.[rowIndex] === 0) return
    for (let i = 0; i < addends.length; i++) {
      const value = addends[i]?.(row) ?? null
      if (value === null) continue
      sums[i] = (sums[i] ?? 0) + value
      hasValue[i] = 1
    }
  })
  return Array.from(sums, (sum, i) => (hasValue[i] === 1 ? sum : null))
}

/** The total of a ratio: sum of numerators divided by sum of denominators. */
export function ratioTotal<Row>(
  numerator: Addend<Row>,
  denominator: Addend<Row>,
  render: (total: Sum) => ReturnType<Total<Row>['render']>,
): Total<Row> {
  const value = ([numerators = null, denominators = null]: readonly Sum[]) => ratio(numerators, denominators)
  return { values: [numerator, denominator], value, render: (sums) => render(value(sums)) }
}
