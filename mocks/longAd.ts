import type { EladWire } from '#api/schemas/ads.ts'
import type { ElcamItemWire, ElcamWire } from '#api/schemas/campaigns.ts'
import { AWKWARD_BOOKS } from './world/books/awkwardBooks.ts'

const NAMES = AWKWARD_BOOKS.map(({ name }) => name)
const name = (index: number) => NAMES[index % NAMES.length] ?? ''
const COUNTRIES = ['GB', 'US', 'CA', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'DE', 'FR', 'XX']

/** Answer of elad/{id} for stories: an ad with long, awkward or unknown values and missing pictures. */
export const LONG_AD: EladWire = {
  elad_id: 10101,
  elad_name: name(0),
  entity_id: 101,
  entity_name: name(1),
  eladtype_id: 'a-type-missing-from-the-lookup',
  eladcls_id: name(0),
  elplat_ids: ['fbfeed', 'a-placement-missing-from-the-lookup'],
  vendor_codes: ['gad', 'mad', 'pad'],
  status: 'a-status-missing-from-the-lookup',
  country_ids: COUNTRIES,
  date_start: null,
  date_end: null,
  thumb_url: 'https://nowhere.invalid/thumb.jpg',
  art: [
    {
      art_id: 'a',
      art_type_cls: 'square',
      url: 'https://nowhere.invalid/a.jpg',
      width: 1080,
      height: 1080,
      duration_s: null,
      alt: null,
    },
    { art_id: 'b', art_type_cls: null, url: null, width: null, height: null, duration_s: null, alt: null },
    ...Array.from({ length: 8 }, (_, index) => ({
      art_id: `c${index}`,
      art_type_cls: 'banner',
      url: 'javascript:alert(1)',
      width: 970 - 100 * index,
      height: 90,
      duration_s: null,
      alt: null,
    })),
  ],
  attrs: NAMES.map((value, index) => ({ eladattrtype_id: index % 2 === 0 ? 'headline' : `type-${index}`, value })),
  elcam_count: 1_000_000,
  rating: null,
}

/** The campaigns of LONG_AD, on three platforms. */
export const LONG_CAMPAIGNS: ElcamWire[] = NAMES.map((campaign, index) => ({
  elcam_id: 101011 + index,
  elcam_name: campaign,
  elad_id: 10101,
  entity_id: 101,
  vendor_code: (['gad', 'mad', 'pad'] as const)[index % 3] ?? 'gad',
  elplat_id: null,
  country_id: index % 2 === 0 ? 'XX' : null,
  status: index % 2 === 0 ? 'live' : null,
  date_start: null,
  date_end: null,
  item_count: 100_000,
}))

/** The items of one of LONG_CAMPAIGNS. */
export const LONG_ITEMS: ElcamItemWire[] = NAMES.map((item, index) => ({
  elcamitem_id: 1010111 + index,
  elcam_id: 101011,
  name: item,
  status: index % 2 === 0 ? 'rejected' : null,
  vendor_code: null,
  vendor_ref: null,
  headline: name(index + 1),
  body_text: name(index + 2),
  art_url: null,
  dest_url: 'javascript:alert(1)',
  reject_reason: index % 2 === 0 ? name(index + 3) : null,
}))
