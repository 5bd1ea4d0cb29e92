import * as v from 'valibot'
import type { Account, Me, User } from '#domain/account.ts'
import type { Day } from '#domain/catalogue.ts'
import { code, day } from './schemas.ts'

/* Session, people and lookups: shapes as in schemas.ts, same rules. */
const text = v.string()

/** { access_token } of spec section 3; the refresh token only where refresh is configured. */
export const accessToken = v.pipe(
  v.object({
    access_token: v.pipe(text, v.nonEmpty()),
    refresh_token: v.nullish(text, null),
    refresh_expires: v.nullish(text, null),
  }),
  v.transform((row) => ({
    accessToken: row.access_token,
    refreshToken: row.refresh_token,
    refreshExpires: row.refresh_expires,
  })),
)
export type AccessToken = v.InferOutput<typeof accessToken>

export const loginStatus = v.object({ status: v.nullable(text) })

export const userFields = {
  user_name: text,
  name_first: v.nullable(text),
  name_last: v.nullable(text),
  email1: v.nullable(text),
  date_activate: v.nullable(day),
}
export interface UserRow {
  user_name: string
  name_first: string | null
  name_last: string | null
  email1: string | null
  date_activate: Day | null
}
export const userFrom = (row: UserRow): User => ({
  userName: row.user_name,
  firstName: row.name_first,
  lastName: row.name_last,
  email: row.email1,
  activatedOn: row.date_activate,
})
export const me = v.pipe(
  v.object({ ...userFields, user_id: v.nullable(v.number()), acc_id: v.nullable(code), acc_name: v.nullable(text) }),
  v.transform((row): Me => ({
    ...userFrom(row),
    userId: row.user_id,
    accountId: row.acc_id,
    accountName: row.acc_name,
  })),
)
export const account = v.pipe(
  v.object({ acc_id: code, acc_name: v.nullable(text) }),
  v.transform((row): Account => ({ id: row.acc_id, name: row.acc_name ?? row.acc_id })),
)

/** A name behind an id, of any lookup; falls back to the id (spec section 3). */
export interface LookupItem {
  id: string
  name: string
}
export const lookupItem = v.pipe(
  v.object({ id: code, name: v.nullable(text) }),
  v.transform((row): LookupItem => ({ id: row.id, name: row.name ?? row.id })),
)
export const adClass = v.pipe(
  v.object({ eladtype_id: v.nullable(code), eladcls_id: code, name: v.nullable(text) }),
  v.transform((row) => ({ id: row.eladcls_id, typeId: row.eladtype_id, name: row.name ?? row.eladcls_id })),
)
export const trackCol = v.pipe(
  v.object({ code, name: v.nullable(text), src: v.nullable(text), descr: v.nullish(text, null) }),
  v.transform((row) => ({ id: row.code, name: row.name ?? row.code, source: row.src, description: row.descr })),
)
export const trackSrc = v.pipe(
  v.object({ id: code, name: v.nullable(text), table_name: v.nullable(text) }),
  v.transform((row) => ({ id: row.id, name: row.name ?? row.id, table: row.table_name })),
)
export const vendor = v.pipe(
  v.object({ code, name: v.nullable(text), colprefix: v.nullable(text) }),
  v.transform((row) => ({ id: row.code, name: row.name ?? row.code, columnPrefix: row.colprefix })),
)
export const countryList = v.pipe(
  v.object({ cc_live_list: v.array(text) }),
  v.transform((row) => row.cc_live_list),
)

export type MeWire = v.InferInput<typeof me>

export const cardUploaded = v.pipe(
  v.object({ card_id: v.number() }),
  v.transform((row) => row.card_id),
)
