import { mapValues } from 'es-toolkit'
import { formatNumber, formatPercent } from './format.ts'
import { PLATFORMS, type Platform, type PlatformOrAll } from './platforms.ts'

interface MeasureFacts {
  /** In heads and switches: 'Conversions'. */
  name: string
  /** Where there is little room: 'Conv.'. */
  short: string
  /** In a sentence: 'conversions'. */
  unit: string
  /** What it counts, in the words of spec section 9. */
  help: string
  format: 'int' | 'pct'
  /** Pixels that a column needs below its name, or the short one, with the sort arrow and without padding. */
  widths: { name: number; short: number }
}

interface MetricFacts extends MeasureFacts {
  /** What the API's columns of the metric end with (spec 3). */
  apiSuffix: string
}

/** The metrics that are counts (spec section 9), in the order they are shown. Columns, figures, files and texts follow. */
const COUNTS = {
  clicks: {
    apiSuffix: 'clicks',
    name: 'Clicks',
    short: 'Clicks',
    unit: 'clicks',
    help: 'The number of times customers have clicked on the ad',
    format: 'int',
    widths: { name: 72, short: 54 },
  },
  impressions: {
    apiSuffix: 'impr',
    name: 'Impressions',
    short: 'Impr.',
    unit: 'impressions',
    help: 'The number of times customers have seen an ad',
    format: 'int',
    widths: { name: 92, short: 64 },
  },
  conversions: {
    apiSuffix: 'conv',
    name: 'Conversions',
    short: 'Conv.',
    unit: 'conversions',
    help: 'The number of times customers have gone through to a purchase page',
    format: 'int',
    widths: { name: 94, short: 52 },
  },
} as const satisfies Record<string, MetricFacts>

export type Metric = keyof typeof COUNTS

interface RatioFacts extends MeasureFacts {
  part: Metric
  whole: Metric
}

/** Ratios of two sums, 0 to 1; never added or averaged. */
const RATIOS = {
  ctr: {
    part: 'clicks',
    whole: 'impressions',
    name: 'CTR',
    short: 'CTR',
    unit: 'CTR',
    help: 'Clicks ÷ impressions',
    format: 'pct',
    widths: { name: 52, short: 47 },
  },
  rate: {
    part: 'conversions',
    whole: 'clicks',
    name: 'Conversion rate',
    short: 'Conv. rate',
    unit: 'conversion rate',
    help: 'Conversions ÷ clicks',
    format: 'pct',
    widths: { name: 116, short: 76 },
  },
} as const satisfies Record<string, RatioFacts>

type Ratio = keyof typeof RATIOS

/** A metric, or a ratio of two. */
export type Measure = Metric | Ratio

export const METRICS: readonly Metric[] = Object.keys(COUNTS) as Metric[]
export const MEASURES: readonly Measure[] = [...METRICS, ...(Object.keys(RATIOS) as Ratio[])]

/** The measures of ads, campaigns and creatives. */
export const AD_MEASURES: readonly Exclude<Measure, 'rate'>[] = [...METRICS, 'ctr']

/** What is known of each measure. */
export const MEASURE_FACTS: Readonly<Record<Measure, MeasureFacts>> = { ...COUNTS, ...RATIOS }

/** True for CTR and conversion rate, false for counts. */
export function isRatio(measure: Measure): measure is Ratio {
  return measure in RATIOS
}

/** The metrics that a ratio divides: 'ctr' is clicks / impressions. */
export const ratioParts = (measure: Ratio): Readonly<Record<'part' | 'whole', Metric>> => RATIOS[measure]

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

/** Whether any of the figures is known. */
export function isKnown({ clicks, impressions, conversions }: Figures): boolean {
  return clicks !== null || impressions !== null || conversions !== null
}

/** Sum of two counts, ignoring nulls; null only if both are null. */
export function addCounts(a: number | null, b: number | null): number | null {
  if (a === null) return b
  return b === null ? a : a + b
}

/**
 * Adds figures metric by metric (see addCounts). This and addInPlace have no loop: they run for every row of a report, and
 * a loop takes half as long again.
 */
export function addTwoFigures(a: Figures, b: Figures): Figures {
  return {
    clicks: addCounts(a.clicks, b.clicks),
    impressions: addCounts(a.impressions, b.impressions),
    conversions: addCounts(a.conversions, b.conversions),
  }
}

/** The same, changing `sum`. */
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

/** The measures of one row. */
export type MeasureValues = Record<Measure, number | null>

/** Figures with their ratios. */
export function withRatios(figures: Figures): MeasureValues {
  return { ...figures, ...mapValues(RATIOS, ({ part, whole }) => ratio(figures[part], figures[whole])) }
}

/** '1,204' or '0.52%'. */
export function formatMeasure(measure: Measure, value: number | null): string {
  return isRatio(measure) ? formatPercent(value) : formatNumber(value)
}
