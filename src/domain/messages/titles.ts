import type { Day } from '../day.ts'
import { DASH, formatNumber, formatPercent } from '../format.ts'
import type { Period } from '../period.ts'
import type { TrackingSource } from '../reportRows.ts'
import { dedupeMessages } from '../dedupeMessages.ts'
import { exportText } from './common.ts'
import { periodInFileName, periodText } from './period.ts'
import { shortName } from '../text/shortenText.ts'

/* The Titles screen, its CSV file, and the page of one title. */

const titles = (count: number) => `${formatNumber(count)} ${count === 1 ? 'title' : 'titles'}`

const tableFileName = (region: string, period: Period) => `titles-${periodInFileName(region, period)}`

/** The Titles screen. */
export const titlesText = {
  heading: 'Titles',
  noun: { one: 'title', many: 'titles' },
  /** The noun in a failure’s sentence. */
  failureNoun: 'these titles',
  /**
   * '20 titles, 15 live. 23 Oct – 19 Nov.'; without counts until all titles have loaded. A country lists only the
   * titles that are live there: '14 titles live in Ireland.'
   */
  sub: (counts: { all: number; live: number } | null, country: string | null, period: Period, today: Day) =>
    `${counts ? `${titles(counts.all)}${country === null ? `, ${formatNumber(counts.live)} live` : ` live in ${country}`}. ` : ''}${periodText.range(period, today)}.`,
  caption: (period: Period, today: Day) => `Titles and their results, ${periodText.range(period, today)}`,

  search: 'Search titles or authors',
  filters: 'Filters',
  filtersOn: (count: number) => `Filters (${formatNumber(count)})`,
  /** Null while titles are missing. */
  showTitles: (count: number | null) => `Show ${count === null ? 'titles' : titles(count)}`,
  clearFilters: 'Clear filters',
  any: 'Any',
  anyCountry: 'Any country',
  sortBy: 'Sort by',
  order: 'Order',
  descending: 'High to low',
  ascending: 'Low to high',
  results: 'Title results',

  export: exportText.export,
  fileNames: {
    shown: (region: string, period: Period) => `${tableFileName(region, period)}-as-shown.csv`,
    all: (region: string, period: Period) => `${tableFileName(region, period)}.csv`,
  },

  total: (rows: number) => `Total, ${titles(rows)}`,
  totalSoFar: (rows: number) => `Total so far, ${titles(rows)}`,

  /** Each column by its header, its name in the column menu and its label in a card, where these differ. */
  columns: {
    title: { head: 'Title' },
    series: { head: 'Series' },
    type: { head: 'Type' },
    status: { head: 'Status' },
    live: { head: 'Live in', menu: 'Live countries' },
    ads: { head: 'Ads live', menu: 'Ads live / all' },
    clicks: { head: 'Clicks', help: 'The number of times customers have clicked on the ad' },
    impressions: { head: 'Impressions', card: 'Impr.', help: 'The number of times customers have seen an ad' },
    conversions: {
      head: 'Conversions',
      card: 'Conv.',
      help: 'The number of times customers have gone through to a purchase page',
    },
    ctr: { head: 'CTR', help: 'Clicks ÷ impressions' },
    rate: { head: 'Conversion rate', card: 'Conv. rate', help: 'Conversions ÷ clicks' },
    trend: { head: 'Clicks per day', menu: 'Trend', help: 'Each title on its own scale' },
    imprint: { head: 'Imprint' },
    published: { head: 'Published' },
  },
  noStatus: 'No status',
  noCountries: DASH,
  noTrendData: 'No data',
  trend: (first: number | null, last: number | null, most: number) =>
    `Clicks per day: starts at ${formatNumber(first)}, peaks at ${formatNumber(most)}, ends at ${formatNumber(last)}`,

  /** An applied filter: 'Status: Live'. */
  filterSet: (filter: string, value: string) => `${filter}: ${value}`,
}

/** Titles without rows. */
export const titlesEmptyText = {
  none: {
    title: 'No titles yet',
    text: 'They’ll appear here once they’re set up.',
    action: 'Refresh',
  },
  noneInRegion: {
    title: (country: string) => `No titles in ${country}`,
    text: (country: string) => `None of your titles are live in ${country}.`,
    action: 'Show all countries',
  },
  noMatch: {
    title: (search: string) => (search === '' ? 'No titles match these filters' : `No titles match “${search}”`),
    text: (filters: readonly string[]) =>
      filters.length === 0 ? 'We searched titles, authors and series.' : `Filtered by ${filters.join(', ')}.`,
    action: 'Clear search and filters',
  },
}

