import type { RowCodes } from './codes.ts'
import type { ReportStore } from './reportStore.ts'
import { NO_PLATFORM, PRESENT, WIDTH, type Sums } from './sums.ts'

/* What every figure passes through: plain loops over typed arrays, without asking what is null (see Sums). */

/** Adds the rows of a store to the cells of their codes; `sums` has a row for each code. */
export function addByCode({ columns, length }: ReportStore, codes: RowCodes, { values, known }: Sums): void {
  const { key, day, tag, clicks, impressions, conversions } = columns
  const { firstDay, slotOfKey } = codes
  const [ofKey, ofDay, ofSlot] = [codes.ofKey, codes.ofDay, codes.ofSlot].map(asInts)
  if (ofKey === undefined || ofDay === undefined || ofSlot === undefined) return
  const days = ofDay.length
  for (let at = 0; at < length; at++) {
    const since = (day[at] ?? 0) - firstDay
    if (since < 0 || since >= days) continue
    const refkey = key[at] ?? 0
    const bits = tag[at] ?? 0
    const given = bits >> 3
    const slot = given === NO_PLATFORM ? (slotOfKey[refkey] ?? 0) : given
    const part = ofSlot[slot] ?? 0
    if (part === OUT) continue
    const row = (ofKey[refkey] ?? 0) + (ofDay[since] ?? 0) + part
    const first = row * WIDTH + slot * 3
    values[first] = (values[first] ?? 0) + (clicks[at] ?? 0)
    values[first + 1] = (values[first + 1] ?? 0) + (impressions[at] ?? 0)
    values[first + 2] = (values[first + 2] ?? 0) + (conversions[at] ?? 0)
    known[row] = (known[row] ?? 0) | PRESENT | ((bits & 7) << (slot * 3))
  }
}

/** Adds the rows of a store to the rows of `sums` that `rows` names for each, from place `offset` in it on. */
export function addByRow({ columns, length }: ReportStore, { slotOfKey }: RowCodes, rows: Int32Array, offset: number, { values, known }: Sums): void {
  const { key, tag, clicks, impressions, conversions } = columns
  for (let at = 0; at < length; at++) {
    const row = rows[offset + at] ?? OUT
    if (row === OUT) continue
    const bits = tag[at] ?? 0
    const given = bits >> 3
    const slot = given === NO_PLATFORM ? (slotOfKey[key[at] ?? 0] ?? 0) : given
    const first = row * WIDTH + slot * 3
    values[first] = (values[first] ?? 0) + (clicks[at] ?? 0)
    values[first + 1] = (values[first + 1] ?? 0) + (impressions[at] ?? 0)
    values[first + 2] = (values[first + 2] ?? 0) + (conversions[at] ?? 0)
    known[row] = (known[row] ?? 0) | PRESENT | ((bits & 7) << (slot * 3))
  }
}

/** Writes the code of each row of a store to `to`, from place `offset` on; NaN where it is not of the period or of the platforms. */
export function writeCodes({ columns, length }: ReportStore, { ofKey, ofDay, ofSlot, firstDay, slotOfKey }: RowCodes, to: Float64Array, offset: number): void {
  const { key, day, tag } = columns
  for (let at = 0; at < length; at++) {
    const refkey = key[at] ?? 0
    const given = (tag[at] ?? 0) >> 3
    const slot = given === NO_PLATFORM ? (slotOfKey[refkey] ?? 0) : given
    to[offset + at] = (ofKey[refkey] ?? 0) + (ofDay[(day[at] ?? 0) - firstDay] ?? NaN) + (ofSlot[slot] ?? NaN)
  }
}

/** Stands for no row. */
export const OUT = -1

const asInts = (parts: Float64Array) => Int32Array.from(parts, (part) => (Number.isNaN(part) ? OUT : part))
