import * as v from 'valibot'
import type { Campaign, CampaignDetails, CampaignItem, CampaignRow } from '#domain/catalogue.ts'
import { code, count, day, nullable, id, optional, platform, text } from './fields.ts'
import { figuresIfAny, queryMetrics } from './metrics.ts'

const elcamFields = {
  elcam_id: id,
  elcam_name: nullable(text),
  elad_id: nullable(id),
  entity_id: nullable(id),
  vendor_code: nullable(platform),
  elplat_id: nullable(code),
  country_id: nullable(text),
  status: nullable(text),
  date_start: nullable(day),
  date_end: nullable(day),
  item_count: nullable(count),
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
    elad_name: nullable(text),
    entity_name: nullable(text),
    vendor_ref: nullable(text),
    dest_url: nullable(text),
    items_by_status: nullable(v.record(v.string(), count)),
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
    elcam_id: nullable(id),
    name: nullable(text),
    status: nullable(text),
    vendor_code: nullable(platform),
    vendor_ref: nullable(text),
    headline: optional(text),
    body_text: optional(text),
    art_url: optional(text),
    dest_url: optional(text),
    reject_reason: optional(text),
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

/* The same shapes as JSON, before parsing, for the mock API. */
export type ElcamWire = v.InferInput<typeof elcam>
export type ElcamV2Wire = v.InferInput<typeof elcamV2>
export type ElcamItemWire = v.InferInput<typeof elcamItem>