/** Column names of the file for programs: the API's, and in the same style (spec section 3). */
export const titlesFileText = {
  id: 'title_id',
  title: 'title',
  author: 'author',
  parentId: 'parent_id',
  parent: 'parent_name',
  typeId: 'entitytype_id',
  isbn13: 'isbn13',
  imprint: 'imprint',
  published: 'pub_date',
  genre: 'genre',
  statusId: 'entitystatus_id',
  status: 'status',
  liveIds: 'country_ids_live',
  adsLive: 'elad_live_count',
  ads: 'elad_count',
}

/** Heads that only the file of the table as shown has. */
export const titlesShownFileText = { id: 'Title ID', author: 'Author', adsLive: 'Ads live', ads: 'Ads' }

const ads = (count: number) => `${formatNumber(count)} ${count === 1 ? 'ad' : 'ads'}`
const files = (count: number) => `${formatNumber(count)} ${count === 1 ? 'file' : 'files'}`

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
  send: 'Send artwork',
  export: 'Export CSV',
  exporting: 'Exporting',
  fileName: (id: number, region: string, period: Period) => `title-${id}-${periodInFileName(region, period)}.csv`,
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
    columns: {
      ad: 'Ad',
      platform: 'Platform',
      clicks: 'Clicks',
      impressions: 'Impressions',
      conversions: 'Conversions',
      conversionsShort: 'Conv.',
      ctr: 'CTR',
    },
    none: 'No ads yet',
    noneText: 'Ads for this title will appear here once they’re created.',
    noneRan: 'No ads ran in this period',
    noneRanText: 'Try another period or country.',
  },

  /** The dialog for sending artwork. */
  material: {
    heading: 'Send artwork',
    title: (name: string, author: string | null) =>
      author === null ? shortName(name) : `${shortName(name)}, ${shortName(author)}`,
    files: 'Artwork files',
    kind: 'Artwork type',
    notSure: 'Not sure',
    ad: 'For ad',
    anyAd: 'Any',
    message: 'Message',
    addFileFirst: 'Add a file first',
    cancel: 'Cancel',
    stop: 'Stop sending',
    sendFiles: (count: number) => (count === 0 ? 'Send' : `Send ${files(count)}`),
    sendAgain: (count: number) => `Try again: ${files(count)}`,
    sending: (count: number) => `Sending ${files(count)}`,
    stopped: 'Stopped. Only files marked Sent were sent.',
    failed: (count: number) => `Couldn’t send ${files(count)}`,
    /** Files whose upload ended after the last byte, before the server's answer. */
    unconfirmed: (count: number) => `We don’t know whether ${files(count)} arrived`,
    checkFirst: 'Check before you send again.',
    /** Why a file couldn't be sent. */
    why: (title: string, details: readonly string[]) =>
      [title, ...dedupeMessages(details, [title]).slice(0, 1)].join(': '),
    sent: (count: number) => `${files(count)} sent`,
    sentTo: (title: string, names: readonly string[]) => `For ${shortName(title)}: ${names.join(', ')}`,
    sentThisSession: 'Sent this session',
  },
} as const

/** The tracking panel. */
export const trackingText = {
  heading: 'Tracking',
  /** The noun in a failure’s sentence. */
  failureNoun: 'tracking',
  clickCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'click' : 'clicks'}`,
  caption: 'Tracked clicks by source',
  source: 'Source',
  clicksHead: 'Clicks',
  share: 'Share',
  sources: {
    live: { name: 'Valid', text: 'Real visitors from live ads' },
    suspicious: { name: 'Invalid', text: 'Repeat clicks and known bots' },
    unknown: { name: 'No source', text: 'Source unknown' },
    test: { name: 'Preview', text: 'Clicks from previews' },
  } satisfies Record<TrackingSource, { name: string; text: string }>,
  onlyLive: 'Only valid clicks count in reports.',
  allCountries: 'Tracking always covers all countries.',
  none: 'No tracked clicks in this period',
}
