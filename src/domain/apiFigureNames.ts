import { API_SUFFIXES, byMetric, type Metric } from './metrics.ts'
import { API_PREFIXES, byPlatform, type Platform } from './platforms.ts'

/** A column of the API (spec section 3). */
export type ApiFigureName = `${(typeof API_PREFIXES)[Platform]}_${(typeof API_SUFFIXES)[Metric]}`

/** The API's names of the counts: google_clicks to pinterest_conv. */
export const API_FIGURE_NAMES: Readonly<Record<Platform, Readonly<Record<Metric, ApiFigureName>>>> = byPlatform(
  (platform) => byMetric((metric) => `${API_PREFIXES[platform]}_${API_SUFFIXES[metric]}` as const),
)
