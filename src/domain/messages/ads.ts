import type { Day } from '../day.ts'
import { formatNumber } from '../format.ts'
import type { PlatformOrAll } from '../metrics.ts'
import type { Period } from '../period.ts'
import { periodText } from './period.ts'
import { shortName } from '../text/shortenText.ts'

/* The ad lists, and the names of platforms and statuses. */

const ads = (count: number) => `${formatNumber(count)} ${count === 1 ? 'ad' : 'ads'}`
const titles = (count: number) => `${formatNumber(count)} ${count === 1 ? 'title' : 'titles'}`

/** Names of the statuses of ads, campaigns and creatives. An unknown status is shown as it is. */
export const statusNames: ReadonlyMap<string, string> = new Map([
  ['live', 'Live'],
  ['review', 'In review'],
  ['paused', 'Paused'],
  ['draft', 'Draft'],
  ['ended', 'Ended'],
  ['rejected', 'Rejected'],
])

/** The Ads screen and the ads of one title. */
export const adsText = {
  heading: 'Ads',
  adsFor: (title: string) => `Ads for ${shortName(title)}`,
  noun: { one: 'ad', many: 'ads' },
  failureNoun: 'these ads',
  titleFailureNoun: 'this title',
  /** '153 ads for 20 titles, 85 live. 23 Oct – 19 Nov.'; without counts until all ads have loaded. */
  sub: (counts: { all: number; titles: number | null; live: number } | null, period: Period, today: Day) =>
    `${counts ? `${ads(counts.all)}${counts.titles === null ? '' : ` for ${titles(counts.titles)}`}, ${formatNumber(counts.live)} live. ` : ''}${periodText.range(period, today)}.`,
  caption: (period: Period, today: Day) => `Ads and their results, ${periodText.range(period, today)}`,
  list: 'Ads',

  search: 'Search ads',
  any: 'Any',
  filters: 'Filters',
  filtersOn: (count: number) => `Filters (${formatNumber(count)})`,
  clearFilters: 'Clear filters',
  /** Null while ads are missing. */
  showAds: (count: number | null) => `Show ${count === null ? 'ads' : ads(count)}`,
  filter: { title: 'Title', type: 'Media', class: 'Format', platform: 'Platform', status: 'Status', rating: 'Rating' },
  findTitle: 'Find a title',
  unrated: 'Not rated',
  rated: 'Rated',
  filterSet: (filter: string, value: string) => `${filter}: ${value}`,

  sort: 'Sort',
  sorts: {
    '-start': 'Newest first',
    start: 'Oldest first',
    '-clicks': 'Most clicks',
    '-impressions': 'Most impressions',
    '-ctr': 'Highest CTR',
    '-rating': 'Highest rated',
    name: 'Name, A to Z',
  },
  /** A sort chosen in the table's column headers. */
  customSort: 'Custom',
  layout: 'View',
  grid: 'Grid',
  table: 'Table',
  results: 'Ad results',

  columns: {
    name: 'Ad',
    title: 'Title',
    kind: 'Format',
    platform: 'Platform',
    status: 'Status',
    live: 'Countries',
    start: 'Start date',
    rating: 'Rating',
  },
  total: (rows: number) => `Total, ${ads(rows)}`,
  totalSoFar: (rows: number) => `Total so far, ${ads(rows)}`,
  clicks: (clicks: number | null) => (clicks === 1 ? 'click' : 'clicks'),
  /** Second line of a tile: 'Dracula, video, 15 s'. */
  details: (parts: readonly (string | null)[], seconds: number | null) =>
    [
      ...parts.filter((part) => part !== null),
      ...(seconds === null ? [] : [`${formatNumber(Math.round(seconds))} s`]),
    ].join(', '),
  ratingOf: (rating: number) => `${rating} of 5`,
  noStatus: 'No status',
  showMore: (count: number) => `Show ${ads(count)} more`,

  none: { title: 'No ads yet', text: 'Ads will appear here once they’re created.', action: 'Refresh' },
  noneInRegion: {
    title: (country: string) => `No ads in ${country}`,
    text: 'You may have ads in other countries.',
    action: 'Show all countries',
  },
  noMatch: {
    title: (search: string) => (search === '' ? 'No ads match these filters' : `No ads match “${search}”`),
    text: (filters: readonly string[]) =>
      filters.length === 0 ? 'We searched ad and title names.' : `Filtered by ${filters.join(', ')}.`,
    action: 'Clear search and filters',
  },
}

export type PlatformNames = Readonly<Record<PlatformOrAll, string>>

/** Names of the platforms where the server gives none (spec section 1). Separate from `adsText`, which the public pages don't load. */
export const platformNames: PlatformNames = {
  gad: 'Google',
  mad: 'Meta',
  pad: 'Pinterest',
  all: 'All platforms',
}

/** Artwork of ads, and covers. */
export const artworkText = {
  play: (name: string) => `Play video: ${shortName(name)}`,
  /** Marks a video that shows only its poster. */
  video: 'Video',
  failed: 'This video can’t be played.',
}
