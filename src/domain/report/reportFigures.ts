import { relativeChange, type Change } from '../change.ts'
import { addCounts, METRICS, ratio, type Figures, type Metric, type PlatformOrAll } from '../metrics.ts'
import type { Member } from './axes.ts'
import { memberOf } from './codes.ts'
import { isTime } from './dimensions.ts'
import type { GroupedReport } from './groupReport.ts'
import {
  firstBit,
  firstFigure,
  metricAt,
  NO_PLATFORM,
  PRESENT,
  slotBits,
  slotOf,
  SLOTS,
  WIDTH,
  type Slot,
  type Sums,
} from './sums.ts'

/** Measures of a report: the counts, CTR (clicks / impressions) and conversion rate (conversions / clicks). */
export const MEASURES = [...METRICS, 'ctr', 'rate'] as const

export type Measure = (typeof MEASURES)[number]

/** Numerator and denominator of the ratios, always of sums; ratios are never added or averaged. */
const RATIOS: Record<Exclude<Measure, Metric>, readonly [part: Metric, whole: Metric]> = {
  ctr: ['clicks', 'impressions'],
  rate: ['conversions', 'clicks'],
}

/**
 * Relative change as in change.ts; 'new' also if there was no earlier figure, 'gone' if there is only an earlier one.
 */
type ReportChange = Change | 'gone'

/** The member of a row on one of the report's axes. */
export function memberAt(report: GroupedReport, axis: number, row: number): Member | undefined {
  return report.axes[axis]?.members[memberOf(report, axis, row)]
}

/**
 * One count of a row; null: the platform is not in use, 0: it served without results. 'all' sums every platform the
 * report counts, including figures without a known platform; it is null only if all of them are.
 * @param sums `report.now` or `report.earlier`
 */
export function countAt(sums: Sums, row: number, platform: PlatformOrAll, metric: Metric): number | null {
  if (platform !== 'all') return slotCount(sums, row, slotOf(platform), metric)
  let sum: number | null = null
  for (let slot = 0; slot < SLOTS; slot++) sum = addCounts(sum, slotCount(sums, row, slot, metric))
  return sum
}

/** The figures without a known platform, which are part of 'all'. */
export function unknownCountAt(sums: Sums, row: number, metric: Metric): number | null {
  return slotCount(sums, row, NO_PLATFORM, metric)
}

function slotCount(sums: Sums, row: number, slot: Slot, metric: Metric): number | null {
  const at = metricAt(metric)
  return (((sums.known[row] ?? 0) >> (firstBit(slot) + at)) & 1) === 0
    ? null
    : (sums.values[firstFigure(sums, row, slot) + at] ?? null)
}

/** Whether a platform has any figure in a row: without one it is not in use. */
export function hasFigures({ known }: Sums, row: number, platform: PlatformOrAll): boolean {
  return ((known[row] ?? 0) & (platform === 'all' ? PRESENT - 1 : slotBits(slotOf(platform)))) !== 0
}

/** The three counts of a row. */
export function figuresAt(sums: Sums, row: number, platform: PlatformOrAll): Figures {
  const of = (metric: Metric) => countAt(sums, row, platform, metric)
  return { clicks: of('clicks'), impressions: of('impressions'), conversions: of('conversions') }
}

/** A count, or a ratio of a row's sums (0 to 1). A ratio is null if its numerator or denominator is null, or the denominator is 0. */
export function measureAt(sums: Sums, row: number, platform: PlatformOrAll, measure: Measure): number | null {
  if (!isRatio(measure)) return countAt(sums, row, platform, measure)
  const [numerator, denominator] = RATIOS[measure]
  return ratio(countAt(sums, row, platform, numerator), countAt(sums, row, platform, denominator))
}

/** The day or month of a row; undefined if the report is not grouped by time. */
export function timeMemberAt(report: GroupedReport, row: number): Member | undefined {
  const axis = report.axes.findIndex(({ by }) => isTime(by))
  return axis === -1 ? undefined : memberAt(report, axis, row)
}

/** True unless the row is a day or month that is not comparable (see timePairs). */
export function isComparable(report: GroupedReport, row: number): boolean {
  const member = timeMemberAt(report, row)
  return member === undefined || member.pair?.comparable === true
}

/** True if all rows are comparable; checks the days or months instead of the rows. */
export function everyComparable({ axes }: GroupedReport): boolean {
  return axes.every(({ by, members }) => !isTime(by) || members.every(({ pair }) => pair?.comparable === true))
}

/**
 * True if a row is shown. Hidden are the days of the comparison period without a day to be compared with and, if there is
 * a second grouping, incomparable months with earlier figures only. Totals include them.
 */
export function isListed(report: GroupedReport, row: number): boolean {
  const member = timeMemberAt(report, row)
  if (member === undefined || member.pair?.comparable === true) return true
  return member.pair !== null && (report.axes.length === 1 || isPresent(report.now, row))
}

/**
 * The change of a measure in a row; null without a comparison or if the row is not comparable. A ratio is 'new' or
 * 'gone' when its denominator is.
 */
