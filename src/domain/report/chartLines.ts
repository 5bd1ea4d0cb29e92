import type { Day } from '../catalogue.ts'
import { PLATFORMS, type Platform, type PlatformOrAll } from '../metrics.ts'
import type { GroupedReport } from './groupReport.ts'
import { measureAt, type Measure } from './reportFigures.ts'

/** One line of a chart. */
export interface ChartLine {
  platform: PlatformOrAll
  /** One for each day of the chart, shares of 1 for ratios; null where nothing is known. */
  values: readonly (number | null)[]
  /** The same over the period compared with, each in the place of the day it meets; null where nothing is compared. */
  earlier: readonly (number | null)[] | null
}

/** A measure over time, as the charts take it. */
export interface ChartLines {
  /** Days, or the first days of months. */
  days: readonly Day[]
  /** '' where the period compared with has no such place; null where nothing is compared. Places beyond `days` are left out. */
  earlierDays: readonly Day[] | null
  /** The last of the days is not complete. */
  openEnd: boolean
  /** Those of the platforms, and that of all. */
  lines: readonly ChartLine[]
}

/**
 * @param report grouped by ['day'] or ['month']
 * @param platforms those to be drawn apart; 'all' is always drawn over everything that the report counts.
 */
export function chartLines(
  report: GroupedReport,
  measure: Measure,
  platforms: readonly Platform[] = PLATFORMS,
): ChartLines {
  const members = report.axes[0]?.members ?? []
  const days = members.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
  const lines = [...platforms, 'all' as const].map((platform): ChartLine => {
    const line = (sums: GroupedReport['now']) => days.map((_, row) => measureAt(sums, row, platform, measure))
    return { platform, values: line(report.now), earlier: report.earlier && line(report.earlier) }
  })
  return {
    days,
    earlierDays: report.earlier && members.slice(0, days.length).map(({ earlier }) => earlier ?? ''),
    openEnd: report.openEnd,
    lines,
  }
}
