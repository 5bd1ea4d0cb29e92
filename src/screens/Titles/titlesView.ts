import { textCodec, subsetOf } from '#domain/address/codecs.ts'
import { periodParam, searchParam, sortParam } from '#domain/address/commonParams.ts'
import { regionParam } from '#domain/address/keptParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { optionalParam } from '#domain/address/param.ts'
import type { Day } from '#domain/day.ts'
import { MEASURES, METRICS } from '#domain/metrics.ts'
import type { SortKey } from '#domain/sortKeys.ts'

/** Optional columns in table order. The title column is always shown. */
export const TITLE_COLUMN_KEYS = [
  'series',
  'type',
  'status',
  'live',
  'ads',
  ...MEASURES,
  'trend',
  'imprint',
  'published',
] as const

export type TitleColumnKey = (typeof TITLE_COLUMN_KEYS)[number]

export const DEFAULT_TITLE_COLUMNS: readonly TitleColumnKey[] = [
  'series',
  'status',
  'live',
  'ads',
  ...METRICS,
  'ctr',
  'trend',
]

/** The default in windows below 1500px. */
export const NARROW_TITLE_COLUMNS = DEFAULT_TITLE_COLUMNS.filter((key) => key !== 'series')

export const DEFAULT_TITLES_SORT: readonly SortKey[] = [{ key: 'clicks', descending: true }]

/** Sortable columns. */
export const SORTABLE_TITLE_COLUMNS = (['title', ...TITLE_COLUMN_KEYS] as const).filter((key) => key !== 'trend')

/** URL state of the Titles screen. */
export const titlesAddress = (today: Day) =>
  defineAddress({
    region: regionParam,
    period: periodParam(today),
    q: searchParam,
    status: optionalParam('status', textCodec),
    /** Id of a country in which the titles are live. */
    liveIn: optionalParam('live', textCodec),
    imprint: optionalParam('imprint', textCodec),
    sort: sortParam(SORTABLE_TITLE_COLUMNS, DEFAULT_TITLES_SORT),
    /** Chosen columns in table order; null for the saved or default columns. */
    cols: optionalParam('cols', subsetOf(TITLE_COLUMN_KEYS)),
  })

export type TitlesView = StateOf<ReturnType<typeof titlesAddress>>
