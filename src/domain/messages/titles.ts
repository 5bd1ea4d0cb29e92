import type { Day } from '../catalogue.ts'
import { dayLong, fullNumber, percentText } from '../format.ts'
import type { Period } from '../period.ts'
import type { TrackingSource } from '../reportRows.ts'
import { unsaid } from '../unsaid.ts'
import { figuresOf, periodText } from './period.ts'

/* The list of titles, its file, and the page of one title. */

const titles = (count: number) => `${fullNumber(count)} ${count === 1 ? 'title' : 'titles'}`

/** The Titles screen (screens.md, Titles; visual.md, screen 2). */
export const titlesText = {
  heading: 'Titles',
  noun: { one: 'title', many: 'titles' },
  /** What a failure calls them. */
  these: 'these titles',
  /**
   * '20 titles, 15 live. Figures for 23 Oct to 19 Nov.'; the counts only when all titles are here. Of a country only those
   * that are live there are listed, whatever others had figures there, so it says: '14 titles live in Ireland.'
   */
  sub: (counts: { all: number; live: number } | null, country: string | null, period: Period, today: Day) =>
    `${counts ? `${titles(counts.all)}${country === null ? `, ${fullNumber(counts.live)} live` : ` live in ${country}`}. ` : ''}Figures for ${periodText.range(period, today)}.`,
  dataTo: (day: Day) => `Data to ${dayLong(day)}`,
  caption: (period: Period, today: Day) => `Titles with their figures for ${periodText.range(period, today)}`,

  search: 'Search titles or authors',
  filters: 'Filters',
  filtersOn: (count: number) => `Filters, ${count} set`,
  showTitles: (count: number) => `Show ${titles(count)}`,
  clearFilters: 'Clear filters',
  any: 'Any',
  anyCountry: 'Any country',
  sortBy: 'Sort by',
  order: 'Order',
  falling: 'Falling',
  rising: 'Rising',
  results: 'Title results',
  compare: (count: number) => `Compare results of ${titles(count)}`,
  clearSelection: 'Clear selection',

  export: 'Export CSV',
  /** The file's name; `part` when not all titles are here. */
  fileName: (region: string, period: Period, part: boolean) =>
    `titles-${figuresOf(region, period)}${part ? '-part' : ''}.csv`,

  total: (rows: number) => `Total, ${titles(rows)}`,
  totalSoFar: (rows: number) => `Total so far, ${titles(rows)}`,

  /** Each column by its head, by its name in the column menu where that says more, and by its label in a card. */
  columns: {
    title: { head: 'Title' },
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
    ctr: { head: 'CTR', help: 'Clicks / impressions' },
    rate: { head: 'Conversion rate', card: 'Conv. rate', help: 'Conversions / clicks' },
    trend: { head: 'Clicks per day', menu: 'Trend', help: 'Each title on its own scale' },
    imprint: { head: 'Imprint' },
    published: { head: 'Published' },
  },
  noStatus: 'No status',
  noCountries: 'None',
  noTrend: 'No data yet',
  trend: (first: number | null, last: number | null, most: number) =>
    `Clicks per day: ${fullNumber(first)} at first, ${fullNumber(most)} at most, ${fullNumber(last)} at last`,

  /** A filter that is set: 'Status: Live'. */
  filterSet: (filter: string, value: string) => `${filter}: ${value}`,
}

/** What Titles says where there are none to show: apart, as most visits never read it. */
export const titlesEmptyText = {
  none: {
    title: 'No titles on this shelf yet',
    text: 'This account has no titles. They appear here as soon as they are set up.',
    action: 'Look again',
  },
  noneInRegion: {
    title: (country: string) => `No titles live in ${country}`,
    text: 'The account’s titles are live in other countries, or not live at all.',
    action: 'Show all countries',
  },
  noMatch: {
    title: (search: string) => (search === '' ? 'No title matches the filters' : `No title matches “${search}”`),
    text: (filters: readonly string[]) =>
      filters.length === 0 ? 'Searched in titles and authors.' : `With ${filters.join(', ')}.`,
    action: 'Clear search and filters',
  },
}

