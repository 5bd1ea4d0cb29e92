import type { Day } from '../catalogue.ts'
import { PLATFORMS, type Platform, type PlatformOrAll } from '../metrics.ts'
import type { GroupedReport } from './groupReport.ts'
import { measureAt, type Measure } from './reportFigures.ts'
import { timeId } from './axes.ts'
import type { TimePair } from './timePairs.ts'

/** One line of a chart. */
export interface ChartLine {
  platform: PlatformOrAll
  /** One for each day of the chart, shares of 1 for ratios; null where nothing is known. */
  values: readonly (number | null)[]
  /** The same over the period compared with, each in the place of the day it is compared with; null where nothing is compared. */
  earlier: readonly (number | null)[] | null
}

/** A measure over time, as the charts take it. */
export interface ChartLines {
  /** Days, or the first days of months. */
  days: readonly Day[]
  /** '' where a day or month is not compared; null where nothing is. */
  earlierDays: readonly Day[] | null
  /** What each of the days is paired with. */
  pairs: readonly TimePair[]
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
  const by = report.axes[0]?.by === 'month' ? 'month' : 'day'
  const pairs = report.axes[0]?.members.flatMap(({ pair }) => pair ?? []) ?? []
  const { now, earlier } = report
  const lines = [...platforms, 'all' as const].map((platform): ChartLine => {
    const measureOf = (sums: GroupedReport['now'], row: number) => measureAt(sums, row, platform, measure)
    return {
      platform,
      values: pairs.map((_, row) => measureOf(now, row)),
      earlier: earlier && pairs.map(({ comparable }, row) => (comparable ? measureOf(earlier, row) : null)),
    }
  })
  return {
    days: pairs.map(({ days }) => timeId(by, days)),
    earlierDays: earlier && pairs.map((pair) => (pair.comparable && pair.earlier ? timeId(by, pair.earlier) : '')),
    pairs,
    openEnd: report.openEnd,
    lines,
  }
}
