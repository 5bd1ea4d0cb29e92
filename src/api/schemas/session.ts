import * as v from 'valibot'
import { nullable, optional, text } from './fields.ts'

/** The { access_token } of spec section 3. The refresh token is only present if refresh is configured. */
export const accessToken = v.pipe(
  v.object({
    access_token: v.pipe(text, v.nonEmpty()),
    refresh_token: optional(text),
    refresh_expires: optional(text),
  }),
  v.transform((row) => ({
    accessToken: row.access_token,
    refreshToken: row.refresh_token,
    refreshExpires: row.refresh_expires,
  })),
)
export type AccessToken = v.InferOutput<typeof accessToken>

export const loginStatus = v.object({ status: nullable(text) })