/** The columns of the file of titles beyond those of the table. */
export const titlesFileText = {
  id: 'Title ID',
  author: 'Author',
  isbn13: 'ISBN',
  statusId: 'Status ID',
  liveIds: 'Live countries',
  adsLive: 'Ads live',
  ads: 'Ads',
}

const ads = (count: number) => `${fullNumber(count)} ${count === 1 ? 'ad' : 'ads'}`
const files = (count: number) => `${fullNumber(count)} ${count === 1 ? 'file' : 'files'}`

/** The Title details screen (screens.md, Title details; visual.md, screen 3). */
export const titleText = {
  /** Heads the page until the title's name is here. */
  heading: 'Title',
  noun: 'this title',
  titles: 'Titles',
  noStatus: 'No status',

  facts: { imprint: 'Imprint', isbn: 'ISBN', published: 'Published', adsLive: 'Ads live' },
  send: 'Send material',
  export: 'Export CSV',
  exporting: 'Exporting',
  fileName: (id: number, region: string, period: Period) => `title-${id}-${figuresOf(region, period)}.csv`,
  exportFailed: 'The file could not be made',
  /** The file's first column; the nine figures keep the names that they have in the API. */

  pages: 'Pages of this title',
  overview: 'Overview',
  ads: 'Ads',
  results: 'Results',
  figures: {
    label: 'Figures per platform',
    noun: 'these figures',
    share: (share: number | null) => (share === null ? null : `${percentText(share, 0)} of clicks`),
  },

  trend: {
    heading: 'Trend',
    noun: 'this trend',
    metric: 'Metric',
    platform: 'Platform',
    all: 'All',
    each: 'Each platform',
    compare: 'Compare to previous period',
    compareShort: 'Compare',
    campaigns: 'campaign starts and ends',
  },

  topAds: {
    heading: 'Top ads',
    by: 'by clicks',
    noun: 'these ads',
    caption: 'The ads with the most clicks',
    all: (count: number) => `All ${ads(count)}`,
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
    noneText: 'Ads of this title appear here as soon as they are made.',
    quiet: 'No ad was served in this period',
    quietText: 'Choose another period or country to see the ads that were.',
  },

  /** The dialog (visual.md, screen 9; mockup 09, number 18). */
  material: {
    heading: 'Send material',
    title: (name: string, author: string | null) => (author === null ? name : `${name}, ${author}`),
    files: 'Material',
    kind: 'Kind of artwork',
    anyKind: 'Not decided',
    ad: 'For ad',
    noAd: 'No particular ad',
    message: 'Message',
    choose: 'Choose a file first',
    cancel: 'Cancel',
    close: 'Close',
    stop: 'Stop sending',
    sendFiles: (count: number) => (count === 0 ? 'Send' : `Send ${files(count)}`),
    sendAgain: (count: number) => `Try again: ${files(count)}`,
    sending: (count: number) => `Sending ${files(count)}`,
    stopped: 'Stopped. What is not marked as sent was not sent.',
    failed: (count: number) => `${files(count)} could not be sent`,
    /** Why one file could not be sent. */
    why: (title: string, details: readonly string[]) => [title, ...unsaid(details, [title]).slice(0, 1)].join(': '),
    sent: (count: number) => `${files(count)} sent`,
    sentTo: (title: string, names: readonly string[]) => `For ${title}: ${names.join(', ')}`,
    sentBefore: 'Sent during this visit',
  },
} as const

/** The tracking panel (visual.md, screen 3). */
export const trackingText = {
  heading: 'Tracking',
  /** What a failure calls it. */
  noun: 'tracking',
  hits: (count: number) => `${fullNumber(count)} ${count === 1 ? 'hit' : 'hits'}`,
  caption: 'Tracked hits by source',
  source: 'Source',
  number: 'Hits',
  share: 'Share',
  sources: {
    live: { name: 'Live', text: 'Real visitors from live ads' },
    suspicious: { name: 'Suspicious', text: 'Repeats and known bots' },
    unknown: { name: 'Unknown', text: 'No source was passed' },
    test: { name: 'Test', text: 'Clicks from previews' },
  } satisfies Record<TrackingSource, { name: string; text: string }>,
  onlyLive: 'Only live hits count as clicks in reports.',
  allCountries: 'Hits are of all countries.',
  none: 'No hits in this period',
}
