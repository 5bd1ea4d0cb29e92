import { METRICS, PLATFORMS, type Metric, type Platform } from '../metrics.ts'

/** Index of a platform's figures; those without a known platform are last. */
export type Slot = number

/** The platforms, and one slot for figures without a known platform. */
export const SLOTS = PLATFORMS.length + 1
export const NO_PLATFORM: Slot = PLATFORMS.length

/** Number of figures per row and slot: clicks, impressions, conversions. */
export const WIDTH = METRICS.length
const METRIC_AT: Record<Metric, number> = { clicks: 0, impressions: 1, conversions: 2 }

/** Bit of rows that exist, with or without figures. */
export const PRESENT = 1 << (SLOTS * WIDTH)

/**
 * Figures of many rows as plain numbers. If the bit of a figure in `known[row]` is not set, the figure is null and
 * stored as 0, so that sums need no null checks.
 *
 * Rows are grouped in blocks (e.g. per ad), and a block only has memory for the slots it uses, because allocation
 * dominates the cost of a large report. The figures of a row start at `firstFigure`.
 */
export interface Sums {
  readonly rows: number
  /** Rows per block; the last block may have fewer. */
  readonly block: number
  /** Start of each slot in `values`, SLOTS per block. Unused slots share a block of zeros that is never written. */
  readonly starts: Int32Array
  readonly values: Float64Array
  readonly known: Uint16Array
}

/** @param used non-zero for each slot that will be written; with `block`, SLOTS entries per block */
export function noSums(rows: number, used: ArrayLike<number> = EVERY_SLOT, block = Math.max(1, rows)): Sums {
  const starts = new Int32Array(Math.ceil(rows / block) * SLOTS)
  let length = block * WIDTH
  for (let at = 0; at < starts.length; at++) {
    if (used[at] === 0) continue
    starts[at] = length
    length += block * WIDTH
  }
  return { rows, block, starts, values: new Float64Array(length), known: new Uint16Array(rows) }
}

const EVERY_SLOT = new Uint8Array(SLOTS).fill(1)

export function slotOf(platform: Platform | null): Slot {
  return platform === null ? NO_PLATFORM : PLATFORMS.indexOf(platform)
}

/** Index of the first figure of a row's slot in `values`. */
export function firstFigure({ block, starts }: Sums, row: number, slot: Slot): number {
  const at = Math.floor(row / block)
  return (starts[at * SLOTS + slot] ?? 0) + (row - at * block) * WIDTH
}

/** The first bit of a slot. */
export function firstBit(slot: Slot): number {
  return slot * WIDTH
}

export function metricAt(metric: Metric): number {
  return METRIC_AT[metric]
}

/** The bits of all metrics of a slot. */
export function slotBits(slot: Slot): number {
  return ((1 << WIDTH) - 1) << firstBit(slot)
}

/** Adds the figures of one row to those of another. */
export function addRow(to: Sums, toRow: number, from: Sums, fromRow: number): void {
  const known = from.known[fromRow] ?? 0
  to.known[toRow] = (to.known[toRow] ?? 0) | known
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((known & slotBits(slot)) === 0) continue
    const [first, other] = [firstFigure(to, toRow, slot), firstFigure(from, fromRow, slot)]
    for (let at = 0; at < WIDTH; at++)
      to.values[first + at] = (to.values[first + at] ?? 0) + (from.values[other + at] ?? 0)
  }
}
