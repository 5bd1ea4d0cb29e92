import type { Day } from '../catalogue.ts'
import { dayLong, fullNumber } from '../format.ts'
import type { Period } from '../period.ts'
import { figuresOf } from './fileNames.ts'
import { periodText } from './period.ts'

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
