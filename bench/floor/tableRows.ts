import type { BenchColumn, BenchRow } from '../benchWindow.ts'

/* Sorting, filtering and formatting of both hand-written tables: they differ only in how they render. */

/** Height of a row in pixels. */
export const ROW = 32
/** Rows rendered beyond the viewport, on either side. */
export const OVERSCAN = 8

export const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

export function formatCell(type: BenchColumn['type'], value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  return type === 'pct' ? `${(value * 100).toFixed(2)}%` : whole.format(value)
}

/** Indices of the rows, sorted by a numeric column; in their given order without one. */
export function sortRows(rows: readonly BenchRow[], key: string | null, descending: boolean): Uint32Array {
  const order = Uint32Array.from(rows, (_, at) => at)
  if (key === null) return order
  const turn = descending ? -1 : 1
  const keys = Float64Array.from(rows, (row) => Number(row[key]))
  return order.sort((a, b) => turn * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b)
}

export function filterRows(rows: readonly BenchRow[], sorted: Uint32Array, search: string): Uint32Array {
  const part = search.toLowerCase()
  return part === '' ? sorted : sorted.filter((at) => rows[at]?.name.toLowerCase().includes(part) === true)
}

/** Text of each column's total, empty for columns without one. */
export function totalsOf(rows: readonly BenchRow[], order: Uint32Array, columns: readonly BenchColumn[]): string[] {
  const sums = columns.map(({ key, type }) => (type === 'int' || type === 'float' ? { key, sum: 0 } : null))
  const summed = sums.filter((total) => total !== null)
  for (const at of order) {
    const row = rows[at]
    for (const total of summed) total.sum += Number(row?.[total.key])
  }
  return sums.map((total, column) =>
    column === 0 ? `Total (${order.length})` : total === null ? '' : whole.format(total.sum),
  )
}
