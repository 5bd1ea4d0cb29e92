import type { Day } from '../day.ts'
import { METRICS, type Figures } from '../metrics.ts'
import type { GroupedReport } from './groupReport.ts'
import { figuresAt } from './reportFigures.ts'

/** Ads that have never run. */
export interface NeverRan {
  /** When the first was, or is, due to start; null: not scheduled. */
  firstStart: Day | null
}

/** Whether any of the three counts is above 0. */
export const isAboveZero = (figures: Figures) => METRICS.some((metric) => (figures[metric] ?? 0) > 0)

/** Whether any count of the period or of the earlier one is above 0: days of a running campaign without rows are 0. */
export function hasResults({ now, earlier }: GroupedReport): boolean {
  return [now, earlier].some((sums) => sums?.some((_, row) => isAboveZero(figuresAt(sums, row, 'all'))))
}
