import type { EladWire, ElcamItemWire, ElcamWire } from '#api/schemas/ads.ts'
import { AWKWARD } from './world/books/awkward.ts'

const NAMES = AWKWARD.map(({ name }) => name)
const name = (at: number) => NAMES[at % NAMES.length] ?? ''
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
    ...Array.from({ length: 8 }, (_, at) => ({
      art_id: `c${at}`,
      art_type_cls: 'banner',
      url: 'javascript:alert(1)',
      width: 970 - 100 * at,
      height: 90,
      duration_s: null,
      alt: null,
    })),
  ],
  attrs: NAMES.map((value, at) => ({ eladattrtype_id: at % 2 === 0 ? 'headline' : `type-${at}`, value })),
  elcam_count: 1_000_000,
  rating: null,
}

/** The campaigns of LONG_AD, on three platforms. */
export const LONG_CAMPAIGNS: ElcamWire[] = NAMES.map((campaign, at) => ({
  elcam_id: 101011 + at,
  elcam_name: campaign,
  elad_id: 10101,
  entity_id: 101,
  vendor_code: (['gad', 'mad', 'pad'] as const)[at % 3] ?? 'gad',
  elplat_id: null,
  country_id: at % 2 === 0 ? 'XX' : null,
  status: at % 2 === 0 ? 'live' : null,
  date_start: null,
  date_end: null,
  item_count: 100_000,
}))

/** The items of one of LONG_CAMPAIGNS. */
export const LONG_ITEMS: ElcamItemWire[] = NAMES.map((item, at) => ({
  elcamitem_id: 1010111 + at,
  elcam_id: 101011,
  name: item,
  status: at % 2 === 0 ? 'rejected' : null,
  vendor_code: null,
  vendor_ref: null,
  headline: name(at + 1),
  body_text: name(at + 2),
  art_url: null,
  dest_url: 'javascript:alert(1)',
  reject_reason: at % 2 === 0 ? name(at + 3) : null,
}))
