import type { ChartEvent, ChartProps, ChartSeries } from '#components/charts/chart/chartProps.ts'
import type { Campaign } from '#domain/catalogue.ts'
import { endOfMonth } from '#domain/day.ts'
import type { TrendOf } from '#domain/address/titleView.ts'
import { PLATFORMS, platformNames, type PlatformNames } from '#domain/platforms.ts'
import { periodText } from '#domain/messages/period.ts'
import { resultsText } from '#domain/messages/results.ts'
import { chartLines } from '#domain/report/chartLines.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { MEASURE_FACTS, type Measure } from '#domain/metrics.ts'
import { hasFigures } from '#domain/report/reportFigures.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'

export interface TrendOptions {
  metric: Measure
  of: TrendOf
  /** Also shows the comparison period, if it has comparable figures. */
  compare: boolean
  /** Which label the comparison period gets. Default 'previous'. */
  comparisonKind?: 'previous' | 'lastYear'
  /** Default: ours. */
  names?: PlatformNames
}

/** Chart props for a report by day or month. Memoise the result: charts compare their props by identity. */
export function trendLines(
  report: GroupedReport,
  { metric, of, compare, comparisonKind = 'previous', names = platformNames }: TrendOptions,
): ChartProps {
  const per = report.axes[0]?.by === 'month' ? 'month' : 'day'
  const { period, comparison, isLastIncomplete } = report
  const { days, earlierDays, pairs, changeDays, lines } = chartLines(report, metric)
  const { now, earlier } = totalsOf(report)
  const platforms = of === 'each' ? PLATFORMS.filter((platform) => hasFigures(now, 0, platform)) : [of]
  const isCompared = compare && earlier !== null && platforms.some((platform) => hasFigures(earlier, 0, platform))
  const comparedDays = isCompared && pairs.some(({ comparable }) => comparable) ? earlierDays : null
  return {
    label: resultsText.chart(metric, per, of === 'each' ? resultsText.byPlatform : names[of]),
    days,
    per,
    period,
    series: lines
      .filter(({ platform }) => platforms.includes(platform))
      .map((line): ChartSeries => ({
        name: platforms.length === 1 ? MEASURE_FACTS[metric].name : names[line.platform],
        platform: line.platform,
        values: line.values,
        ...(comparedDays && line.earlier && { earlier: line.earlier }),
        ...(comparedDays && line.complete && { complete: line.complete }),
      })),
    ...(isCompared && { notComparableReasons: pairs.map(periodText.notComparable) }),
    ...(comparedDays && {
      earlierDays: comparedDays,
      ...(changeDays !== null && { changeDays }),
      comparisonKind,
      ...(comparison && { earlierPeriod: comparison }),
    }),
    format: MEASURE_FACTS[metric].format,
    isLastIncomplete: isLastIncomplete || (per === 'month' && period.to !== endOfMonth(period.to)),
  }
}

/** Starts and ends of campaigns as chart events, for one platform or all. */
export function campaignEvents(campaigns: readonly Campaign[], of: TrendOf): ChartEvent[] {
  return campaigns
    .filter(({ platform }) => of === 'all' || of === 'each' || platform === of)
    .flatMap(({ name, startsOn, endsOn }) => [
      ...(startsOn === null ? [] : [{ day: startsOn, label: name, kind: 'start' as const }]),
      ...(endsOn === null ? [] : [{ day: endsOn, label: name, kind: 'end' as const }]),
    ])
}
