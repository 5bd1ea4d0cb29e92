import type { Day } from '#domain/catalogue.ts'
import { PLATFORMS, type Platform } from '#domain/metrics.ts'
import { defaultPeriod, samePeriod, type Period } from '#domain/period.ts'
import { parseSort, sameSort, writeSort, type SortKey } from '#domain/sortKeys.ts'
import { parsePeriod, parseText, readAddress, writeAddress } from '../readAddress.ts'

/** Newest first. */
export const DEFAULT_ADS_SORT: readonly SortKey[] = [{ key: 'start', falling: true }]

/** What ads can be sorted by: the keys of the table's columns. */
export const SORTABLE_ADS = [
  'name',
  'title',
  'kind',
  'platform',
  'status',
  'live',
  'start',
  'clicks',
  'impressions',
  'conversions',
  'ctr',
  'rating',
] as const

/** What narrows the ads down; null: not set. */
export interface AdsFilter {
  /** The search, as typed. */
  q: string
  /** The id of a title, as text. */
  title: string | null
  type: string | null
  /** Of the type: without one it means nothing and is not set. */
  class: string | null
  platform: Platform | null
  status: string | null
  rating: 'unrated' | 'rated' | null
}

export const NO_ADS_FILTER: AdsFilter = {
  q: '',
  title: null,
  type: null,
  class: null,
  platform: null,
  status: null,
  rating: null,
}

/** The state of the ads screens that their address holds. */
export interface AdsView extends AdsFilter {
  /** Never empty. */
  sort: readonly SortKey[]
  layout: 'grid' | 'table'
  period: Period
  /** A country id or 'all'. */
  region: string
}

export type AdsParam =
  'region' | 'from' | 'to' | 'q' | 'title' | 'type' | 'class' | 'platform' | 'status' | 'rating' | 'sort' | 'view'

export function defaultAdsView(today: Day): AdsView {
  return { ...NO_ADS_FILTER, sort: DEFAULT_ADS_SORT, layout: 'grid', period: defaultPeriod(today), region: 'all' }
}

/** Reads the search string of an address; never fails, and names what it could not read. */
export function parseAdsView(search: string, today: Day): { view: AdsView; ignored: AdsParam[] } {
  const fallback = defaultAdsView(today)
  const { params, read, ignored } = readAddress<AdsParam>(search)
  const type = read<string | null>(['type'], parseText, null)
  const view: AdsView = {
    region: read(['region'], parseText, fallback.region),
    period: read(['from', 'to'], (texts) => parsePeriod(texts, today), fallback.period),
    q: params.get('q') ?? '',
    title: read<string | null>(['title'], ([text = '']) => (/^\d{1,15}$/.test(text) ? text : null), null),
    type,
    class: read<string | null>(['class'], (texts) => (type === null ? null : parseText(texts)), null),
    platform: read<Platform | null>(['platform'], ([text]) => PLATFORMS.find((each) => each === text) ?? null, null),
    status: read<string | null>(['status'], parseText, null),
    rating: read<AdsFilter['rating']>(
      ['rating'],
      ([text]) => (text === 'unrated' || text === 'rated' ? text : null),
      null,
    ),
    sort: read<readonly SortKey[]>(['sort'], ([text = '']) => parseSort(text, SORTABLE_ADS), fallback.sort),
    layout: read<AdsView['layout']>(
      ['view'],
      ([text]) => (text === 'table' || text === 'grid' ? text : null),
      fallback.layout,
    ),
  }
  return { view, ignored }
}

/** Writes a view as the search string of an address: '' or '?…', with what is default left out. */
export function writeAdsView(view: AdsView, today: Day): string {
  const params = new URLSearchParams()
  if (view.region !== 'all') params.set('region', view.region)
  if (!samePeriod(view.period, defaultPeriod(today))) {
    params.set('from', view.period.from)
    params.set('to', view.period.to)
  }
  if (view.q !== '') params.set('q', view.q)
  for (const name of ['title', 'type', 'class', 'platform', 'status', 'rating'] as const) {
    const value = view[name]
    if (value !== null) params.set(name, value)
  }
  if (!sameSort(view.sort, DEFAULT_ADS_SORT)) params.set('sort', writeSort(view.sort))
  if (view.layout !== 'grid') params.set('view', view.layout)
  return writeAddress(params)
}

/** The two as one, for the pages that keep such a view in their address. */
export const ADS_ADDRESS = { parse: parseAdsView, write: writeAdsView }
