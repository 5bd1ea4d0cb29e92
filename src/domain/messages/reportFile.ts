import type { Dimension } from '../report/dimensions.ts'

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
