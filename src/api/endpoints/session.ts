import { get, post } from '../endpoint.ts'
import type { LoginRequest } from '../queries.ts'
import { one } from '../read.ts'
import { accessToken, loginStatus } from '../schemas/session.ts'

/* Login and session (spec section 7). */

export const getLoginStatus = get()('getLoginStatus', '/login/status', { response: one('login status', loginStatus) })
/** `assumed`: the bearer of this call is the refresh token. */
export const refreshToken = get()('refreshToken', '/login/refresh_token', {
  response: one('token', accessToken),
  hasSideEffect: true,
  hasTimeLimit: true,
})
export const loginToken = post<{ username: string; password: string }>()('loginToken', '/login/token', {
  body: 'form',
  response: one('token', accessToken),
  isPublic: true,
  hasSideEffect: true,
  hasTimeLimit: true,
})
export const loginAccessToken = post<LoginRequest>()('loginAccessToken', '/login/access_token', {
  response: one('token', accessToken),
  isPublic: true,
  hasSideEffect: true,
  hasTimeLimit: true,
})
export const loginDev = post<{ username: string }>()('loginDev', '/login/dev', {
  response: one('token', accessToken),
  isPublic: true,
  hasSideEffect: true,
  hasTimeLimit: true,
})
