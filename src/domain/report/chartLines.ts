import type { Day } from '../day.ts'
import { periodText } from '../messages/period.ts'
import { PLATFORMS, type Platform, type PlatformOrAll } from '../platforms.ts'
import type { GroupedReport } from './groupReport.ts'
import type { Measure } from '../metrics.ts'
import { measureAt } from './reportFigures.ts'
import { timeId, type TimePair } from './timePairs.ts'

/** One line of a chart. */
interface ChartLine {
  platform: PlatformOrAll
  /** One per day of the chart; ratios are shares of 1; null if unknown. */
  values: readonly (number | null)[]
  /** The same over complete days only, which changes compare; null if that is all `values`, or without a comparison. */
  complete: readonly (number | null)[] | null
  /** Values of the comparison period, at the index of the day they are compared with; null without a comparison. */
  earlier: readonly (number | null)[] | null
}

/** A measure over time, for charts. */
interface ChartLines {
  /** Days, or the first days of months. */
  days: readonly Day[]
  /** Days of the comparison period, '' for days that are not compared; null without a comparison. */
  earlierDays: readonly Day[] | null
  /** The pair of each of the days. */
  pairs: readonly TimePair[]
  /** The last of the days is incomplete. */
  isLastIncomplete: boolean
  /** What the change of the last month compares, if it is without today: '1 Nov – 22 Nov vs 1 Oct – 22 Oct'. */
  changeDays: string | null
  /** One line per platform, and one for all. */
  lines: readonly ChartLine[]
}

/**
 * @param report grouped by ['day'] or ['month']
 * @param platforms platforms with a line of their own; the line for 'all' includes everything the report counts
 */
export function chartLines(
  report: GroupedReport,
  measure: Measure,
  platforms: readonly Platform[] = PLATFORMS,
): ChartLines {
  const by = report.axes[0]?.by === 'month' ? 'month' : 'day'
  const pairs = report.axes[0]?.members.flatMap(({ pair }) => pair ?? []) ?? []
  const { now, complete, earlier } = report
  const last = pairs.at(-1)
  const lines = [...platforms, 'all' as const].map((platform): ChartLine => {
    const measureOf = (sums: GroupedReport['now'], row: number) => measureAt(sums, row, platform, measure)
    return {
      platform,
      values: pairs.map((_, row) => measureOf(now, row)),
      complete: complete === now ? null : pairs.map((_, row) => measureOf(complete, row)),
      earlier: earlier && pairs.map(({ comparable }, row) => (comparable ? measureOf(earlier, row) : null)),
    }
  })
  return {
    days: pairs.map(({ days }) => timeId(by, days.from)),
    earlierDays: earlier && pairs.map((pair) => (pair.comparable && pair.earlier ? timeId(by, pair.earlier.from) : '')),
    pairs,
    isLastIncomplete: report.isLastIncomplete,
    changeDays: last?.comparable
      ? periodText.daysCompared({ period: last.days, completePeriod: last.complete, comparison: last.earlier })
      : null,
    lines,
  }
}
