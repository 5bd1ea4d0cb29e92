import { METRICS, PLATFORMS, type Figures, type Metric, type Platform } from '../metrics.ts'

/**
 * The figures of a row: a number per platform and metric, NaN where nothing is known. Figures without a known platform
 * have a place of their own after the three platforms.
 */
export type RowFigures = number[]

/** The figures of many rows over one period, row after row. */
export interface Sums {
  readonly rows: number
  readonly figures: Float64Array
  /** 1 for rows that the period has, with or without figures; else 0. */
  readonly present: Uint8Array
}

/** Number of figures per row. */
const ROW_LENGTH = (PLATFORMS.length + 1) * METRICS.length
const METRIC_AT: Record<Metric, number> = { clicks: 0, impressions: 1, conversions: 2 }
const PLATFORM_AT: Record<Platform, number> = { gad: 0, mad: 3, pad: 6 }
const UNKNOWN_AT = 9

export function noFigures(): RowFigures {
  return [NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN]
}

/** Adds figures to those of a row. Null adds nothing: a figure is unknown only if all its parts are. */
export function addFigures(row: RowFigures, platform: Platform | null, added: Figures): void {
  const first = platform === null ? UNKNOWN_AT : PLATFORM_AT[platform]
  if (added.clicks !== null) addNumber(row, first + METRIC_AT.clicks, added.clicks)
  if (added.impressions !== null) addNumber(row, first + METRIC_AT.impressions, added.impressions)
  if (added.conversions !== null) addNumber(row, first + METRIC_AT.conversions, added.conversions)
}

/** One row of sums per item; undefined for a row that the period does not have. */
export function sumsOf(rows: ArrayLike<RowFigures | undefined>): Sums {
  const figures = new Float64Array(rows.length * ROW_LENGTH).fill(NaN)
  const present = new Uint8Array(rows.length)
  for (let row = 0; row < rows.length; row++) {
    const rowFigures = rows[row]
    if (rowFigures === undefined) continue
    figures.set(rowFigures, row * ROW_LENGTH)
    present[row] = 1
  }
  return { rows: rows.length, figures, present }
}

/** A figure of a row; null if unknown. `platform` null: the figures without a known platform. */
export function figureAt({ figures }: Sums, row: number, platform: Platform | null, metric: Metric): number | null {
  const first = row * ROW_LENGTH + (platform === null ? UNKNOWN_AT : PLATFORM_AT[platform])
  const figure = figures[first + METRIC_AT[metric]] ?? NaN
  return Number.isNaN(figure) ? null : figure
}

/** The figures of some rows added up; undefined if the period has none of them. */
export function addUp({ figures, present }: Sums, rows: Iterable<number>): RowFigures | undefined {
  const total = noFigures()
  let isPresent = false
  for (const row of rows) {
    isPresent ||= present[row] === 1
    for (let index = 0; index < ROW_LENGTH; index++) {
      const figure = figures[row * ROW_LENGTH + index] ?? NaN
      if (!Number.isNaN(figure)) addNumber(total, index, figure)
    }
  }
  return isPresent ? total : undefined
}

function addNumber(figures: RowFigures, index: number, added: number): void {
  const sum = figures[index] ?? NaN
  figures[index] = Number.isNaN(sum) ? added : sum + added
}
