import type { Day } from '../catalogue.ts'
import { fullNumber } from '../format.ts'
import type { PlatformOrAll } from '../metrics.ts'
import type { Period } from '../period.ts'
import { periodText } from './period.ts'

/* The list of ads, and the names of platforms and statuses. */

const ads = (count: number) => `${fullNumber(count)} ${count === 1 ? 'ad' : 'ads'}`
const titles = (count: number) => `${fullNumber(count)} ${count === 1 ? 'title' : 'titles'}`

/** Words for the statuses of ads, campaigns and their items; another one stands for itself. */
export const statusNames: ReadonlyMap<string, string> = new Map([
  ['live', 'Live'],
  ['review', 'In review'],
  ['paused', 'Paused'],
  ['draft', 'Draft'],
  ['ended', 'Ended'],
  ['rejected', 'Rejected'],
])

/** The Ads screen and the ads of one title (screens.md, Ads; visual.md, screen 4). */
export const adsText = {
  heading: 'Ads',
  adsOf: (title: string) => `Ads of ${title}`,
  noun: { one: 'ad', many: 'ads' },
  these: 'these ads',
  thisTitle: 'this title',
  /** '153 ads for 20 titles, 85 live. Figures for 23 Oct to 19 Nov.'; counts only when all are here. */
  sub: (counts: { all: number; titles: number | null; live: number } | null, period: Period, today: Day) =>
    `${counts ? `${ads(counts.all)}${counts.titles === null ? '' : ` for ${titles(counts.titles)}`}, ${fullNumber(counts.live)} live. ` : ''}Figures for ${periodText.range(period, today)}.`,
  caption: (period: Period, today: Day) => `Ads with their figures for ${periodText.range(period, today)}`,
  list: 'Ads',

  search: 'Search ads',
  any: 'Any',
  filters: 'Filters',
  filtersOn: (count: number) => `Filters, ${count} set`,
  clearFilters: 'Clear filters',
  showAds: (count: number) => `Show ${ads(count)}`,
  filter: { title: 'Title', type: 'Format', class: 'Kind', platform: 'Platform', status: 'Status', rating: 'Rating' },
  findTitle: 'Find a title',
  unrated: 'Not rated yet',
  rated: 'Rated',
  filterSet: (filter: string, value: string) => `${filter}: ${value}`,

  sort: 'Sort',
  sorts: {
    '-start': 'Newest first',
    start: 'Oldest first',
    '-clicks': 'Most clicks',
    '-impressions': 'Most impressions',
    '-ctr': 'Highest CTR',
    '-rating': 'Best rated',
    name: 'Name',
  },
  /** A sort that the table's heads made. */
  ownSort: 'By columns',
  layout: 'Show as',
  grid: 'Artwork',
  table: 'Table',
  results: 'Ad results',

  columns: {
    name: 'Ad',
    title: 'Title',
    kind: 'Kind',
    platform: 'Platform',
    status: 'Status',
    live: 'Countries',
    start: 'First day',
    clicks: 'Clicks',
    impressions: 'Impressions',
    conversions: 'Conversions',
    ctr: 'CTR',
    rating: 'Rating',
  },
  total: (rows: number) => `Total, ${ads(rows)}`,
  totalSoFar: (rows: number) => `Total so far, ${ads(rows)}`,
  clicks: (clicks: number | null) => (clicks === 1 ? 'click' : 'clicks'),
  /** A tile's second line: 'Dracula, video, 15 s'. */
  about: (parts: readonly (string | null)[], seconds: number | null) =>
    [
      ...parts.filter((part) => part !== null),
      ...(seconds === null ? [] : [`${fullNumber(Math.round(seconds))} s`]),
    ].join(', '),
  ratingOf: (rating: number) => `${rating} of 5`,
  noStatus: 'No status',
  showMore: (count: number) => `Show ${ads(count)} more`,

  none: { title: 'No ads yet', text: 'Ads appear here as soon as they are made.', action: 'Look again' },
  noneInRegion: {
    title: (country: string) => `No ads in ${country}`,
    text: 'There are ads in other countries, or none at all.',
    action: 'Show all countries',
  },
  noMatch: {
    title: (search: string) => (search === '' ? 'No ad matches the filters' : `No ad matches “${search}”`),
    text: (filters: readonly string[]) =>
      filters.length === 0 ? 'Searched in the names of ads and titles.' : `With ${filters.join(', ')}.`,
    action: 'Clear search and filters',
  },
}

/** The names of the platforms (spec section 1). Apart from the words of the Ads screen, which the public pages do not fetch. */
export const platformNames: Readonly<Record<PlatformOrAll, string>> = {
  gad: 'Google',
  mad: 'Meta',
  pad: 'Pinterest',
  all: 'All platforms',
}

/** Artwork of ads and covers on their shelf. */
export const artworkText = {
  play: (name: string) => `Play video: ${name}`,
  /** A video that only shows its poster here. */
  video: 'Video',
  failed: 'The video cannot be played here.',
}
