import { text, subsetOf } from '#domain/address/codecs.ts'
import { periodParam, regionParam, searchParam, sortParam } from '#domain/address/commonParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { optionalParam } from '#domain/address/param.ts'
import type { Day } from '#domain/catalogue.ts'
import type { SortKey } from '#domain/sortKeys.ts'

/** Optional columns in table order. The title column is always shown. */
export const TITLE_COLUMNS = [
  'status',
  'live',
  'ads',
  'clicks',
  'impressions',
  'conversions',
  'ctr',
  'rate',
  'trend',
  'imprint',
  'published',
] as const

export type TitleColumnKey = (typeof TITLE_COLUMNS)[number]

export const DEFAULT_COLUMNS: readonly TitleColumnKey[] = [
  'status',
  'live',
  'ads',
  'clicks',
  'impressions',
  'conversions',
  'ctr',
  'trend',
]

export const DEFAULT_SORT: readonly SortKey[] = [{ key: 'clicks', falling: true }]

/** Sortable columns. */
export const SORTABLE = (['title', ...TITLE_COLUMNS] as const).filter((key) => key !== 'trend')

/** URL state of the Titles screen. */
export const titlesAddress = (today: Day) =>
  defineAddress({
    region: regionParam,
    period: periodParam(today),
    q: searchParam,
    status: optionalParam('status', text),
    /** Id of a country in which the titles are live. */
    liveIn: optionalParam('live', text),
    imprint: optionalParam('imprint', text),
    sort: sortParam(SORTABLE, DEFAULT_SORT),
    /** Chosen columns in table order; null for the saved or default columns. */
    cols: optionalParam('cols', subsetOf(TITLE_COLUMNS)),
  })

export type TitlesView = StateOf<ReturnType<typeof titlesAddress>>
