import type { Metric } from '../metrics.ts'
import type { Dimension, TimeStep } from '../report/dimensions.ts'
import { platformNames } from './ads.ts'

/* What figures are called in reports, their file, and saved views. */

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

/** The columns of a report's file, beside the raw ones; lower case with underscores, as those are (spec section 3). */
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
  /** Before the columns of the period compared with. */
  earlier: 'earlier_',
  /** Of what belongs to no known title, ad, campaign. */
  unknown: 'Unknown',
  /** Stands where a platform's name stands, for figures of no known one. */
  noPlatform: 'unknown',
}

/** Saved views of the results screens (screens.md, Saved views). */
export const viewsText = {
  label: 'Saved views',
  none: 'Nothing saved yet. A saved view keeps the settings, and “last 28 days” stays the last 28 days.',
  name: 'Name of this view',
  save: 'Save',
  /** The name is taken: saving replaces what is kept under it. */
  replace: 'Replace',
  full: (most: number) => `${most} views are kept at most: delete one first.`,
  nameNeeded: 'A name is needed',
  saved: (name: string) => `“${name}” saved`,
  replaced: (name: string) => `“${name}” replaced`,
  rename: (name: string) => `Rename ${name}`,
  newName: 'New name',
  taken: 'Another view has this name',
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” deleted`,
  undo: 'Undo',
}
