import type { Column, Sum, Total } from './column.ts'

type Addend<Row> = (row: Row) => number | null

/** What a column adds up; nothing where its totals cell stays empty. */
export function addendsOf<Row>(column: Column<Row>): readonly Addend<Row>[] {
  if (column.total === undefined) return []
  if (column.total !== 'sum') return column.total.of
  return [
    (row) => {
      const value = column.value(row)
      return typeof value === 'number' ? value : null
    },
  ]
}

/** The sums of each column over the rows that `kept` marks (null: over all), in one walk over the rows. */
export function sumColumns<Row>(
  rows: readonly Row[],
  kept: Uint8Array | null,
  columns: readonly Column<Row>[],
): Sum[][] {
  const perColumn = columns.map(addendsOf)
  const sums = addUp(rows, kept, perColumn.flat())
  let from = 0
  return perColumn.map((addends) => sums.slice(from, (from += addends.length)))
}

function addUp<Row>(rows: readonly Row[], kept: Uint8Array | null, addends: readonly Addend<Row>[]): Sum[] {
  const sums = new Float64Array(addends.length)
  const seen = new Uint8Array(addends.length)
  rows.forEach((row, at) => {
    if (kept?.[at] === 0) return
    for (let part = 0; part < addends.length; part++) {
      const value = addends[part]?.(row) ?? null
      if (value === null) continue
      sums[part] = (sums[part] ?? 0) + value
      seen[part] = 1
    }
  })
  return Array.from(sums, (sum, part) => (seen[part] === 1 ? sum : null))
}

/** The total of a ratio: the sum of the parts over the sum of the wholes. */
export function ratioTotal<Row>(
  part: Addend<Row>,
  whole: Addend<Row>,
  show: (ratio: Sum) => ReturnType<Total<Row>['show']>,
): Total<Row> {
  return {
    of: [part, whole],
    show: ([parts = null, wholes = null]) =>
      show(parts === null || wholes === null || wholes === 0 ? null : parts / wholes),
  }
}
