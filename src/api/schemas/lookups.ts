import * as v from 'valibot'
import { code, nullable, optional, text, texts } from './fields.ts'

/** An item of any lookup; a missing name falls back to the id (spec section 3). */
export interface LookupItem {
  id: string
  name: string
}
export const lookupItem = v.pipe(
  v.object({ id: code, name: nullable(text) }),
  v.transform((row): LookupItem => ({ id: row.id, name: row.name ?? row.id })),
)
export const adClass = v.pipe(
  v.object({ eladtype_id: nullable(code), eladcls_id: code, name: nullable(text) }),
  v.transform((row) => ({ id: row.eladcls_id, typeId: row.eladtype_id, name: row.name ?? row.eladcls_id })),
)
export const trackCol = v.pipe(
  v.object({ code, name: nullable(text), src: nullable(text), descr: optional(text) }),
  v.transform((row) => ({ id: row.code, name: row.name ?? row.code, source: row.src, description: row.descr })),
)
export const trackSrc = v.pipe(
  v.object({ id: code, name: nullable(text), table_name: nullable(text) }),
  v.transform((row) => ({ id: row.id, name: row.name ?? row.id, table: row.table_name })),
)
export const vendor = v.pipe(
  v.object({ code, name: nullable(text), colprefix: nullable(text) }),
  v.transform((row) => ({ id: row.code, name: row.name ?? row.code, columnPrefix: row.colprefix })),
)
export const countryList = v.pipe(
  v.object({ cc_live_list: texts }),
  v.transform((row) => row.cc_live_list),
)
