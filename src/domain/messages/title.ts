import { formatNumber, formatPercent } from '../format.ts'
import type { Period } from '../period.ts'
import { periodInFileName } from './period.ts'
import { tableFileEndings, type TableFile } from './common.ts'

const ads = (count: number) => `${formatNumber(count)} ${count === 1 ? 'ad' : 'ads'}`

/** The Title details screen. */
export const titleText = {
  /** The heading until the title has loaded. */
  heading: 'Title',
  failureNoun: 'this title',
  titles: 'Titles',
  noStatus: 'No status',

  facts: {
    series: 'Series',
    type: 'Type',
    imprint: 'Imprint',
    isbn: 'ISBN',
    published: 'Published',
    adsLive: 'Ads live',
  },
  fileName: (file: TableFile, id: number, region: string, period: Period) =>
    `title-${id}-${periodInFileName(region, period)}${tableFileEndings[file]}`,
  exportFailed: 'The export failed',

  pages: 'Pages of this title',
  overview: 'Overview',
  ads: 'Ads',
  results: 'Results',
  figures: {
    label: 'Results by platform',
    failureNoun: 'these results',
    share: (share: number | null) => (share === null ? null : `${formatPercent(share, 0)} of clicks`),
  },

  trend: {
    /** Without its extension. */
    imageName: (id: number, metric: string, region: string, period: Period) =>
      `title-${id}-${metric}-${periodInFileName(region, period)}`,
    heading: 'Trend',
    failureNoun: 'this trend',
    metric: 'Metric',
    platform: 'Platform',
    all: 'All',
    each: 'Each platform',
    compare: 'Compare with previous period',
    compareShort: 'Compare',
    campaignsFailureNoun: 'campaign starts and ends',
  },

  topAds: {
    heading: 'Top ads',
    by: 'by clicks',
    failureNoun: 'these ads',
    caption: 'The ads with the most clicks',
    /** Null while ads are missing. */
    all: (count: number | null) => `All ${count === null ? 'ads' : ads(count)}`,
    columns: { ad: 'Ad', platform: 'Platform' },
    none: 'No ads yet',
    noneText: 'Ads for this title will appear here once they’re created.',
    noneRan: 'No ads ran in this period',
    noneRanText: 'Try another period or country.',
  },
} as const
