import type { Figures, Metric, Platform } from '../metrics.ts'

/**
 * The figures of a row: a number per platform and metric, NaN where nothing is known. Figures without a known platform
 * have a place of their own after the three platforms.
 */
export type RowFigures = number[]

/** The figures of many rows over one period; undefined for rows that the period does not have. */
export type Sums = readonly (RowFigures | undefined)[]

const METRIC_AT: Record<Metric, number> = { clicks: 0, impressions: 1, conversions: 2 }
const PLATFORM_AT: Record<Platform | 'unknown', number> = { gad: 0, mad: 3, pad: 6, unknown: 9 }

export function noFigures(): RowFigures {
  return [NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN]
}

/** Adds figures to those of a row. Null adds nothing: a figure is unknown only if all its parts are. */
export function addFigures(row: RowFigures, platform: Platform | null, added: Figures): void {
  addNumber(row, indexOf(platform, 'clicks'), added.clicks ?? NaN)
  addNumber(row, indexOf(platform, 'impressions'), added.impressions ?? NaN)
  addNumber(row, indexOf(platform, 'conversions'), added.conversions ?? NaN)
}

/** A figure of a row; null if unknown. `platform` null: the figures without a known platform. */
export function figureAt(sums: Sums, row: number, platform: Platform | null, metric: Metric): number | null {
  const figure = sums[row]?.[indexOf(platform, metric)] ?? NaN
  return Number.isNaN(figure) ? null : figure
}

/** The figures of some rows added up; undefined if the period has none of them. */
export function addUp(sums: Sums, rows: Iterable<number>): RowFigures | undefined {
  let total: RowFigures | undefined
  for (const row of rows) {
    const figures = sums[row]
    if (figures === undefined) continue
    total ??= noFigures()
    for (let index = 0; index < figures.length; index++) addNumber(total, index, figures[index] ?? NaN)
  }
  return total
}

function indexOf(platform: Platform | null, metric: Metric): number {
  return PLATFORM_AT[platform ?? 'unknown'] + METRIC_AT[metric]
}

function addNumber(figures: RowFigures, index: number, added: number): void {
  if (Number.isNaN(added)) return
  const sum = figures[index] ?? NaN
  figures[index] = Number.isNaN(sum) ? added : sum + added
}
