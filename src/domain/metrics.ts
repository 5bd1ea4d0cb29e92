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
  return {
    clicks: addCounts(a.clicks, b.clicks),
    impressions: addCounts(a.impressions, b.impressions),
    conversions: addCounts(a.conversions, b.conversions),
  }
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
