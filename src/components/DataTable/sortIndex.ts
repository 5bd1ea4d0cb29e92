import { compareTexts } from '#domain/collate.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { CellValue, Column } from './column.ts'

/** Bits of one radix pass, low to high: [word of the 64-bit number, shift, mask]. */
const DIGITS = [[0, 0, 0x7ff], [0, 11, 0x7ff], [0, 22, 0x3ff], [1, 0, 0x7ff], [1, 11, 0x7ff], [1, 22, 0x3ff]] as const

/**
 * The values of one column as numbers that sort as the column does: the number itself, or the rank of the text in the
 * order of en-GB (equal texts share a rank). NaN stands for nothing. `texts`: there were texts to rank.
 */
export function sortableKeys<Row>(rows: readonly Row[], value: (row: Row) => CellValue): { keys: Float64Array; texts: boolean } {
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
export function sortIndex(count: number, sort: readonly SortKey[], keysOf: (column: string) => Float64Array | null): Uint32Array {
  let index: Uint32Array = new Uint32Array(count)
  for (let at = 0; at < count; at++) index[at] = at
  for (const { key, falling } of sort.toReversed()) {
    const keys = keysOf(key)
    if (keys) index = radixSort(index, keys, falling)
  }
  return index
}

/** Least significant digit first over the bits of the numbers; a digit that all rows share costs no pass. */
function radixSort(index: Uint32Array, keys: Float64Array, falling: boolean): Uint32Array {
  const words = orderedBits(keys, falling)
  const starts = new Uint32Array(0x800)
  let from = index
  let to: Uint32Array = new Uint32Array(index.length)
  for (const [word, shift, mask] of DIGITS) {
    if (pass(words[word], shift, mask, from, to, starts)) [from, to] = [to, from]
  }
  return from
}

/**
 * Puts the rows of `from` into `to` by one digit, stable; false, with nothing done, where all rows share it. In plain loops:
 * the first sort runs cold, and iterators are many times slower then.
 */
function pass(bits: Uint32Array, shift: number, mask: number, from: Uint32Array, to: Uint32Array, starts: Uint32Array): boolean {
  const rows = from.length
  starts.fill(0)
  for (let row = 0; row < rows; row++) {
    const digit = ((bits[row] ?? 0) >>> shift) & mask
    starts[digit] = (starts[digit] ?? 0) + 1
  }
  if (starts[((bits[0] ?? 0) >>> shift) & mask] === rows) return false
  let sum = 0
  for (let digit = 0; digit <= mask; digit++) {
    const here = starts[digit] ?? 0
    starts[digit] = sum
    sum += here
  }
  for (let at = 0; at < rows; at++) {
    const row = from[at] ?? 0
    const digit = ((bits[row] ?? 0) >>> shift) & mask
    const place = starts[digit] ?? 0
    starts[digit] = place + 1
    to[place] = row
  }
  return true
}

/** The bits of each number, low and high word, so turned that they sort as unsigned integers. */
function orderedBits(keys: Float64Array, falling: boolean): readonly [Uint32Array, Uint32Array] {
  const raw = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2)
  const low = new Uint32Array(keys.length)
  const high = new Uint32Array(keys.length)
  const turn = falling ? 0xffffffff : 0
  for (let at = 0; at < keys.length; at++) {
    const upper = raw[at * 2 + 1] ?? 0
    const negative = upper >>> 31 === 1
    const none = Number.isNaN(keys[at])
    low[at] = none ? 0xffffffff : (raw[at * 2] ?? 0) ^ (negative ? 0xffffffff : 0) ^ turn
    high[at] = none ? 0xffffffff : upper ^ (negative ? 0xffffffff : 0x80000000) ^ turn
  }
  return [low, high]
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
