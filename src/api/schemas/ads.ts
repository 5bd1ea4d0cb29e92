import * as v from 'valibot'
import type { Ad, AdRow, Artwork, Rating } from '#domain/catalogue.ts'
import { code, count, day, nullable, id, optional, platform, text, texts } from './fields.ts'
import { figuresIfAny, queryMetrics } from './metrics.ts'

const artObject = v.object({
  art_id: code,
  art_type_cls: nullable(text),
  url: nullable(text),
  width: optional(count),
  height: optional(count),
  duration_s: optional(count),
  alt: optional(text),
})
const art = v.pipe(
  artObject,
  v.transform((row): Artwork => ({
    id: row.art_id,
    kind: row.art_type_cls,
    url: row.url,
    width: row.width,
    height: row.height,
    durationS: row.duration_s,
    alt: row.alt,
  })),
)

const eladFields = {
  elad_id: id,
  elad_name: nullable(text),
  entity_id: nullable(id),
  entity_name: nullable(text),
  eladtype_id: nullable(code),
  eladcls_id: nullable(code),
  elplat_ids: nullable(v.array(code)),
  vendor_codes: nullable(v.array(platform)),
  status: nullable(text),
  country_ids: nullable(texts),
  date_start: nullable(day),
  date_end: nullable(day),
  thumb_url: nullable(text),
  art: nullable(v.array(art)),
  attrs: nullable(v.array(v.object({ eladattrtype_id: nullable(code), value: nullable(code) }))),
  elcam_count: nullable(count),
  rating: nullable(count),
}
const eladObject = v.object(eladFields)
function adFrom(row: v.InferOutput<typeof eladObject>): Ad {
  return {
    id: row.elad_id,
    name: row.elad_name ?? `#${row.elad_id}`,
    titleId: row.entity_id,
    titleName: row.entity_name,
    typeId: row.eladtype_id,
    classId: row.eladcls_id,
    placementIds: row.elplat_ids ?? [],
    platforms: row.vendor_codes ?? [],
    status: row.status,
    countryIds: row.country_ids ?? [],
    startsOn: row.date_start,
    endsOn: row.date_end,
    thumbUrl: row.thumb_url,
    artworks: row.art ?? [],
    attributes: (row.attrs ?? []).map((attr) => ({ typeId: attr.eladattrtype_id, value: attr.value })),
    campaignCount: row.elcam_count ?? 0,
    rating: row.rating,
  }
}
export const elad = v.pipe(eladObject, v.transform(adFrom))
export const eladRow = v.pipe(
  v.object({ ...eladFields, ...queryMetrics }),
  v.transform((row): AdRow => ({ ...adFrom(row), figures: figuresIfAny(row) })),
)

export const rating = v.pipe(
  v.object({
    rating: nullable(v.picklist([1, 2, 3, 4, 5])),
    comment: nullable(text),
    user_name: optional(text),
    day: optional(day),
  }),
  v.transform((row): Rating => ({ rating: row.rating, comment: row.comment, userName: row.user_name, day: row.day })),
)

export const cardUploaded = v.pipe(
  v.object({ card_id: v.number() }),
  v.transform((row) => row.card_id),
)

/** The same shape as JSON, before parsing, for the mock API. */
export type EladWire = v.InferInput<typeof elad>
