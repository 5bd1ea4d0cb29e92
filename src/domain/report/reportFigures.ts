import { changeOf, type Change } from '../change.ts'
import { addCounts, METRICS, PLATFORMS, ratio, type Figures, type Metric, type PlatformOrAll } from '../metrics.ts'
import type { Member } from './axes.ts'
import type { GroupedReport } from './groupReport.ts'
import { figureIndex, PRESENT, SLOTS, WIDTH, type Slot, type Sums } from './sums.ts'

/** What a report shows of a platform: the counted metrics, CTR (clicks / impressions), conversion rate (conversions / clicks). */
export const MEASURES = [...METRICS, 'ctr', 'rate'] as const

export type Measure = (typeof MEASURES)[number]

/** The parts of the ratios, as shares of 1; always of sums, never sums or means of ratios. */
const RATIOS: Record<Exclude<Measure, Metric>, readonly [part: Metric, whole: Metric]> = { ctr: ['clicks', 'impressions'], rate: ['conversions', 'clicks'] }

/** Relative to the earlier figure, as in change.ts; 'new' also where there was none, 'gone' where there is none any more. */
export type ReportChange = Change | 'gone'

/** The group of a row along one of the report's axes. */
export function memberAt({ axes, members }: GroupedReport, axis: number, row: number): Member | undefined {
  return axes[axis]?.members[members[axis]?.[row] ?? -1]
}

/**
 * One count of a row; null: the platform is not in use there, 0: it served and got none. 'all' adds up every platform
 * that the report counts, those of unknown campaigns too, nulls left out; all null is null.
 * @param sums `report.now` or `report.earlier`
 */
export function countAt(sums: Sums, row: number, platform: PlatformOrAll, metric: Metric): number | null {
  if (platform !== 'all') return slotCount(sums, row, PLATFORMS.indexOf(platform), metric)
  let sum: number | null = null
  for (let slot = 0; slot < SLOTS; slot++) sum = addCounts(sum, slotCount(sums, row, slot, metric))
  return sum
}

/** The figures of what belongs to no known platform, so that nothing is hidden in 'all'. */
export function unknownCountAt(sums: Sums, row: number, metric: Metric): number | null {
  return slotCount(sums, row, PLATFORMS.length, metric)
}

function slotCount({ values, known }: Sums, row: number, slot: Slot, metric: Metric): number | null {
  const at = figureIndex(slot, metric)
  return (((known[row] ?? 0) >> at) & 1) === 0 ? null : (values[row * WIDTH + at] ?? null)
}

/** The three counts of a row. */
export function figuresAt(sums: Sums, row: number, platform: PlatformOrAll): Figures {
  const of = (metric: Metric) => countAt(sums, row, platform, metric)
  return { clicks: of('clicks'), impressions: of('impressions'), conversions: of('conversions') }
}

/** A count, or a ratio of a row's sums (0 to 1); a ratio is null where a part is, or where the divisor is 0. */
export function measureAt(sums: Sums, row: number, platform: PlatformOrAll, measure: Measure): number | null {
  if (!isRatio(measure)) return countAt(sums, row, platform, measure)
  const [part, whole] = RATIOS[measure]
  return ratio(countAt(sums, row, platform, part), countAt(sums, row, platform, whole))
}

/** How a figure of a row has changed; null where nothing is compared. */
export function changeAt({ now, earlier }: GroupedReport, row: number, platform: PlatformOrAll, measure: Measure): ReportChange {
  if (earlier === null) return null
  const counted = isRatio(measure) ? RATIOS[measure][1] : measure
  const [is, was] = [countAt(now, row, platform, counted), countAt(earlier, row, platform, counted)]
  if (is !== null && was === null) return 'new'
  if (is === null && was !== null) return 'gone'
  return changeOf(measureAt(now, row, platform, measure), measureAt(earlier, row, platform, measure))
}

/** Which period has the row: 'new' only this one, 'gone' only the earlier one, 'none' neither (a day without rows). Without a comparison never 'new'. */
export function stateAt({ now, earlier }: GroupedReport, row: number): 'both' | 'new' | 'gone' | 'none' {
  const is = isPresent(now, row)
  const was = earlier === null ? is : isPresent(earlier, row)
  if (is) return was ? 'both' : 'new'
  return was ? 'gone' : 'none'
}

function isPresent({ known }: Sums, row: number): boolean {
  return ((known[row] ?? 0) & PRESENT) !== 0
}

function isRatio(measure: Measure): measure is keyof typeof RATIOS {
  return measure in RATIOS
}
