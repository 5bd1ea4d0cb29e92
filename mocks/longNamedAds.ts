import { adsOf } from './world/ads.ts'
import { AWKWARD_BOOKS } from './world/books/awkwardBooks.ts'
import { fewHarbourValeTitles } from './world/books/harbourValeTitles.ts'

const rows = fewHarbourValeTitles(101).flatMap((title, index) => {
  const name = AWKWARD_BOOKS[index % AWKWARD_BOOKS.length]?.name ?? ''
  return adsOf(title).map(({ id }) => ({
    elad_id: id,
    elad_name: name,
    entity_id: title.id,
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
  }))
})

/** Answer of query/elad for report stories: the ads of the small world, renamed to awkward names as their titles are. */
export const LONG_NAMED_ADS = { total: rows.length, rows }
