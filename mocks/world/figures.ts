import type { MetricColumns } from '#api/schemas/metrics.ts'
import { API_FIGURE_NAMES } from '#domain/apiFigureNames.ts'
import { addCounts, METRICS } from '#domain/metrics.ts'
import type { Platform } from '#domain/platforms.ts'
import { daysServed, type WorldCampaign } from './campaigns.ts'
import { worldToday } from './clock.ts'
import { computeDayCounts, noCounts, type DayCounts } from './dayCounts.ts'
import { isSmallWorld } from './size.ts'

/** World days, both included. */
export interface Range {
  from: number
  to: number
}

/** All columns null: nothing served. */
export function noMetrics(): MetricColumns {
  return { ...NO_METRICS }
}
const NO_METRICS = Object.fromEntries(
  Object.values(API_FIGURE_NAMES).flatMap((names) => Object.values(names).map((name) => [name, null])),
) as MetricColumns

/** Adds counts to a platform's columns. */
export function addTo(metrics: MetricColumns, platform: Platform, counts: DayCounts): void {
  for (const metric of METRICS) {
    const column = API_FIGURE_NAMES[platform][metric]
    metrics[column] = addCounts(metrics[column], counts[metric])
  }
}

/** Cuts a range off after today: later days have no figures. */
export function untilToday({ from, to }: Range): Range {
  return { from, to: Math.min(to, worldToday()) }
}

/** Calls `visit` for every serving day in a range, in order. The counts object is reused for the next day. */
export function eachDay(campaign: WorldCampaign, range: Range, visit: (day: number, counts: DayCounts) => void): void {
  const today = worldToday()
  const counts = noCounts()
  for (const [first, last] of campaign.spans) {
    const to = Math.min(last, range.to, today)
    for (let day = Math.max(first, range.from); day <= to; day++) {
      computeDayCounts(campaign, day, day === today, counts)
      visit(day, counts)
    }
  }
}

/** Figures over a range by platform; null for a platform that did not serve. */
export function metricsOf(campaigns: Iterable<WorldCampaign>, range: Range): MetricColumns {
  const metrics = noMetrics()
  for (const campaign of campaigns) {
    const sum = sumOf(campaign, range)
    if (sum !== null) addTo(metrics, campaign.platform, sum)
  }
  return metrics
}

/* Wide lists are requested repeatedly for the same period, so sums are cached. */
const MAX_CACHED_SUMS = 40_000
let cachedSums = new Map<string, DayCounts | null>()

/** A campaign's figures over a range, cached; null if it did not serve. */
export function sumOf(campaign: WorldCampaign, range: Range): DayCounts | null {
  const { from, to } = untilToday(range)
  const key = `${campaign.id} ${from} ${to} ${range.to > to ? '' : worldToday()} ${isSmallWorld()}`
  const cached = cachedSums.get(key)
  if (cached !== undefined) return cached
  const sum = countsOver(campaign, { from, to })
  if (cachedSums.size >= MAX_CACHED_SUMS) cachedSums = new Map()
  cachedSums.set(key, sum)
  return sum
}

/** As sumOf, but not cached: for the many small ranges of a report. */
export function countsOver(campaign: WorldCampaign, range: Range): DayCounts | null {
  const { from, to } = untilToday(range)
  if (daysServed(campaign.spans, from, to) === 0) return null
  const sum = noCounts()
  eachDay(campaign, range, (_, counts) => {
    for (const metric of METRICS) sum[metric] += counts[metric]
  })
  return sum
}
