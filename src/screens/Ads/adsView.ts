import { idTextCodec, oneOf, subsetOf, textCodec } from '#domain/address/codecs.ts'
import { periodParam, searchParam, sortParam } from '#domain/address/commonParams.ts'
import { regionParam } from '#domain/address/keptParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { optionalParam } from '#domain/address/param.ts'
import type { Day } from '#domain/day.ts'
import { AD_MEASURES } from '#domain/metrics.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import type { SortKey } from '#domain/sortKeys.ts'

/** Most clicks first. */
const DEFAULT_ADS_SORT: readonly SortKey[] = [{ key: 'clicks', descending: true }]

export const ADS_LAYOUTS = ['grid', 'table'] as const

export type AdsLayout = (typeof ADS_LAYOUTS)[number]

/** Columns that can be hidden, in table order; all are shown by default. */
export const AD_COLUMN_KEYS = ['kind', 'platform', 'status', 'live', 'start', ...AD_MEASURES, 'rating'] as const

export type AdColumnKey = (typeof AD_COLUMN_KEYS)[number]

/** Sortable column keys. */
export const SORTABLE_ADS = ['name', 'title', ...AD_COLUMN_KEYS] as const

/** Search and filters; null if not set. */
const filterParams = {
  q: searchParam,
  /** Title id. */
  title: optionalParam('title', idTextCodec),
  type: optionalParam('type', textCodec),
  /** Class id, unique within the type. */
  class: optionalParam('class', textCodec),
  platform: optionalParam('platform', oneOf(PLATFORMS)),
  status: optionalParam('status', textCodec),
  rating: optionalParam('rating', oneOf(['unrated', 'rated'])),
}

/** URL state of the ads screens. */
export const adsAddress = (today: Day) =>
  defineAddress(
    {
      region: regionParam,
      period: periodParam(today),
      ...filterParams,
      sort: sortParam(SORTABLE_ADS, DEFAULT_ADS_SORT),
      /** Null for the saved layout, else the grid. */
      layout: optionalParam('view', oneOf(ADS_LAYOUTS)),
      /** Chosen columns in table order; null for the saved or default columns. */
      cols: optionalParam('cols', subsetOf(AD_COLUMN_KEYS)),
    },
    { class: ({ type }) => type !== null },
  )

export type AdsView = StateOf<ReturnType<typeof adsAddress>>

export type AdsFilter = Pick<AdsView, keyof typeof filterParams>

export const NO_ADS_FILTER: AdsFilter = defineAddress(filterParams).defaults
