import type { RowCodes } from './codes.ts'
import type { ReportStore } from './reportStore.ts'
import { firstBit, firstFigure, PRESENT, WIDTH, type Sums } from './sums.ts'

/* What every figure passes through: plain loops over typed arrays, without asking what is null (see Sums). */

/** Adds the rows of a store to the cells of their codes; `sums` has a row for each code. */
export function addByCode({ columns, length }: ReportStore, codes: RowCodes, sums: Sums): void {
  const { lane: lanes, day: days, known: given, clicks, impressions, conversions } = columns
  const { values, known } = sums
  const { firstDay } = codes
  const [ofLane, ofDay] = [asInts(codes.ofLane), asInts(codes.ofDay)]
  const { bitOfLane, firstOfLane } = slotsOf(codes, sums)
  const span = ofDay.length
  for (let at = 0; at < length; at++) {
    const since = (days[at] ?? 0) - firstDay
    if (since < 0 || since >= span) continue
    const lane = lanes[at] ?? 0
    const part = ofLane[lane] ?? OUT
    if (part === OUT) continue
    const row = part + (ofDay[since] ?? 0)
    const first = (firstOfLane[lane] ?? 0) + row * WIDTH
    values[first] = (values[first] ?? 0) + (clicks[at] ?? 0)
    values[first + 1] = (values[first + 1] ?? 0) + (impressions[at] ?? 0)
    values[first + 2] = (values[first + 2] ?? 0) + (conversions[at] ?? 0)
    known[row] = (known[row] ?? 0) | PRESENT | ((given[at] ?? 0) << (bitOfLane[lane] ?? 0))
  }
}

/** Adds the rows of a store to the rows of `sums` that `rows` names for each, from place `offset` in it on. */
export function addByRow({ columns, length }: ReportStore, codes: RowCodes, rows: Int32Array, offset: number, sums: Sums): void {
  const { lane: lanes, known: given, clicks, impressions, conversions } = columns
  const { values, known } = sums
  const { bitOfLane, firstOfLane } = slotsOf(codes, sums)
  for (let at = 0; at < length; at++) {
    const row = rows[offset + at] ?? OUT
    if (row === OUT) continue
    const lane = lanes[at] ?? 0
    const first = (firstOfLane[lane] ?? 0) + row * WIDTH
    values[first] = (values[first] ?? 0) + (clicks[at] ?? 0)
    values[first + 1] = (values[first + 1] ?? 0) + (impressions[at] ?? 0)
    values[first + 2] = (values[first + 2] ?? 0) + (conversions[at] ?? 0)
    known[row] = (known[row] ?? 0) | PRESENT | ((given[at] ?? 0) << (bitOfLane[lane] ?? 0))
  }
}

/** Where the bits and the figures of each lane's slot begin. */
function slotsOf({ slotOfLane }: RowCodes, sums: Sums): { bitOfLane: Uint8Array; firstOfLane: Int32Array } {
  return { bitOfLane: slotOfLane.map(firstBit), firstOfLane: Int32Array.from(slotOfLane, (slot) => firstFigure(sums, 0, slot)) }
}

/** Writes the code of each row of a store to `to`, from place `offset` on; NaN where it is not of the period or of the platforms. */
export function writeCodes({ columns, length }: ReportStore, { ofLane, ofDay, firstDay }: RowCodes, to: Float64Array, offset: number): void {
  const { lane, day } = columns
  for (let at = 0; at < length; at++) to[offset + at] = (ofLane[lane[at] ?? 0] ?? NaN) + (ofDay[(day[at] ?? 0) - firstDay] ?? NaN)
}

/** Stands for no row. */
export const OUT = -1

const asInts = (parts: Float64Array) => Int32Array.from(parts, (part) => (Number.isNaN(part) ? OUT : part))
