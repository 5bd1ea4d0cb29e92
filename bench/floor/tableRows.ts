import type { BenchColumn, BenchRow } from '../benchWindow.ts'

/* Sorting, filtering and formatting for both hand-written tables, which only differ in rendering. */

/** Row height in pixels. */
export const ROW = 32
/** Rows rendered beyond the viewport on either side. */
export const OVERSCAN = 8

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

export function formatCell(type: BenchColumn['type'], value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  return type === 'pct' ? `${(value * 100).toFixed(2)}%` : whole.format(value)
}

/** Row indices, sorted by a numeric column or, without a key, in the given order. */
export function sortRows(rows: readonly BenchRow[], key: string | null, descending: boolean): Uint32Array {
  const order = Uint32Array.from(rows, (_, index) => index)
  if (key === null) return order
  const sign = descending ? -1 : 1
  const keys = Float64Array.from(rows, (row) => Number(row[key]))
  return order.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b)
}

export function filterRows(rows: readonly BenchRow[], sorted: Uint32Array, search: string): Uint32Array {
  const text = search.toLowerCase()
  return text === '' ? sorted : sorted.filter((index) => rows[index]?.name.toLowerCase().includes(text) === true)
}

/** Text of each column's total; empty for columns without one. */
export function totalsOf(rows: readonly BenchRow[], order: Uint32Array, columns: readonly BenchColumn[]): string[] {
  const sums = columns.map(({ key, type }) => (type === 'int' || type === 'float' ? { key, sum: 0 } : null))
  const summed = sums.filter((total) => total !== null)
  for (const index of order) {
    const row = rows[index]
    for (const total of summed) total.sum += Number(row?.[total.key])
  }
  return sums.map((total, column) =>
    column === 0 ? `Total (${order.length})` : total === null ? '' : whole.format(total.sum),
  )
}
