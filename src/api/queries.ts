import type { Day } from '#domain/day.ts'
import type { Platform } from '#domain/platforms.ts'
import type { TrackingSource } from '#domain/reportRows.ts'

/*
 * Parameters and bodies of the API's calls, in its own words: entity is a title, elad an ad, elcam a campaign, refkey the id
 * of what a report's row belongs to; names ending in _wc take wildcards. "Assumed" marks what the specification leaves open.
 */

/** Number of rows requested per page, also the server's default (spec section 9). */
export const PAGE_SIZE = 1024

/** Paging and order of any list (spec section 7). */
export interface Paging {
  limit?: number
  offset?: number
  order_asc?: boolean
}

/** What the server takes for the paging of a list if a call does not say (spec section 7). */
export const PAGING = { limit: PAGE_SIZE, offset: 0 } as const

/** The same for a list that can be ordered. */
export const ORDERED_PAGING = { ...PAGING, order_by: 'id', order_asc: false } as const

type NullableText = string | null

/** GET entity (spec section 7). */
export interface EntityListQuery extends Paging {
  name_wc?: NullableText
  parent_wc?: NullableText
  verttask_id?: number | null
  country_id?: NullableText
  country_id_live?: NullableText
  order_by?: 'entity_id' | 'entity_name' | 'id'
}

/** The period of the figures in each row, both days included. */
interface DayRange {
  day_from?: Day
  day_to?: Day
}

/** POST query/entity; assumed. */
export interface EntityQuery extends EntityListQuery, DayRange {
  entity_id?: number[]
  entitystatus_id?: string[]
}

/** POST query/elad; assumed. */
export interface EladQuery extends Paging, DayRange {
  name_wc?: NullableText
  entity_id?: number[]
  elad_id?: number[]
  eladtype_id?: NullableText
  eladcls_id?: NullableText
  vendor?: Platform[]
  country_id?: NullableText
  status?: string[]
  order_by?: 'name' | 'id'
}

/** POST query/elcam; assumed. */
export interface ElcamQuery extends Paging, DayRange {
  elad_id?: number[]
  entity_id?: number[]
  elcam_id?: number[]
  vendor?: Platform[]
  country_id?: NullableText
  status?: string[]
  order_by?: 'name' | 'id'
}

/** POST report/*; the order_by values are the specification's, the rest assumed. */
export interface ReportQuery extends Paging {
  refkey?: number[]
  elad_id?: number[]
  entity_id?: number[]
  country_id?: NullableText
  day_from: Day
  day_to: Day
  order_by?: 'refkey' | 'day' | 'refkey|day' | 'day|refkey'
}

/** POST trackdaily/*; assumed. */
export interface TrackingQuery extends Paging {
  refkey: number[]
  day_from: Day
  day_to: Day
  tracksrc?: TrackingSource[]
  trackcol?: string[]
  order_by?: ReportQuery['order_by']
}

/** POST login/access_token (spec section 3): the email in lower case; extra.acc if an account was selected before. */
export interface LoginRequest {
  username: string
  passwd: string
  extra?: { acc: string }
}

/** The card type of uploaded artwork; assumed. */
export const MATERIAL_CARD_TYPE = 'material'

/** The query of POST card/upload (spec section 7). Assumed: art_type_cls is an ad class, ave_id the ad it is for. */
export interface CardUploadQuery {
  cardtype_id?: NullableText
  art_type_cls?: NullableText
  ave_id?: number | null
  entity_id?: number | null
  msg?: NullableText
}
