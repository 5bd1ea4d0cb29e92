import type { Metric, Platform } from './metrics.ts'

/** The API's names of the platforms and metrics (spec section 3). */
const API_PLATFORMS: Record<Platform, string> = { gad: 'google', mad: 'meta', pad: 'pinterest' }
export const API_METRICS: Record<Metric, string> = { clicks: 'clicks', impressions: 'impr', conversions: 'conv' }

/** The API's name of a count: google_clicks to pinterest_conv. */
export function apiFigureName(platform: Platform, metric: Metric): string {
  return `${API_PLATFORMS[platform]}_${API_METRICS[metric]}`
}
