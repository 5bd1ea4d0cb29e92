import { get, post } from '../endpoint.ts'
import { PAGING, type Paging } from '../queries.ts'
import { list, one } from '../read.ts'
import { account, me, role, user, userFunction } from '../schemas/account.ts'
import { accessToken } from '../schemas/session.ts'

/* The current user, the accounts they have access to, and the users of the current account (spec section 7). */

export const getMe = get()('getMe', '/api/v1/me/', { response: one('user', me), hasTimeLimit: true })
export const listMyRoles = get()('listMyRoles', '/api/v1/me/roles', { response: list('roles', role) })
export const listMyFunctions = get()('listMyFunctions', '/api/v1/me/funcs', {
  response: list('functions', userFunction),
})
export const listMyAccounts = get()('listMyAccounts', '/api/v1/me/accounts', {
  response: list('accounts', account),
  hasTimeLimit: true,
})
export const masquerade = post<{ acc_id: string }>()('masquerade', '/api/v1/me/accounts/masquerade', {
  response: one('token', accessToken),
  hasSideEffect: true,
  hasTimeLimit: true,
})
export const switchAccount = get()('switchAccount', '/api/v1/me/accounts/switch/{acc_id}', {
  response: one('token', accessToken),
  hasSideEffect: true,
  hasTimeLimit: true,
})
export const listUsers = get<Paging>()('listUsers', '/api/v1/acc/{vert_id}/user', {
  response: list('users', user),
  defaults: PAGING,
})
export const logError = post<{ error: string }>()('logError', '/api/v1/me/log_error', { hasSideEffect: true })
export const sleepMeow = get()('sleepMeow', '/api/v1/me/sleep_meow/{dur}')
