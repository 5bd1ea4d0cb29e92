import { mapValues } from 'es-toolkit'
import { byPlatform, PLATFORMS, type Platform, type PlatformOrAll } from './platforms.ts'

interface MetricFacts {
  /** What the API's columns of the metric end with (spec 3). */
  apiSuffix: string
}

/** The metrics that are counts (spec section 9), in the order they are shown. */
const COUNTS = {
  clicks: { apiSuffix: 'clicks' },
  impressions: { apiSuffix: 'impr' },
  conversions: { apiSuffix: 'conv' },
} as const satisfies Record<string, MetricFacts>

export type Metric = keyof typeof COUNTS

export const METRICS: readonly Metric[] = Object.keys(COUNTS) as Metric[]

/** What the API's columns of a metric end with: 'impr'. */
export const API_SUFFIXES = mapValues(COUNTS, ({ apiSuffix }) => apiSuffix)

/** A value for each metric. A literal: engines read objects that were made alike faster. */
export function byMetric<T>(valueOf: (metric: Metric) => T): Record<Metric, T> {
  return { clicks: valueOf('clicks'), impressions: valueOf('impressions'), conversions: valueOf('conversions') }
}

/** One count per metric. `null`: the platform is not in use; `0`: it served ads without results. */
export type Figures = Record<Metric, number | null>

/** Figures of each platform over one period. */
export type PlatformFigures = Record<Platform, Figures>

export const NO_FIGURES: Figures = byMetric(() => null)

/** The figures of platforms that are not in use. */
export const NO_PLATFORM_FIGURES: PlatformFigures = byPlatform(() => NO_FIGURES)

/** Whether any of the figures is known. */
export function isKnown({ clicks, impressions, conversions }: Figures): boolean {
  return clicks !== null || impressions !== null || conversions !== null
}

/** Sum of two counts, ignoring nulls; null only if both are null. */
export function addCounts(a: number | null, b: number | null): number | null {
  if (a === null) return b
  return b === null ? a : a + b
}

/** Adds figures metric by metric (see addCounts). */
export function addTwoFigures(a: Figures, b: Figures): Figures {
  return byMetric((metric) => addCounts(a[metric], b[metric]))
}

/** The same, changing `sum`. Without a loop: it runs for every row of a report, and a loop takes half as long again. */
export function addInPlace(sum: Figures, added: Figures): void {
  sum.clicks = addCounts(sum.clicks, added.clicks)
  sum.impressions = addCounts(sum.impressions, added.impressions)
  sum.conversions = addCounts(sum.conversions, added.conversions)
}

/** Adds up figures metric by metric. */
export function addFigures(parts: readonly Figures[]): Figures {
  return parts.reduce(addTwoFigures, NO_FIGURES)
}

/** The figures of one platform, or of all together. */
export function selectFigures(figures: PlatformFigures, platform: PlatformOrAll): Figures {
  return platform === 'all' ? addFigures(PLATFORMS.map((key) => figures[key])) : figures[platform]
}

/** A ratio of two sums; null if either is unknown or the divisor is 0. */
export function ratio(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : part / whole
}

/** Click-through rate: clicks / impressions (0 to 1). */
export function ctr(figures: Figures): number | null {
  return ratio(figures.clicks, figures.impressions)
}

/** Conversion rate: conversions / clicks (0 to 1). */
export function conversionRate(figures: Figures): number | null {
  return ratio(figures.conversions, figures.clicks)
}
