import { text, subsetOf } from '#domain/address/codecs.ts'
import { periodParam, regionParam, searchParam, sortParam } from '#domain/address/commonParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { optionalParam } from '#domain/address/param.ts'
import type { Day } from '#domain/catalogue.ts'
import type { SortKey } from '#domain/sortKeys.ts'

/** The columns that can be chosen, in the order of the table; the title itself is always there. */
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

/** What titles can be sorted by. */
export const SORTABLE = (['title', ...TITLE_COLUMNS] as const).filter((key) => key !== 'trend')

/** The state of the Titles screen in its address (screens.md, Report bar: short, complete, restored exactly). */
export const titlesAddress = (today: Day) =>
  defineAddress({
    region: regionParam,
    period: periodParam(today),
    q: searchParam,
    status: optionalParam('status', text),
    /** The country a title must be live in, by id. */
    liveIn: optionalParam('live', text),
    imprint: optionalParam('imprint', text),
    sort: sortParam(SORTABLE, DEFAULT_SORT),
    /** The chosen columns in table order; null: those of the account, or the default ones. */
    cols: optionalParam('cols', subsetOf(TITLE_COLUMNS)),
  })

export type TitlesView = StateOf<ReturnType<typeof titlesAddress>>