export function changeAt(report: GroupedReport, row: number, platform: PlatformOrAll, measure: Measure): ReportChange {
  const { now, earlier } = report
  if (earlier === null || !isComparable(report, row)) return null
  const presenceMetric = isRatio(measure) ? RATIOS[measure][1] : measure
  const [is, was] = [countAt(now, row, platform, presenceMetric), countAt(earlier, row, platform, presenceMetric)]
  if (is !== null && was === null) return 'new'
  if (is === null && was !== null) return 'gone'
  return relativeChange(measureAt(now, row, platform, measure), measureAt(earlier, row, platform, measure))
}

/**
 * A count or ratio of every row, like measureAt; NaN for null.
 * @param out array of zeros to write to, one per row
 */
export function measuresOf(sums: Sums, platform: PlatformOrAll, measure: Measure, out?: Float64Array): Float64Array {
  if (!isRatio(measure)) return countsOf(sums, platform, measure, out)
  const [part, whole] = RATIOS[measure]
  const [ratios, wholes] = [countsOf(sums, platform, part, out), countsOf(sums, platform, whole)]
  for (let row = 0; row < sums.rows; row++)
    ratios[row] = wholes[row] === 0 ? NaN : (ratios[row] ?? NaN) / (wholes[row] ?? NaN)
  return ratios
}

function countsOf(
  { rows, block, starts, values, known }: Sums,
  platform: PlatformOrAll,
  metric: Metric,
  counts: Float64Array = new Float64Array(rows),
): Float64Array {
  const [firstSlot, lastSlot] = platform === 'all' ? [0, SLOTS - 1] : [slotOf(platform), slotOf(platform)]
  for (let first = 0, at = 0; first < rows; first += block, at += SLOTS) {
    const end = Math.min(first + block, rows)
    for (let slot = firstSlot; slot <= lastSlot; slot++) {
      const start = starts[at + slot] ?? 0
      if (start === 0) continue
      let figure = start + metricAt(metric)
      for (let row = first; row < end; row++, figure += WIDTH) counts[row] = (counts[row] ?? 0) + (values[figure] ?? 0)
    }
  }
  let bits = 0
  for (let slot = firstSlot; slot <= lastSlot; slot++) bits |= 1 << (firstBit(slot) + metricAt(metric))
  for (let row = 0; row < rows; row++) if (((known[row] ?? 0) & bits) === 0) counts[row] = NaN
  return counts
}

/** The change of every row, like changeAt: NaN for null, Infinity for 'new', -Infinity for 'gone'. */
export function changesOf(report: GroupedReport, platform: PlatformOrAll, measure: Measure): Float64Array {
  const { now, earlier, rows } = report
  const changes = measuresOf(now, platform, measure)
  if (earlier === null) return changes.fill(NaN)
  const before = measuresOf(earlier, platform, measure, scratchArray(rows))
  const presenceMetric = isRatio(measure) ? RATIOS[measure][1] : measure
  const [is, was] =
    presenceMetric === measure
      ? [changes, before]
      : [countsOf(now, platform, presenceMetric), countsOf(earlier, platform, presenceMetric)]
  for (let row = 0; row < rows; row++)
    changes[row] = numericChange(changes[row] ?? NaN, before[row] ?? NaN, Number.isNaN(is[row]), Number.isNaN(was[row]))
  if (!everyComparable(report)) for (let row = 0; row < rows; row++) if (!isComparable(report, row)) changes[row] = NaN
  return changes
}

let scratch = new Float64Array(0)

/** Reused zeroed memory for intermediate results, because allocating it costs more than computing them. */
function scratchArray(rows: number): Float64Array {
  if (scratch.length < rows) scratch = new Float64Array(rows)
  return scratch.subarray(0, rows).fill(0)
}

/** Like changeAt, with NaN for null, Infinity for 'new' and -Infinity for 'gone'. */
function numericChange(now: number, earlier: number, isMissing: boolean, wasMissing: boolean): number {
  if (isMissing !== wasMissing) return isMissing ? -Infinity : Infinity
  if (now === earlier) return 0
  return earlier === 0 && !Number.isNaN(now) ? Infinity : (now - earlier) / Math.abs(earlier)
}

/**
 * Which period has the row: 'new' only the current one, 'gone' only the earlier one, 'none' neither (a day without
 * rows). Never 'new' without a comparison.
 */
export function stateAt({ now, earlier }: GroupedReport, row: number): 'both' | 'new' | 'gone' | 'none' {
  const is = isPresent(now, row)
  const was = earlier === null ? is : isPresent(earlier, row)
  if (is) return was ? 'both' : 'new'
  return was ? 'gone' : 'none'
}

function isPresent({ known }: Sums, row: number): boolean {
  return ((known[row] ?? 0) & PRESENT) !== 0
}

/** True for CTR and conversion rate, false for counts. */
export function isRatio(measure: Measure): measure is keyof typeof RATIOS {
  return measure in RATIOS
}
