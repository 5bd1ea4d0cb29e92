import { radixSort, sortableBits } from '../radixSort.ts'
import { addByCode, addByRow, OUT, usedSlots, writeCodes } from './addRows.ts'
import type { Codes, RowCodes } from './codes.ts'
import type { ReportStore } from './reportStore.ts'
import { addRow, noSums, PRESENT, SLOTS, type Sums } from './sums.ts'

/** Rows to sum, and their codes. */
export interface Source {
  readonly store: ReportStore
  readonly codes: RowCodes
  /** Visits the cells in which missing figures are 0 (see fillRuns). */
  readonly eachRun: (visit: (code: number, bits: number) => void) => void
}

/** The sums of the cells; empty ones are left out unless requested. */
interface Summed {
  /** The code of each row, ascending; null if the row number is the code. */
  readonly codes: Float64Array | null
  /** One per source, with a row per code. */
  readonly sums: readonly Sums[]
}

/** Allocates a row for every code, and drops empty rows afterwards unless `everyCell` is set. */
export function sumDense(sources: readonly Source[], { size, block }: Codes, everyCell: boolean): Summed {
  const sums = sources.map(({ store, codes, eachRun }) => {
    const sum = noSums(size, usedSlots(codes, size, block), block)
    addByCode(store, codes, sum)
    eachRun((code, bits) => (sum.known[code] = (sum.known[code] ?? 0) | bits))
    return sum
  })
  const codes = everyCell ? null : presentRows(sums, size)
  return codes === null ? { codes, sums } : { codes, sums: sums.map((sum) => onlyRows(sum, codes)) }
}

/** The rows present in any of the (at most two) sums, in order; null for all `size` rows. */
function presentRows(sums: readonly Sums[], size: number): Float64Array | null {
  const known = sums[0]?.known ?? new Uint16Array(size)
  const other = sums[1]?.known ?? known
  let count = 0
  for (let row = 0; row < size; row++) if ((((known[row] ?? 0) | (other[row] ?? 0)) & PRESENT) !== 0) count++
  if (count === size) return null
  const rows = new Float64Array(count)
  let next = 0
  for (let row = 0; row < size; row++) if ((((known[row] ?? 0) | (other[row] ?? 0)) & PRESENT) !== 0) rows[next++] = row
  return rows
}

/** For far more codes than rows: sorts the rows by code, so that memory depends on the rows. */
export function sumSparse(sources: readonly Source[], { size }: Codes): Summed {
  const runs = sources.map(({ eachRun }) => {
    const cells: { code: number; bits: number }[] = []
    eachRun((code, bits) => cells.push({ code, bits }))
    return cells
  })
  const total =
    sources.reduce((sum, { store }) => sum + store.length, 0) + runs.reduce((sum, cells) => sum + cells.length, 0)
  const all = new Float64Array(total)
  let offset = 0
  const offsets = sources.map(({ store, codes }, at) => {
    const start = offset
    writeCodes(store, codes, all, offset)
    offset += store.length
    for (const { code } of runs[at] ?? []) all[offset++] = code
    return start
  })
  const { codes, rowOf } = ranked(all)
  const sums = sources.map((source, at) => {
    const sum = noSums(codes.length, usedSlots(source.codes, size, size))
    const start = offsets[at] ?? 0
    addByRow(source.store, source.codes, rowOf, start, sum)
    runs[at]?.forEach(({ bits }, run) => {
      const row = rowOf[start + source.store.length + run] ?? OUT
      sum.known[row] = (sum.known[row] ?? 0) | bits
    })
    return sum
  })
  return { codes: Float64Array.from(codes), sums }
}

/** The distinct codes in order, and the index of each row's code among them; OUT for NaN. */
function ranked(all: Float64Array): { codes: number[]; rowOf: Int32Array } {
  const rowOf = new Int32Array(all.length).fill(OUT)
  const codes: number[] = []
  let before = NaN
  for (const at of radixSort(
    Uint32Array.from(all, (_, place) => place),
    sortableBits(all.slice(), false),
  )) {
    const code = all[at] ?? NaN
    // NaN is last.
    if (Number.isNaN(code)) break
    if (code !== before) codes.push(code)
    rowOf[at] = codes.length - 1
    before = code
  }
  return { codes, rowOf }
}

/** A copy of the sums with some of the rows. */
function onlyRows(sums: Sums, rows: Float64Array): Sums {
  const used = new Uint8Array(SLOTS)
  sums.starts.forEach((start, at) => {
    if (start !== 0) used[at % SLOTS] = 1
  })
  const copy = noSums(rows.length, used)
  for (let row = 0; row < rows.length; row++) addRow(copy, row, sums, rows[row] ?? 0)
  return copy
}
