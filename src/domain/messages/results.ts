import type { Metric, PlatformOrAll } from '../metrics.ts'
import type { ReportStep } from '../report.ts'

/** Figures and their trend, as several screens show them (screens.md, Shared parts; spec section 9 for what a metric is). */
export const resultsText = {
  platforms: { all: 'All platforms', gad: 'Google', mad: 'Meta', pad: 'Pinterest' } satisfies Record<PlatformOrAll, string>,
  metrics: {
    clicks: { name: 'Clicks', unit: 'clicks', help: 'The number of times customers have clicked on the ad' },
    impressions: { name: 'Impressions', unit: 'impressions', help: 'The number of times customers have seen an ad' },
    conversions: { name: 'Conversions', unit: 'conversions', help: 'The number of times customers have gone through to a purchase page' },
  } satisfies Record<Metric, { name: string; unit: string; help: string }>,
  ctr: { name: 'CTR', help: 'Clicks / impressions' },
  rate: { name: 'Conversion rate', help: 'Conversions / clicks' },
  /** Names a chart: 'Clicks per day, Google'. */
  chart: (metric: Metric, per: ReportStep, of: string) => `${resultsText.metrics[metric].name} per ${per}, ${of}`,
  byPlatform: 'each platform',
}
