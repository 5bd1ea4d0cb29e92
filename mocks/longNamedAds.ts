import { AWKWARD_BOOKS } from './world/books/awkwardBooks.ts'

/** Answer of query/elad for report stories: the world's first ads, renamed to awkward names, as are their titles. */
export const LONG_NAMED_ADS = {
  total: AWKWARD_BOOKS.length,
  rows: AWKWARD_BOOKS.map(({ name }, index) => ({
    elad_id: 10_101 + index,
    elad_name: name,
    entity_id: 101 + index,
    entity_name: name,
    eladtype_id: 'image',
    eladcls_id: null,
    elplat_ids: [],
    vendor_codes: [],
    status: 'live',
    country_ids: [],
    date_start: null,
    date_end: null,
    thumb_url: 'https://nowhere.invalid/thumb.jpg',
    art: [],
    attrs: [],
    elcam_count: 1,
    rating: null,
  })),
}
