import type { EladWire } from '#api/schemas/ads.ts'

/** An ad that isn't scheduled yet: without title, artwork, campaigns or rating. */
export const DRAFT_AD: EladWire = {
  elad_id: 10101,
  elad_name: 'Sample chapter',
  entity_id: null,
  entity_name: null,
  eladtype_id: null,
  eladcls_id: null,
  elplat_ids: [],
  vendor_codes: [],
  status: 'draft',
  country_ids: [],
  date_start: null,
  date_end: null,
  thumb_url: null,
  art: [],
  attrs: [],
  elcam_count: 0,
  rating: null,
}
