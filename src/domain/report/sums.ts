import { METRICS, PLATFORMS, type Metric, type Platform } from '../metrics.ts'

/** Where a platform's figures stand; those of no known platform come last. */
export type Slot = number

/** Platforms and the place for figures of none. */
export const SLOTS = PLATFORMS.length + 1
export const NO_PLATFORM: Slot = PLATFORMS.length

const PER_SLOT = METRICS.length

/** Figures of one row: each slot's clicks, impressions, conversions. */
export const WIDTH = SLOTS * PER_SLOT

/** The bit that says a row is there at all, with or without figures. */
export const PRESENT = 1 << WIDTH

/** The bits of the three metrics of the first slot. */
export const ALL_METRICS = (1 << PER_SLOT) - 1

/**
 * Figures of many rows, in plain numbers. The figure `at` (0 to WIDTH - 1) of a row is `values[row * WIDTH + at]`, and is
 * only known where bit `at` of `known[row]` is set: then 0 is a 0. Where it is not set the figure is null, and 0 stands
 * in its place, so that adding up needs no question and null stays null.
 */
export interface Sums {
  readonly values: Float64Array
  readonly known: Uint16Array
}

export function noSums(rows: number): Sums {
  return { values: new Float64Array(rows * WIDTH), known: new Uint16Array(rows) }
}

export function slotOf(platform: Platform | null): Slot {
  return platform === null ? NO_PLATFORM : PLATFORMS.indexOf(platform)
}

/** Which of a row's figures it is. */
export function figureIndex(slot: Slot, metric: Metric): number {
  return slot * PER_SLOT + METRICS.indexOf(metric)
}

/** The bits of a slot's metrics: `metrics` has those of the first slot. */
export function slotBits(slot: Slot, metrics: number): number {
  return metrics << (slot * PER_SLOT)
}
