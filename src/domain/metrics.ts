/** The three ad platforms, by the keys of spec section 3. */
export const PLATFORMS = ['gad', 'mad', 'pad'] as const

/** Google ('gad'), Meta ('mad') or Pinterest ('pad'). */
export type Platform = (typeof PLATFORMS)[number]

/** A platform, or 'all': the sum of the three (spec section 3). */
export type PlatformOrAll = Platform | 'all'

/** The three metrics that are counts (spec section 9). */
export const METRICS = ['clicks', 'impressions', 'conversions'] as const

export type Metric = (typeof METRICS)[number]

/** One count per metric. `null`: the platform is not in use; `0`: it served ads without results. */
export type Figures = Record<Metric, number | null>

/** Figures of each platform over one period. */
export type PlatformFigures = Record<Platform, Figures>

export const NO_FIGURES: Figures = { clicks: null, impressions: null, conversions: null }

/** Sum of two counts, ignoring nulls; null only if both are null. */
export function addCounts(a: number | null, b: number | null): number | null {
  if (a === null) return b
  return b === null ? a : a + b
}

/** Adds up figures metric by metric (see addCounts). */
export function addFigures(parts: Iterable<Figures>): Figures {
  let clicks: number | null = null
  let impressions: number | null = null
  let conversions: number | null = null
  for (const part of parts) {
    clicks = addCounts(clicks, part.clicks)
    impressions = addCounts(impressions, part.impressions)
    conversions = addCounts(conversions, part.conversions)
  }
  return { clicks, impressions, conversions }
}

/** The figures of one platform, or of all three together. */
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
