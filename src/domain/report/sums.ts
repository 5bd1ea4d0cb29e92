import { METRICS, PLATFORMS, type Metric, type Platform } from '../metrics.ts'

/** Where a platform's figures stand; those of no known platform come last. */
export type Slot = number

/** Platforms and the place for figures of none. */
export const SLOTS = PLATFORMS.length + 1
export const NO_PLATFORM: Slot = PLATFORMS.length

/** Figures of one row on one platform: clicks, impressions, conversions. */
export const WIDTH = METRICS.length
const METRIC_AT: Record<Metric, number> = { clicks: 0, impressions: 1, conversions: 2 }

/** The bit that says a row is there at all, with or without figures. */
export const PRESENT = 1 << (SLOTS * WIDTH)

/**
 * Figures of many rows, in plain numbers. A figure is only known where its bit of `known[row]` is set: then 0 is a 0. Where
 * it is not set the figure is null, and 0 stands in its place, so that adding up needs no question and null stays null.
 *
 * Rows stand in blocks (those of an ad, say), and a block takes memory for the slots it has in use only: fresh memory is what
 * a large report waits for. The figures of a row begin at `firstFigure`.
 */
export interface Sums {
  readonly rows: number
  /** Rows of a block; the last may have fewer. */
  readonly block: number
  /** By block, SLOTS each: where the figures of its first row begin; slots not in use share zeros, which nobody writes to. */
  readonly starts: Int32Array
  readonly values: Float64Array
  readonly known: Uint16Array
}

/** @param used what is not 0 will be written to: one for each slot; with `block`, SLOTS of them for each block of so many rows */
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

/** Where the figures of a row's slot begin. */
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
