import { compareTexts } from '#domain/collate.ts'
import { radixSort, sortableBits } from '#domain/radixSort.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { CellValue, Column } from './column.ts'

/**
 * The values of one column as numbers that sort as the column does: the number itself, or the rank of the text in the
 * order of en-GB (equal texts share a rank). NaN stands for nothing. `texts`: there were texts to rank.
 */
export function sortableKeys<Row>(
  rows: readonly Row[],
  value: (row: Row) => CellValue,
): { keys: Float64Array; texts: boolean } {
  const keys = new Float64Array(rows.length).fill(NaN)
  const rowsOfText = new Map<string, number[]>()
  rows.forEach((row, at) => {
    const found = value(row)
    // Adding 0 makes -0 a 0, which it equals.
    if (typeof found === 'number') keys[at] = found + 0
    if (typeof found !== 'string') return
    const same = rowsOfText.get(found)
    if (same) same.push(at)
    else rowsOfText.set(found, [at])
  })
  rankTexts(keys, rowsOfText)
  return { keys, texts: rowsOfText.size > 0 }
}

function rankTexts(keys: Float64Array, rowsOfText: ReadonlyMap<string, readonly number[]>): void {
  let rank = 0
  let before: string | null = null
  for (const text of [...rowsOfText.keys()].sort(compareTexts)) {
    if (before !== null && compareTexts(before, text) !== 0) rank++
    for (const at of rowsOfText.get(text) ?? []) keys[at] = rank
    before = text
  }
}

/**
 * Row numbers in the order of a sort: stable, and rows without a value last in both directions. `keysOf` gives the
 * sortableKeys of a column; it is asked for the sorted columns only.
 */
export function sortIndex(
  count: number,
  sort: readonly SortKey[],
  keysOf: (column: string) => Float64Array | null,
): Uint32Array {
  let index: Uint32Array = new Uint32Array(count)
  for (let at = 0; at < count; at++) index[at] = at
  for (const { key, falling } of sort.toReversed()) {
    const keys = keysOf(key)
    // A copy: ranks are kept.
    if (keys) index = radixSort(index, sortableBits(keys.slice(), falling))
  }
  return index
}

/**
 * A table's sort keys while its rows stay the same. Ranks of texts are kept, for comparing texts is dear; numbers are read
 * anew, for that is quicker than the memory is cheap.
 */
export function keyStore<Row>(rows: readonly Row[]): (column: Column<Row>) => Float64Array {
  const ranks = new Map<string, { value: Column<Row>['value']; keys: Float64Array }>()
  return ({ key, value }) => {
    const known = ranks.get(key)
    if (known?.value === value) return known.keys
    const { keys, texts } = sortableKeys(rows, value)
    if (texts) ranks.set(key, { value, keys })
    return keys
  }
}
