import type { RowCodes } from './codes.ts'
import { DAY_SHIFT, type ReportStore } from './reportStore.ts'
import { firstBit, firstFigure, PRESENT, SLOTS, WIDTH, type Sums } from './sums.ts'

/*
 * The hot loops of the report: plain loops over a few typed arrays, without null checks (see Sums). For each entry,
 * `heads[at * 2]` is its lane, and `heads[at * 2 + 1]` its day and the bits of its known figures (see Columns).
 */

/** Adds the rows of a store to the sums of their cells; `sums` has one row per code. */
export function addByCode({ columns: { heads, figures }, length }: ReportStore, codes: RowCodes, sums: Sums): void {
  const { values, known } = sums
  const { firstDay } = codes
  const lanes = lanesOf(codes, sums)
  const ofDay = Int32Array.from(codes.ofDay)
  const span = ofDay.length
  for (let at = 0; at < length; at++) {
    const dayAndKnown = heads[at * 2 + 1] ?? 0
    const since = (dayAndKnown >> DAY_SHIFT) - firstDay
    if (since < 0 || since >= span) continue
    const lane = (heads[at * 2] ?? 0) * 3
    const part = lanes[lane] ?? OUT
    if (part === OUT) continue
    const row = part + (ofDay[since] ?? 0)
    const first = (lanes[lane + 2] ?? 0) + row * WIDTH
    values[first] = (values[first] ?? 0) + (figures[at * WIDTH] ?? 0)
    values[first + 1] = (values[first + 1] ?? 0) + (figures[at * WIDTH + 1] ?? 0)
    values[first + 2] = (values[first + 2] ?? 0) + (figures[at * WIDTH + 2] ?? 0)
    const bits = PRESENT | ((dayAndKnown & KNOWN) << (lanes[lane + 1] ?? 0))
    const before = known[row] ?? 0
    if ((before & bits) !== bits) known[row] = before | bits
  }
}

/** Adds the rows of a store to the rows of `sums` given by `rows`, starting at `offset`. */
export function addByRow(
  { columns: { heads, figures }, length }: ReportStore,
  codes: RowCodes,
  rows: Int32Array,
  offset: number,
  sums: Sums,
): void {
  const { values, known } = sums
  const lanes = lanesOf(codes, sums)
  for (let at = 0; at < length; at++) {
    const row = rows[offset + at] ?? OUT
    if (row === OUT) continue
    const lane = (heads[at * 2] ?? 0) * 3
    const first = (lanes[lane + 2] ?? 0) + row * WIDTH
    for (let figure = 0; figure < WIDTH; figure++)
      values[first + figure] = (values[first + figure] ?? 0) + (figures[at * WIDTH + figure] ?? 0)
    known[row] = (known[row] ?? 0) | PRESENT | (((heads[at * 2 + 1] ?? 0) & KNOWN) << (lanes[lane + 1] ?? 0))
  }
}

/**
 * Writes the code of each row of a store to `to`, starting at `offset`; NaN if the period or the platforms exclude it.
 */
export function writeCodes(
  { columns: { heads }, length }: ReportStore,
  { ofLane, ofDay, firstDay }: RowCodes,
  to: Float64Array,
  offset: number,
): void {
  for (let at = 0; at < length; at++) {
    const since = ((heads[at * 2 + 1] ?? 0) >> DAY_SHIFT) - firstDay
    to[offset + at] = (ofLane[heads[at * 2] ?? 0] ?? NaN) + (ofDay[since] ?? NaN)
  }
}

/** Row number for excluded rows. */
export const OUT = -1

/** The bits of an entry's known figures. */
const KNOWN = (1 << DAY_SHIFT) - 1

/**
 * Three numbers per lane: its part of the code, or OUT; the first bit of its slot; and the offset of its figures
 * relative to a row.
 */
function lanesOf({ ofLane, slotOfLane }: RowCodes, sums: Sums): Int32Array {
  const lanes = new Int32Array(ofLane.length * 3)
  ofLane.forEach((part, lane) => {
    const slot = slotOfLane[lane] ?? 0
    const row = sums.block < sums.rows ? part : 0
    lanes.set([Number.isNaN(part) ? OUT : part, firstBit(slot), firstFigure(sums, row, slot) - row * WIDTH], lane * 3)
  })
  return lanes
}

/** Which slots the rows of a store need, by block of `block` codes (for noSums). */
export function usedSlots({ ofLane, slotOfLane }: RowCodes, size: number, block: number): Uint8Array {
  const used = new Uint8Array(Math.ceil(size / block) * SLOTS)
  ofLane.forEach((part, lane) => {
    if (!Number.isNaN(part)) used[Math.floor(part / block) * SLOTS + (slotOfLane[lane] ?? 0)] = 1
  })
  return used
}
