import type { Campaign, Day } from './catalogue.ts'
import { addDays, eachDay, eachMonth, startOfMonth } from './day.ts'
import { addFigures, METRICS, NO_FIGURES, PLATFORMS, type Figures, type Platform, type PlatformFigures } from './metrics.ts'
import { periodLength, type Period } from './period.ts'
import type { PlatformReportRow } from './reportRows.ts'

/** What one point of a report stands for. */
export type ReportStep = 'day' | 'month'

/** Figures point by point over one period. */
export interface ReportSeries {
  period: Period
  /** In order; months by their first days. */
  days: readonly Day[]
  /** One for each day; null where a platform did not serve. */
  figures: readonly PlatformFigures[]
  /** Of the whole period. */
  total: PlatformFigures
}

/** A report over a period, and over the one it is compared with. */
export interface Report {
  per: ReportStep
  now: ReportSeries
  /** Its days stand in the places of those they are compared with; null where nothing is compared. */
  earlier: ReportSeries | null
}

/** The most days that are drawn one by one. */
const MOST_DAYS = 184

/** Half a year is drawn day by day, what is longer by month. */
export function stepOf(period: Period): ReportStep {
  return periodLength(period) > MOST_DAYS ? 'month' : 'day'
}

/** Adds up report rows of any number of campaigns point by point, nulls kept; rows outside the period are left out. */
export function reportSeries(rows: Iterable<PlatformReportRow>, period: Period, per: ReportStep): ReportSeries {
  const days = per === 'month' ? eachMonth(period.from, period.to) : eachDay(period.from, period.to)
  const parts = new Map(days.map((day) => [day, [] as PlatformFigures[]]))
  for (const { day, figures } of rows) parts.get(per === 'month' ? startOfMonth(day) : day)?.push(figures)
  const figures = days.map((day) => addPlatforms(parts.get(day) ?? []))
  return { period, days, figures, total: addPlatforms(figures) }
}

/**
 * Puts 0 where nothing was told of a platform although a campaign of it ran: on days before `today` only, for today's
 * figures may still come (screens.md, Trend chart: missing days 0 only while a campaign ran).
 */
export function withQuietDays(series: ReportSeries, campaigns: readonly Campaign[], per: ReportStep, today: Day): ReportSeries {
  const runs = campaigns.filter((campaign): campaign is Campaign & { platform: Platform; startsOn: Day } => campaign.platform !== null && campaign.startsOn !== null)
  if (runs.length === 0) return series
  const figures = series.days.map((day, at) => {
    const known = series.figures[at] ?? addPlatforms([])
    const last = per === 'month' ? lastBefore(series.days[at + 1], series.period.to) : day
    if (last >= today) return known
    const quiet = (platform: Platform) => runs.some((run) => run.platform === platform && run.startsOn <= last && (run.endsOn === null || run.endsOn >= day))
    return byPlatform((platform) => (isKnown(known[platform]) || !quiet(platform) ? known[platform] : { clicks: 0, impressions: 0, conversions: 0 }))
  })
  return { ...series, figures, total: addPlatforms(figures) }
}

/** Puts the points of one series into the places of another, the last on the last, so that both are as long. */
export function alignedTo(series: ReportSeries, length: number): ReportSeries {
  const spare = series.days.length - length
  if (spare === 0) return series
  if (spare > 0) return { ...series, days: series.days.slice(spare), figures: series.figures.slice(spare) }
  const missing = Array.from({ length: -spare }, () => '')
  return { ...series, days: [...missing, ...series.days], figures: [...missing.map(() => addPlatforms([])), ...series.figures] }
}

/** Figures of each platform apart, added up, nulls kept. */
export function addPlatforms(parts: readonly PlatformFigures[]): PlatformFigures {
  return byPlatform((platform) => (parts.length === 0 ? NO_FIGURES : addFigures(parts.map((part) => part[platform]))))
}

/** Whether a platform has any figure. */
export function isKnown(figures: Figures): boolean {
  return METRICS.some((metric) => figures[metric] !== null)
}

function byPlatform(figuresOf: (platform: Platform) => Figures): PlatformFigures {
  return Object.fromEntries(PLATFORMS.map((platform) => [platform, figuresOf(platform)])) as PlatformFigures
}

/** The day before the next point; the end of the period where there is none. */
function lastBefore(next: Day | undefined, end: Day): Day {
  return next === undefined ? end : addDays(next, -1)
}
