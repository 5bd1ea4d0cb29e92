import * as v from 'valibot'
import { userFields, userFrom } from './accountSchemas.ts'
import { code } from './schemas.ts'

/* Roles, functions and users: shapes as in schemas.ts, same rules. */
const text = v.string()

export const role = v.pipe(
  v.object({ role_id: code, name: v.nullable(text) }),
  v.transform((row) => ({ id: row.role_id, name: row.name ?? row.role_id })),
)
export const userFunction = v.pipe(
  v.object({ func_code: code, name: v.nullable(text) }),
  v.transform((row) => ({ id: row.func_code, name: row.name ?? row.func_code })),
)

export const user = v.pipe(v.object(userFields), v.transform(userFrom))
export type UserWire = v.InferInput<typeof user>
