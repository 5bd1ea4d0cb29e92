import type { Day } from '../day.ts'
import { formatNumber } from '../format.ts'
import type { Period } from '../period.ts'
import { periodInFileName, periodText } from './period.ts'
import { countryInText } from '../region.ts'
import { shortName } from '../text/shortenText.ts'
import { tableFileEndings, type TableFile } from './common.ts'

/* The ad lists, and the names of statuses. */

const ads = (count: number) => `${formatNumber(count)} ${count === 1 ? 'ad' : 'ads'}`
const titles = (count: number) => `${formatNumber(count)} ${count === 1 ? 'title' : 'titles'}`

interface AdCounts {
  shown: number
  all: number
  /** Null for the ads of one title. */
  titles: number | null
  live: number
}

const adCounts = (counts: AdCounts) =>
  counts.shown < counts.all
    ? `${formatNumber(counts.shown)} of ${ads(counts.all)}`
    : `${ads(counts.all)}${counts.titles === null ? '' : ` for ${titles(counts.titles)}`}, ${formatNumber(counts.live)} live`

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
  /**
   * '153 ads for 20 titles, 85 live. 23 Oct – 19 Nov.'; without counts until all ads have loaded. Searched or filtered:
   * '7 of 153 ads.'
   */
  sub: (counts: AdCounts | null, period: Period, today: Day) => {
    const shown = counts ? `${adCounts(counts)}. ` : ''
    const incomplete = period.to >= today ? ` ${periodText.todayIncomplete}.` : ''
    return `${shown}${periodText.range(period, today)}.${incomplete}`
  },
  caption: (period: Period, today: Day) => `Ads and their results, ${periodText.range(period, today)}`,
  list: 'Ads',

  search: 'Search ads',
  any: 'Any',
  filters: 'Filters',
  allFilters: 'All filters',
  /** 'All filters (2)'. */
  filtersOn: (label: string, count: number) => `${label} (${formatNumber(count)})`,
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
    '-clicks': 'Most clicks',
    '-impressions': 'Most impressions',
    '-ctr': 'Highest CTR',
    '-start': 'Newest first',
    start: 'Oldest first',
    '-rating': 'Highest rated',
    name: 'Name, A to Z',
  },
  /** A sort chosen in the table's column headers. */
  customSort: 'Custom',
  layout: 'View',
  grid: 'Grid',
  table: 'Table',

  columns: {
    name: 'Ad',
    title: 'Title',
    kind: 'Format',
    platform: 'Platform',
    status: 'Status',
    reason: 'Reason',
    live: 'Countries',
    start: 'Start date',
    rating: 'Rating',
  },
  fileName: (file: TableFile, region: string, period: Period) =>
    `ads-${periodInFileName(region, period)}${tableFileEndings[file]}`,
  total: (rows: number) => `Total, ${ads(rows)}`,
  totalSoFar: (rows: number) => `Total so far, ${ads(rows)}`,
  clicks: (clicks: number | null) => (clicks === 1 ? 'click' : 'clicks'),
  rating: 'rating',
  /** Second line of a tile: 'Dracula, video, 15 s'. */
  details: (parts: readonly (string | null)[], seconds: number | null) =>
    [...parts.filter((part) => part !== null), ...(seconds === null ? [] : [artworkText.length(seconds)])].join(', '),
  ratingOf: (rating: number) => `${rating} of 5`,
  noStatus: 'No status',
  rejectedBy: (platform: string) => `Rejected by ${platform}`,
  noReason: 'No reason was given.',
  reasonsFailed: 'We couldn’t load why some of these ads were rejected.',
  showMore: (count: number) => `Show ${ads(count)} more`,

  none: { title: 'No ads yet', text: 'Ads will appear here once they’re created.', action: 'Refresh' },
  noneInRegion: {
    title: (country: string) => `No ads in ${countryInText(country)}`,
    text: 'You may have ads in other countries.',
    action: 'Show all countries',
  },
  noMatch: {
    title: (search: string) => (search === '' ? 'No ads match these filters' : `No ads match “${search}”`),
    text: (filters: readonly string[]) =>
      filters.length === 0 ? 'We searched ad names, title names and statuses.' : `Filtered by ${filters.join(', ')}.`,
    action: 'Clear search and filters',
  },
}

/** Heads of the file for programs: the API's names. */
export const adsFileText = {
  id: 'elad_id',
  name: 'elad_name',
  titleId: 'entity_id',
  title: 'entity_name',
  typeId: 'eladtype_id',
  classId: 'eladcls_id',
  platforms: 'vendor_codes',
  status: 'status',
  countries: 'country_ids',
  start: 'date_start',
  end: 'date_end',
  campaigns: 'elcam_count',
  rating: 'rating',
}

/** A head that only the file of the table as shown has. */
export const adsShownFileText = { id: 'Ad ID' }

/** Artwork of ads, and covers. */
export const artworkText = {
  play: (name: string) => `Play video: ${shortName(name)}`,
  /** Marks a video that shows only its poster. */
  video: 'Video',
  length: (seconds: number) => `${formatNumber(Math.round(seconds))} s`,
  failed: 'This video can’t be played.',
}
