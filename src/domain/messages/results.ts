import type { Metric } from '../metrics.ts'
import type { Dimension, TimeStep } from '../report/dimensions.ts'
import { platformNames } from './ads.ts'

/* Metrics, the columns of a report's file, and saved views. */

/** A metric, or the ratio of two. */
export type Measure = Metric | 'ctr' | 'rate'

/** Metrics and their charts on several screens (spec section 9 describes the metrics). */
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
    ctr: { name: 'CTR', unit: 'CTR', help: 'Clicks ÷ impressions' },
    rate: { name: 'Conversion rate', unit: 'conversion rate', help: 'Conversions ÷ clicks' },
  } satisfies Record<Measure, { name: string; unit: string; help: string }>,
  /** Name of a chart: 'Clicks per day, Google'. */
  chart: (metric: Measure, per: TimeStep, of: string) => `${resultsText.metrics[metric].name} per ${per}, ${of}`,
  byPlatform: 'each platform',
}

/** Column names of a report's file beside the raw ones, in lower case with underscores like those (spec section 3). */
export const reportFileText = {
  heads: {
    title: ['title_id', 'title'],
    ad: ['ad_id', 'ad'],
    campaign: ['campaign_id', 'campaign'],
    item: ['item_id', 'item'],
    platform: ['platform_id', 'platform'],
    country: ['country_id', 'country'],
    day: ['day'],
    month: ['month'],
  } satisfies Record<Dimension, readonly string[]>,
  /** Before the columns of the comparison period. */
  earlierPrefix: 'earlier_',
  /** Name of an unknown title, ad or campaign. */
  unknown: 'Unknown',
  /** Name of an unknown platform. */
  unknownPlatform: 'unknown',
}

/** Saved views of the reports. */
export const viewsText = {
  label: 'Saved views',
  none: 'No saved views yet. A view keeps these settings; “Last 28 days” always means the latest 28 days.',
  name: 'Name this view',
  save: 'Save',
  /** The name is taken: saving overwrites that view. */
  update: 'Update',
  limitReached: (most: number) => `You can save up to ${most} views. Delete one first.`,
  nameRequired: 'Enter a name',
  saved: (name: string) => `“${name}” saved`,
  updated: (name: string) => `“${name}” updated`,
  rename: (name: string) => `Rename ${name}`,
  newName: 'New name',
  nameTaken: 'That name is taken',
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” deleted`,
  undo: 'Undo',
}
