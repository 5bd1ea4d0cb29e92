import type { EladWire } from '#api/schemas/ads.ts'
import type { MetricColumns } from '#api/schemas/metrics.ts'
import { BILLIONS, COUNTRIES } from './longTitles.ts'
import { AWKWARD_BOOKS } from './world/books/awkwardBooks.ts'

/** Answer of query/elad for stories: ads with awkward names, broken or no artwork, long figures and many countries. */
export const LONG_ADS = {
  total: AWKWARD_BOOKS.length,
  rows: AWKWARD_BOOKS.map((book, index): EladWire & MetricColumns => ({
    elad_id: 980_000 + index,
    elad_name: book.name,
    entity_id: 990_000 + index,
    entity_name: book.name,
    eladtype_id: index % 2 === 0 ? 'image' : 'a-type-missing-from-the-lookup',
    eladcls_id: index % 2 === 0 ? 'feed' : null,
    elplat_ids: ['fbfeed'],
    vendor_codes: index % 2 === 0 ? ['gad', 'mad', 'pad'] : [],
    status: index % 2 === 0 ? 'live' : 'a-status-missing-from-the-lookup',
    country_ids: COUNTRIES.slice(0, index),
    date_start: index === 0 ? null : '2026-03-01',
    date_end: null,
    thumb_url: index === 0 ? 'https://nowhere.invalid/thumb.jpg' : null,
    art:
      index === 0
        ? [{ art_id: 'x', art_type_cls: 'square', url: 'https://nowhere.invalid/art.jpg', width: 1080, height: 1080 }]
        : [],
    attrs: [],
    elcam_count: 0,
    rating: index % 2 === 0 ? 5 : null,
    ...BILLIONS,
  })),
}
