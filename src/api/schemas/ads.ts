import * as v from 'valibot'
import type {
  Ad,
  AdRow,
  Artwork,
  Campaign,
  CampaignDetails,
  CampaignItem,
  CampaignRow,
  Rating,
} from '#domain/catalogue.ts'
import { code, count, day, given, id, maybe, platform, text, texts } from './fields.ts'
import { figuresIfAny, queryMetrics } from './metrics.ts'

const artObject = v.object({
  art_id: code,
  art_type_cls: given(text),
  url: given(text),
  width: maybe(count),
  height: maybe(count),
  duration_s: maybe(count),
  alt: maybe(text),
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
  elad_name: given(text),
  entity_id: given(id),
  entity_name: given(text),
  eladtype_id: given(code),
  eladcls_id: given(code),
  elplat_ids: given(v.array(code)),
  vendor_codes: given(v.array(platform)),
  status: given(text),
  country_ids: given(texts),
  date_start: given(day),
  date_end: given(day),
  thumb_url: given(text),
  art: given(v.array(art)),
  attrs: given(v.array(v.object({ eladattrtype_id: given(code), value: given(code) }))),
  elcam_count: given(count),
  rating: given(count),
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

const elcamFields = {
  elcam_id: id,
  elcam_name: given(text),
  elad_id: given(id),
  entity_id: given(id),
  vendor_code: given(platform),
  elplat_id: given(code),
  country_id: given(text),
  status: given(text),
  date_start: given(day),
  date_end: given(day),
  item_count: given(count),
}
const elcamObject = v.object(elcamFields)
function campaignFrom(row: v.InferOutput<typeof elcamObject>): Campaign {
  return {
    id: row.elcam_id,
    name: row.elcam_name ?? `#${row.elcam_id}`,
    adId: row.elad_id,
    titleId: row.entity_id,
    platform: row.vendor_code,
    placementId: row.elplat_id,
    countryId: row.country_id,
    status: row.status,
    startsOn: row.date_start,
    endsOn: row.date_end,
    itemCount: row.item_count ?? 0,
  }
}
export const elcam = v.pipe(elcamObject, v.transform(campaignFrom))
export const elcamRow = v.pipe(
  v.object({ ...elcamFields, ...queryMetrics }),
  v.transform((row): CampaignRow => ({ ...campaignFrom(row), figures: figuresIfAny(row) })),
)
export const elcamV2 = v.pipe(
  v.object({
    ...elcamFields,
    elad_name: given(text),
    entity_name: given(text),
    vendor_ref: given(text),
    dest_url: given(text),
    items_by_status: given(v.record(v.string(), count)),
  }),
  v.transform((row): CampaignDetails => ({
    ...campaignFrom(row),
    adName: row.elad_name,
    titleName: row.entity_name,
    platformRef: row.vendor_ref,
    linkUrl: row.dest_url,
    itemsByStatus: row.items_by_status ?? {},
  })),
)

export const elcamItem = v.pipe(
  v.object({
    elcamitem_id: id,
    elcam_id: given(id),
    name: given(text),
    status: given(text),
    vendor_code: given(platform),
    vendor_ref: given(text),
    headline: maybe(text),
    body_text: maybe(text),
    art_url: maybe(text),
    dest_url: maybe(text),
    reject_reason: maybe(text),
  }),
  v.transform((row): CampaignItem => ({
    id: row.elcamitem_id,
    campaignId: row.elcam_id,
    name: row.name ?? `#${row.elcamitem_id}`,
    status: row.status,
    platform: row.vendor_code,
    platformRef: row.vendor_ref,
    headline: row.headline,
    text: row.body_text,
    artworkUrl: row.art_url,
    linkUrl: row.dest_url,
    rejectionReason: row.reject_reason,
  })),
)

export const rating = v.pipe(
  v.object({
    rating: given(v.picklist([1, 2, 3, 4, 5])),
    comment: given(text),
    user_name: maybe(text),
    day: maybe(day),
  }),
  v.transform((row): Rating => ({ rating: row.rating, comment: row.comment, userName: row.user_name, day: row.day })),
)

export const cardUploaded = v.pipe(
  v.object({ card_id: v.number() }),
  v.transform((row) => row.card_id),
)

/* The same shapes as JSON, before parsing, for the mock API. */
export type EladWire = v.InferInput<typeof elad>
export type ElcamWire = v.InferInput<typeof elcam>
export type ElcamV2Wire = v.InferInput<typeof elcamV2>
export type ElcamItemWire = v.InferInput<typeof elcamItem>
