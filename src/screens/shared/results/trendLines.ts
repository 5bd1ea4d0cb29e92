import type { ChartEvent, ChartProps, ChartSeries } from '#components/charts/chart/chartProps.ts'
import type { Campaign } from '#domain/catalogue.ts'
import { endOfMonth } from '#domain/day.ts'
import { periodText } from '#domain/messages/period.ts'
import { resultsText } from '#domain/messages/results.ts'
import { PLATFORMS, type PlatformOrAll } from '#domain/metrics.ts'
import { chartLines } from '#domain/report/chartLines.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { hasFigures, type Measure } from '#domain/report/reportFigures.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'

/** Whose line is drawn: that of a platform, of all together, or of each platform in use beside the others. */
export type TrendOf = PlatformOrAll | 'each'

export interface TrendOptions {
  metric: Measure
  of: TrendOf
  /** The period compared with is drawn too, where it has any figures that may be compared. */
  compare: boolean
  /** What that is called. Default 'previous'. */
  earlierIs?: 'previous' | 'lastYear'
}

/** A report by days or months as the lines of a chart. Memoise it: a chart goes by the identity of what it is given. */
export function trendLines(
  report: GroupedReport,
  { metric, of, compare, earlierIs = 'previous' }: TrendOptions,
): ChartProps {
  const per = report.axes[0]?.by === 'month' ? 'month' : 'day'
  const { period, comparison, openEnd } = report
  const { days, earlierDays, pairs, lines } = chartLines(report, metric)
  const { now, earlier } = totalsOf(report)
  const wanted = of === 'each' ? PLATFORMS.filter((platform) => hasFigures(now, 0, platform)) : [of]
  const compared = compare && earlier !== null && wanted.some((platform) => hasFigures(earlier, 0, platform))
  const before = compared && pairs.some(({ comparable }) => comparable) ? earlierDays : null
  return {
    label: resultsText.chart(metric, per, of === 'each' ? resultsText.byPlatform : resultsText.platforms[of]),
    days,
    per,
    period,
    series: lines
      .filter(({ platform }) => wanted.includes(platform))
      .map((line): ChartSeries => ({
        name: wanted.length === 1 ? resultsText.metrics[metric].name : resultsText.platforms[line.platform],
        platform: line.platform,
        values: line.values,
        ...(before && line.earlier && { earlier: line.earlier }),
      })),
    ...(compared && { notCompared: pairs.map(periodText.notComparable) }),
    ...(before && { earlierDays: before, earlierIs, ...(comparison && { earlierPeriod: comparison }) }),
    format: metric === 'ctr' || metric === 'rate' ? 'pct' : 'int',
    openEnd: openEnd || (per === 'month' && period.to !== endOfMonth(period.to)),
  }
}

/** Starts and ends of campaigns, of one platform or of all. */
export function campaignEvents(campaigns: readonly Campaign[], of: TrendOf): ChartEvent[] {
  return campaigns
    .filter(({ platform }) => of === 'all' || of === 'each' || platform === of)
    .flatMap(({ name, startsOn, endsOn }) => [
      ...(startsOn === null ? [] : [{ day: startsOn, label: name, kind: 'start' as const }]),
      ...(endsOn === null ? [] : [{ day: endsOn, label: name, kind: 'end' as const }]),
    ])
}
