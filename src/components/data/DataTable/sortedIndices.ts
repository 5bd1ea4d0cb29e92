import { compareTexts } from '#domain/compareTexts.ts'
import { radixSort, sortableBits } from '#domain/radixSort.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { CellValue, Column } from './column.ts'

/**
 * The values of a column as numbers in the same order: a number is itself, a text is its rank in en-GB order (equal
 * texts share a rank), null is NaN. `texts`: whether any value is text.
 */
export function toSortableNumbers<Row>(
  rows: readonly Row[],
  value: (row: Row) => CellValue,
): { keys: Float64Array; texts: boolean } {
  const keys = new Float64Array(rows.length).fill(NaN)
  const rowIndicesByText = new Map<string, number[]>()
  rows.forEach((row, index) => {
    const cellValue = value(row)
    // Adding 0 turns -0 into 0.
    if (typeof cellValue === 'number') keys[index] = cellValue + 0
    if (typeof cellValue !== 'string') return
    const rowIndices = rowIndicesByText.get(cellValue)
    if (rowIndices) rowIndices.push(index)
    else rowIndicesByText.set(cellValue, [index])
  })
  rankTexts(keys, rowIndicesByText)
  return { keys, texts: rowIndicesByText.size > 0 }
}

function rankTexts(keys: Float64Array, rowIndicesByText: ReadonlyMap<string, readonly number[]>): void {
  let rank = 0
  let previous: string | null = null
  for (const text of [...rowIndicesByText.keys()].sort(compareTexts)) {
    if (previous !== null && compareTexts(previous, text) !== 0) rank++
    for (const index of rowIndicesByText.get(text) ?? []) keys[index] = rank
    previous = text
  }
}

/**
 * Row indices in sorted order. The sort is stable, and rows without a value come last in both directions. `keysOf`
 * returns the sortable numbers of a column, null for an unknown one.
 */
export function sortedIndices(
  count: number,
  sort: readonly SortKey[],
  keysOf: (columnKey: string) => Float64Array | null,
): Uint32Array {
  let indices: Uint32Array = new Uint32Array(count)
  for (let i = 0; i < count; i++) indices[i] = i
  for (const { key, descending } of sort.toReversed()) {
    const keys = keysOf(key)
    // Copied because sortableBits works in place and ranks are cached.
    if (keys) indices = radixSort(indices, sortableBits(keys.slice(), descending))
  }
  return indices
}

/**
 * Returns the sortable numbers of columns for one set of rows. Text ranks are cached because comparing texts is slow;
 * numbers are read again each time, which is cheaper than storing them.
 */
export function createSortKeyCache<Row>(rows: readonly Row[]): (column: Column<Row>) => Float64Array {
  const ranks = new Map<string, { value: Column<Row>['value']; keys: Float64Array }>()
  return ({ key, value }) => {
    const cached = ranks.get(key)
    if (cached?.value === value) return cached.keys
    const { keys, texts } = toSortableNumbers(rows, value)
    if (texts) ranks.set(key, { value, keys })
    return keys
  }
}
