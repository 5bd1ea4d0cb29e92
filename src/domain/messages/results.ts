import type { Metric } from '../metrics.ts'
import type { TimeStep } from '../report/dimensions.ts'
import { platformNames } from './platforms.ts'

/** A counted metric, or a ratio of two. */
export type Measure = Metric | 'ctr' | 'rate'

/** Figures and their trend, as several screens show them (screens.md, Shared parts; spec section 9 for what a metric is). */
export const resultsText = {
  platforms: platformNames,
  metrics: {
    clicks: { name: 'Clicks', unit: 'clicks', help: 'The number of times customers have clicked on the ad' },
    impressions: { name: 'Impressions', unit: 'impressions', help: 'The number of times customers have seen an ad' },
    conversions: {
      name: 'Conversions',
      unit: 'conversions',
      help: 'The number of times customers have gone through to a purchase page',
    },
    ctr: { name: 'CTR', unit: 'CTR', help: 'Clicks / impressions' },
    rate: { name: 'Conversion rate', unit: 'conversion rate', help: 'Conversions / clicks' },
  } satisfies Record<Measure, { name: string; unit: string; help: string }>,
  /** Names a chart: 'Clicks per day, Google'. */
  chart: (metric: Measure, per: TimeStep, of: string) => `${resultsText.metrics[metric].name} per ${per}, ${of}`,
  byPlatform: 'each platform',
}
