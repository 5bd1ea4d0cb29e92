import { addInPlace, addTwoFigures, NO_FIGURES, type Figures, type Metric } from '../metrics.ts'
import { PLATFORMS, type Platform } from '../platforms.ts'

/** The figures of a row by platform; those without a known platform have a place of their own. */
export type RowFigures = Record<Platform | 'unknown', Figures>

const PLACES: readonly (keyof RowFigures)[] = [...PLATFORMS, 'unknown']

/** The figures of many rows over one period; undefined for rows that the period does not have. */
export type Sums = readonly (RowFigures | undefined)[]

/** A literal: it is made for every cell of a report, and a spread takes longer. */
export function noFigures(): RowFigures {
  return { gad: NO_FIGURES, mad: NO_FIGURES, pad: NO_FIGURES, unknown: NO_FIGURES }
}

/** Adds figures to those of a row, in place. Null adds nothing: a figure is unknown only if all its parts are. */
export function addToRow(row: RowFigures, place: keyof RowFigures, added: Figures): void {
  if (added === NO_FIGURES) return
  if (row[place] === NO_FIGURES) row[place] = addTwoFigures(NO_FIGURES, added)
  else addInPlace(row[place], added)
}

/** A figure of a row; null if unknown. `platform` null: the figures without a known platform. */
export function figureAt(sums: Sums, row: number, platform: Platform | null, metric: Metric): number | null {
  return sums[row]?.[platform ?? 'unknown'][metric] ?? null
}

/** The figures of some rows added up; undefined if the period has none of them. */
export function addUp(sums: Sums, rows: Iterable<number>): RowFigures | undefined {
  let total: RowFigures | undefined
  for (const row of rows) {
    const figures = sums[row]
    if (figures === undefined) continue
    total ??= noFigures()
    for (const place of PLACES) addToRow(total, place, figures[place])
  }
  return total
}
