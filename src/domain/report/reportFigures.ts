import { pointChange, relativeChange, type Change } from '../change.ts'
import {
  addCounts,
  byMetric,
  isKnown,
  isRatio,
  NO_FIGURES,
  ratio,
  ratioParts,
  type Figures,
  type Measure,
  type Metric,
} from '../metrics.ts'
import { PLATFORMS, type PlatformOrAll } from '../platforms.ts'
import type { Member } from './axes.ts'
import { isTime } from './dimensions.ts'
import type { GroupedReport } from './groupReport.ts'
import { figureAt, type Sums } from './sums.ts'

/** Change as in change.ts; 'new' also if there was no earlier figure, 'gone' if there is only an earlier one. */
type ReportChange = Change | 'gone'

/** The member of a row on one of the report's axes. */
export function memberAt({ axes, memberIndexes }: GroupedReport, axis: number, row: number): Member | undefined {
  return axes[axis]?.members[memberIndexes[axis]?.[row] ?? -1]
}

/** The day or month of a row; undefined if the report is not grouped by time. */
export function timeMemberAt(report: GroupedReport, row: number): Member | undefined {
  const axis = report.axes.findIndex(({ by }) => isTime(by))
  return axis === -1 ? undefined : memberAt(report, axis, row)
}

/**
 * One count of a row; null: the platform is not in use, 0: it served without results. 'all' sums every platform the
 * report counts, including figures without a known platform; it is null only if all of them are.
 * @param sums `report.now` or `report.earlier`
 */
export function countAt(sums: Sums, row: number, platform: PlatformOrAll, metric: Metric): number | null {
  if (platform !== 'all') return figureAt(sums, row, platform, metric)
  let sum = unknownCountAt(sums, row, metric)
  for (const each of PLATFORMS) sum = addCounts(sum, figureAt(sums, row, each, metric))
  return sum
}

/** The figures without a known platform, which are part of 'all'. */
export function unknownCountAt(sums: Sums, row: number, metric: Metric): number | null {
  return figureAt(sums, row, null, metric)
}

/** The counts of a row. */
export function figuresAt(sums: Sums, row: number, platform: PlatformOrAll): Figures {
  if (platform !== 'all') return sums[row]?.[platform] ?? NO_FIGURES
  return byMetric((metric) => countAt(sums, row, platform, metric))
}

/** Whether a platform has any figure in a row: without one it is not in use. */
export function hasFigures(sums: Sums, row: number, platform: PlatformOrAll): boolean {
  return isKnown(figuresAt(sums, row, platform))
}

/** A count, or a ratio of a row's sums (0 to 1). A ratio is null if its numerator or denominator is null, or the denominator is 0. */
export function measureAt(sums: Sums, row: number, platform: PlatformOrAll, measure: Measure): number | null {
  if (!isRatio(measure)) return countAt(sums, row, platform, measure)
  const { part, whole } = ratioParts(measure)
  return ratio(countAt(sums, row, platform, part), countAt(sums, row, platform, whole))
}

/**
 * The change of a measure in a row over the complete days, of a ratio in points; null without a comparison or if the row is not comparable. A
 * ratio is 'new' or 'gone' when its denominator is.
 */
export function changeAt(report: GroupedReport, row: number, platform: PlatformOrAll, measure: Measure): ReportChange {
  const { now, complete, earlier } = report
  if (earlier === null || !isComparable(report, row)) return null
  const presenceMetric = isRatio(measure) ? ratioParts(measure).whole : measure
  const [is, was] = [countAt(complete, row, platform, presenceMetric), countAt(earlier, row, platform, presenceMetric)]
  if (is !== null && was === null) return 'new'
  if (is === null && was !== null && countAt(now, row, platform, presenceMetric) === null) return 'gone'
  return isRatio(measure)
    ? pointChange(measureAt(complete, row, platform, measure), measureAt(earlier, row, platform, measure))
    : relativeChange(was === null ? is : (is ?? 0), was)
}

/** A measure of every row, like measureAt; NaN for null. */
export function measuresOf(sums: Sums, platform: PlatformOrAll, measure: Measure): Float64Array {
  return Float64Array.from(sums.map((_, row) => measureAt(sums, row, platform, measure) ?? NaN))
}

/** The change of every row, like changeAt: NaN for null, Infinity for 'new', -Infinity for 'gone'. */
export function changesOf(report: GroupedReport, platform: PlatformOrAll, measure: Measure): Float64Array {
  const changes = new Float64Array(report.rows)
  for (let row = 0; row < report.rows; row++) {
    const change = changeAt(report, row, platform, measure)
    changes[row] = change === 'new' ? Infinity : change === 'gone' ? -Infinity : (change ?? NaN)
  }
  return changes
}

/** True unless the row is a day or month that is not comparable (see timePairs). */
export function isComparable(report: GroupedReport, row: number): boolean {
  const member = timeMemberAt(report, row)
  return member === undefined || member.pair?.comparable === true
}

/**
 * True if a row is shown. Hidden are the days of the comparison period without a day to be compared with and, if there is
 * a second grouping, incomparable months with earlier figures only. Totals include them.
 */
export function isListed(report: GroupedReport, row: number): boolean {
  const member = timeMemberAt(report, row)
  if (member === undefined || member.pair?.comparable === true) return true
  return member.pair !== null && (report.axes.length === 1 || report.now[row] !== undefined)
}

/**
 * Which period has the row: 'new' only the current one, 'gone' only the earlier one, 'none' neither (a day without
 * rows). Never 'new' without a comparison.
 */
export function stateAt({ now, earlier }: GroupedReport, row: number): 'both' | 'new' | 'gone' | 'none' {
  const is = now[row] !== undefined
  const was = earlier === null ? is : earlier[row] !== undefined
  if (is) return was ? 'both' : 'new'
  return was ? 'gone' : 'none'
}
