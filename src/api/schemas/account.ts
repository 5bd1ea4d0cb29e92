import * as v from 'valibot'
import type { Account, Me, User } from '#domain/account.ts'
import { code, id, day, nullable, text } from './fields.ts'

const userFields = {
  user_name: text,
  name_first: nullable(text),
  name_last: nullable(text),
  email1: nullable(text),
  date_activate: nullable(day),
}
const userObject = v.object(userFields)
const userFrom = (row: v.InferOutput<typeof userObject>): User => ({
  userName: row.user_name,
  firstName: row.name_first,
  lastName: row.name_last,
  email: row.email1,
  activatedOn: row.date_activate,
})
export const me = v.pipe(
  v.object({ ...userFields, user_id: nullable(id), acc_id: nullable(code), acc_name: nullable(text) }),
  v.transform((row): Me => ({
    ...userFrom(row),
    userId: row.user_id,
    accountId: row.acc_id,
    accountName: row.acc_name,
  })),
)
export const account = v.pipe(
  v.object({ acc_id: code, acc_name: nullable(text) }),
  v.transform((row): Account => ({ id: row.acc_id, name: row.acc_name ?? row.acc_id })),
)

export const role = v.pipe(
  v.object({ role_id: code, name: nullable(text) }),
  v.transform((row) => ({ id: row.role_id, name: row.name ?? row.role_id })),
)
export const userFunction = v.pipe(
  v.object({ func_code: code, name: nullable(text) }),
  v.transform((row) => ({ id: row.func_code, name: row.name ?? row.func_code })),
)

export const user = v.pipe(userObject, v.transform(userFrom))

/* The same shapes as JSON, before parsing, for the mock API. */
export type UserWire = v.InferInput<typeof user>
