import { get, post } from '../endpoint.ts'
import type { LoginRequest } from '../queries.ts'
import { one } from '../read.ts'
import { accessToken, loginStatus } from '../schemas/session.ts'

/* Login and session (spec section 7). */

export const getLoginStatus = get()('getLoginStatus', '/login/status', { answer: one('login status', loginStatus) })
export const refreshToken = get()('refreshToken', '/login/refresh_token', {
  answer: one('token', accessToken),
  effect: true,
})
export const loginToken = post<{ username: string; password: string }>()('loginToken', '/login/token', {
  body: 'form',
  answer: one('token', accessToken),
  open: true,
  effect: true,
})
export const loginAccessToken = post<LoginRequest>()('loginAccessToken', '/login/access_token', {
  answer: one('token', accessToken),
  open: true,
  effect: true,
})
export const loginDev = post<{ username: string }>()('loginDev', '/login/dev', {
  answer: one('token', accessToken),
  open: true,
  effect: true,
})
