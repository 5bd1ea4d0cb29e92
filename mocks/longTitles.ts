import type { MetricColumns } from '#api/schemas/metrics.ts'
import type { EntityWire } from '#api/schemas/titles.ts'
import { AWKWARD_BOOKS } from './world/books/awkwardBooks.ts'
import { noMetrics } from './world/figures.ts'

/** One platform with long figures, one with tiny ones, one not in use. */
export const BILLIONS: MetricColumns = {
  ...noMetrics(),
  google_clicks: 1_234_567_890,
  google_impr: 98_765_432_100,
  google_conv: 123_456_789,
  meta_clicks: 0,
  meta_impr: 12,
  meta_conv: 0,
}
export const COUNTRIES = ['GB', 'US', 'CA', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'DE', 'FR', 'XX']

/** Answer of query/entity for stories: the awkward titles only, with long figures and many countries. */
export const LONG_TITLES = {
  total: AWKWARD_BOOKS.length,
  rows: AWKWARD_BOOKS.map((book, index): EntityWire & MetricColumns => ({
    entity_id: 990_000 + index,
    entity_name: book.name,
    parent_id: null,
    parent_name: null,
    entitytype_id: 'book',
    entitystatus_id: index % 2 === 0 ? 'live' : 'a-status-missing-from-the-lookup',
    verttask_id: null,
    country_ids: COUNTRIES,
    country_ids_live: COUNTRIES.slice(0, index),
    cover_url: index === 0 ? 'https://nowhere.invalid/cover.jpg' : null,
    attrs: { ...(book.author !== null && { author: book.author }), imprint: book.name },
    elad_count: 1_000_000,
    elad_live_count: 999_999,
    date_create: '2026-01-01',
    date_update: '2026-11-01',
    ...BILLIONS,
  })),
}
