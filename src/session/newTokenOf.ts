import type { AccessToken } from '#api/schemas/session.ts'
import type { NewToken } from './sessionState.ts'

/** The token of a response. A refresh token without its expiry, or an expiry without a token, is of no use. */
export const newTokenOf = ({ accessToken, refreshToken, refreshExpires }: AccessToken): NewToken => ({
  token: accessToken,
  refresh: refreshToken === null || refreshExpires === null ? null : { token: refreshToken, expires: refreshExpires },
})
