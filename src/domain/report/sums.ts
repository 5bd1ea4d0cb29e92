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
 * Figures of many rows, in plain numbers. All rows of the first slot come first, so that platforms not in use cost no
 * memory; the figures of a row begin at `firstFigure`. A figure is only known where its bit of `known[row]` is set: then 0 is
 * a 0. Where it is not set the figure is null, and 0 stands in its place, so that adding up needs no question and null
 * stays null.
 */
export interface Sums {
  readonly rows: number
  readonly values: Float64Array
  readonly known: Uint16Array
}

export function noSums(rows: number): Sums {
  return { rows, values: new Float64Array(rows * SLOTS * WIDTH), known: new Uint16Array(rows) }
}

export function slotOf(platform: Platform | null): Slot {
  return platform === null ? NO_PLATFORM : PLATFORMS.indexOf(platform)
}

/** Where the figures of a row's slot begin. */
export function firstFigure({ rows }: Sums, row: number, slot: Slot): number {
  return (slot * rows + row) * WIDTH
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
    for (let at = 0; at < WIDTH; at++) to.values[first + at] = (to.values[first + at] ?? 0) + (from.values[other + at] ?? 0)
  }
}
