import type { ChartEvent, ChartProps, ChartSeries } from '#components/chart/chartProps.ts'
import type { Campaign, Day } from '#domain/catalogue.ts'
import { endOfMonth } from '#domain/day.ts'
import { resultsText, type Measure } from '#domain/messages/results.ts'
import { conversionRate, ctr, figuresOf, PLATFORMS, type Figures, type PlatformOrAll } from '#domain/metrics.ts'
import { isKnown, type Report, type ReportSeries } from '#domain/report.ts'

/** Whose line is drawn: that of a platform, of all together, or of each platform in use beside the others. */
export type TrendOf = PlatformOrAll | 'each'

interface TrendOptions {
  metric: Measure
  of: TrendOf
  /** The period compared with is drawn too, where it has any figures. */
  compare: boolean
  /** What that is called. Default 'previous'. */
  earlierIs?: 'previous' | 'lastYear'
  today: Day
}

/** A report as the lines of a chart. Memoise it: a chart goes by the identity of what it is given. */
export function trendLines({ per, now, earlier }: Report, { metric, of, compare, earlierIs = 'previous', today }: TrendOptions): ChartProps {
  const wanted = of === 'each' ? PLATFORMS.filter((platform) => isKnown(now.total[platform])) : [of]
  const before = compare && earlier && wanted.some((platform) => isKnown(figuresOf(earlier.total, platform))) ? earlier : null
  return {
    label: resultsText.chart(metric, per, of === 'each' ? resultsText.byPlatform : resultsText.platforms[of]),
    days: now.days,
    per,
    series: wanted.map((platform): ChartSeries => ({
      name: wanted.length === 1 ? resultsText.metrics[metric].name : resultsText.platforms[platform],
      platform,
      values: lineOf(now, metric, platform),
      ...(before && { earlier: lineOf(before, metric, platform) }),
    })),
    ...(before && { earlierDays: before.days, earlierIs }),
    format: metric === 'ctr' || metric === 'rate' ? 'pct' : 'int',
    openEnd: now.period.to >= today || (per === 'month' && now.period.to !== endOfMonth(now.period.to)),
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

function lineOf({ figures }: ReportSeries, metric: Measure, platform: PlatformOrAll): (number | null)[] {
  return figures.map((each) => measure(figuresOf(each, platform), metric))
}

/** A counted figure, or the ratio of two; null where it is not known. */
export function measure(figures: Figures, metric: Measure): number | null {
  if (metric === 'ctr') return ctr(figures)
  return metric === 'rate' ? conversionRate(figures) : figures[metric]
}
