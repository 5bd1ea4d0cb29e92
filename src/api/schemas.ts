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
  Title,
  TitleRow,
} from '#domain/catalogue.ts'
import { isDay } from '#domain/day.ts'
import { TRACKING_SOURCES, type PlatformReportRow, type ReportRow, type TrackingRow } from '#domain/reportRows.ts'
import { PLATFORMS, type PlatformFigures } from '#domain/metrics.ts'

/*
 * The shapes of the answers, as contract.md has them, and what the product makes of them: the API's words go in, ours
 * come out. `assumed` throughout: the specification names few fields (contract.md marks them A). Reading is loose, see
 * read.ts. `given`: the contract says it is always there; `maybe`: it may be missing.
 */
const given = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)
const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)
const text = v.string()
const count = v.pipe(v.number(), v.finite())
const id = v.pipe(v.number(), v.safeInteger())
export const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
/** A calendar day; of a moment ('2026-03-01T09:30:00') its day. */
export const day = v.pipe(
  v.string(),
  v.transform((written) => written.replace(/[T ].*$/s, '')),
  v.check(isDay, 'a day'),
)
const texts = v.array(text)
const platform = v.picklist(PLATFORMS)

/** The nine metric columns of spec section 3 as the wire has them. */
export type MetricColumns = Record<`${'google' | 'meta' | 'pinterest'}_${'clicks' | 'impr' | 'conv'}`, number | null>

const metricsOf = <S extends v.GenericSchema>(metric: S) => ({
  google_clicks: metric,
  google_impr: metric,
  google_conv: metric,
  meta_clicks: metric,
  meta_impr: metric,
  meta_conv: metric,
  pinterest_clicks: metric,
  pinterest_impr: metric,
  pinterest_conv: metric,
})
/** Of a report: always there. Of a query: only when days were asked for. */
const reportMetrics = metricsOf(given(count))
const queryMetrics = metricsOf(v.nullish(count))
const METRIC_COLUMNS = Object.keys(reportMetrics) as (keyof MetricColumns)[]

type ReadMetrics = { [K in keyof MetricColumns]?: number | null | undefined }

function figuresIfAny(row: ReadMetrics): PlatformFigures | null {
  return METRIC_COLUMNS.every((column) => row[column] === undefined) ? null : figuresFrom(row)
}

function figuresFrom(row: ReadMetrics): PlatformFigures {
  return {
    gad: {
      clicks: row.google_clicks ?? null,
      impressions: row.google_impr ?? null,
      conversions: row.google_conv ?? null,
    },
    mad: { clicks: row.meta_clicks ?? null, impressions: row.meta_impr ?? null, conversions: row.meta_conv ?? null },
    pad: {
      clicks: row.pinterest_clicks ?? null,
      impressions: row.pinterest_impr ?? null,
      conversions: row.pinterest_conv ?? null,
    },
  }
}

const entityFields = {
  entity_id: id,
  entity_name: given(text),
  parent_id: given(id),
  parent_name: given(text),
  entitytype_id: given(code),
  entitystatus_id: given(code),
  verttask_id: given(id),
  country_ids: given(texts),
  country_ids_live: given(texts),
  cover_url: given(text),
  attrs: given(
    v.object({
      author: maybe(text),
      isbn13: maybe(text),
      imprint: maybe(text),
      pub_date: maybe(day),
      genre: maybe(text),
    }),
  ),
  elad_count: given(count),
  elad_live_count: given(count),
  date_create: given(day),
  date_update: given(day),
}
const entityObject = v.object(entityFields)
function titleFrom(row: v.InferOutput<typeof entityObject>): Title {
  const { attrs } = row
  return {
    id: row.entity_id,
    name: row.entity_name ?? `#${row.entity_id}`,
    parentId: row.parent_id,
    parentName: row.parent_name,
    typeId: row.entitytype_id,
    statusId: row.entitystatus_id,
    taskId: row.verttask_id,
    countryIds: row.country_ids ?? [],
    liveCountryIds: row.country_ids_live ?? [],
    coverUrl: row.cover_url,
    author: attrs?.author ?? null,
    isbn13: attrs?.isbn13 ?? null,
    imprint: attrs?.imprint ?? null,
    publishedOn: attrs?.pub_date ?? null,
    genre: attrs?.genre ?? null,
    adCount: row.elad_count ?? 0,
    liveAdCount: row.elad_live_count ?? 0,
    createdOn: row.date_create,
    updatedOn: row.date_update,
  }
}
export const entity = v.pipe(entityObject, v.transform(titleFrom))
export const entityRow = v.pipe(
  v.object({ ...entityFields, ...queryMetrics }),
  v.transform((row): TitleRow => ({ ...titleFrom(row), figures: figuresIfAny(row) })),
)

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

export const vendorReportRow = v.pipe(
  v.object({ refkey: id, day, ...reportMetrics }),
  v.transform((row): PlatformReportRow => ({ refkey: row.refkey, day: row.day, figures: figuresFrom(row) })),
)
export const reportRow = v.pipe(
  v.object({ refkey: id, day, clicks: given(count), impr: given(count), conv: given(count) }),
  v.transform((row): ReportRow => ({
    refkey: row.refkey,
    day: row.day,
    clicks: row.clicks,
    impressions: row.impr,
    conversions: row.conv,
  })),
)
export const trackingRow = v.pipe(
  v.object({ refkey: id, day, tracksrc: given(v.picklist(TRACKING_SOURCES)), trackcol: given(text), num: count }),
  v.transform((row): TrackingRow => ({
    refkey: row.refkey,
    day: row.day,
    source: row.tracksrc ?? 'unknown',
    column: row.trackcol,
    hits: row.num,
  })),
)

/* What the wire carries, for the mock world: the same shapes before they are read. */
export type EntityWire = v.InferInput<typeof entity>
export type EladWire = v.InferInput<typeof elad>
export type ElcamWire = v.InferInput<typeof elcam>
export type ElcamV2Wire = v.InferInput<typeof elcamV2>
export type ElcamItemWire = v.InferInput<typeof elcamItem>
export type VendorReportWire = v.InferInput<typeof vendorReportRow>
export type ReportWire = v.InferInput<typeof reportRow>
export type TrackingWire = v.InferInput<typeof trackingRow>
