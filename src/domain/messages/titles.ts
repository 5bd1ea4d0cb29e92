import { mapValues } from 'es-toolkit'
import type { Day } from '../day.ts'
import { DASH, formatDayShort, formatMonth, formatNumber } from '../format.ts'
import type { Period } from '../period.ts'
import { periodInFileName, periodText } from './period.ts'
import { countryInText } from '../region.ts'
import { tableFileEndings, type TableFile } from './common.ts'
import { MEASURE_FACTS } from '../metrics.ts'

const titles = (count: number) => `${formatNumber(count)} ${count === 1 ? 'title' : 'titles'}`

const titleCounts = ({ shown, all, live }: { shown: number; all: number; live: number }, country: string | null) => {
  const part = shown === all ? '' : `${formatNumber(shown)} of `
  const inCountry = country === null ? '' : ` live in ${countryInText(country)}`
  return `${part}${titles(all)}${inCountry}${part + inCountry === '' ? `, ${formatNumber(live)} live` : ''}`
}

/** The clicks of a day, or of the month that begins with it. */
interface TrendPoint {
  value: number
  day: Day
}

const formatTrendPoint = (per: 'day' | 'month', { value, day }: TrendPoint) =>
  `${formatNumber(value)} ${per === 'day' ? `on ${formatDayShort(day)}` : `in ${formatMonth(day)}`}`

const tableFileName = (region: string, period: Period) => `titles-${periodInFileName(region, period)}`

/** The Titles screen. */
export const titlesText = {
  heading: 'Titles',
  noun: { one: 'title', many: 'titles' },
  /** The noun in a failure’s sentence. */
  failureNoun: 'these titles',
  /**
   * '20 titles, 15 live. 23 Oct – 19 Nov.'; without counts until all titles have loaded. A country lists only the
   * titles that are live there: '14 titles live in Ireland.' Searched or filtered: '3 of 20 titles.'
   */
  sub: (
    counts: { shown: number; all: number; live: number } | null,
    country: string | null,
    period: Period,
    today: Day,
  ) => `${counts ? `${titleCounts(counts, country)}. ` : ''}${periodText.range(period, today)}.`,
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

  fileName: (file: TableFile, region: string, period: Period) => tableFileName(region, period) + tableFileEndings[file],

  total: (rows: number) => `Total, ${titles(rows)}`,
  /** A country lists only the titles that are live there: 'Total of titles live in Ireland'; filtered, with their number. */
  totalIn: (country: string, rows: number, all: number) =>
    `Total of ${rows === all ? 'titles' : titles(rows)} live in ${countryInText(country)}`,
  /** Link below such a total. */
  resultsOfAll: 'Title results also has titles that no longer run there',
  totalSoFar: (rows: number) => `Total so far, ${titles(rows)}`,

  /** Each column by its header, and its name in the column menu where that differs. */
  columns: {
    title: { head: 'Title' },
    series: { head: 'Series' },
    type: { head: 'Type' },
    status: { head: 'Status' },
    live: { head: 'Live in', menu: 'Live countries' },
    ads: { head: 'Ads live', menu: 'Ads live / all', help: 'Live ads of all ads, in all countries' },
    ...mapValues(MEASURE_FACTS, ({ name, help }) => ({ head: name, help })),
    trend: { head: 'Clicks per day', menu: 'Trend', help: 'Each title on its own scale' },
    imprint: { head: 'Imprint' },
    published: { head: 'Published' },
  },
  noStatus: 'No status',
  noCountries: DASH,
  noTrendData: 'No data',
  trendFailed: 'Couldn’t load',
  /** 'Clicks per day: least 12 on 5 Nov, most 90 on 12 Nov'. Long periods are by month. */
  trend: (per: 'day' | 'month', least: TrendPoint, most: TrendPoint) =>
    `Clicks per ${per}: least ${formatTrendPoint(per, least)}, most ${formatTrendPoint(per, most)}`,

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
    title: (country: string) => `No titles in ${countryInText(country)}`,
    text: (country: string) => `None of your titles are live in ${countryInText(country)}.`,
    action: 'Show all countries',
  },
  noMatch: {
    title: (search: string) => (search === '' ? 'No titles match these filters' : `No titles match “${search}”`),
    text: (filters: readonly string[]) =>
      filters.length === 0 ? 'We searched titles, authors and series.' : `Filtered by ${filters.join(', ')}.`,
    action: 'Clear search and filters',
  },
}
