import { accessToken } from './accountSchemas.ts'
import { get, post } from './endpoint.ts'
import { role, user, userFunction } from './peopleSchemas.ts'
import type { Paging } from './queries.ts'
import { list, one } from './read.ts'

/* The calls of spec section 7 that the account and users pages make, and those that change the account. */

export const listMyRoles = get()('listMyRoles', '/api/v1/me/roles', { answer: list('roles', role) })
export const listMyFunctions = get()('listMyFunctions', '/api/v1/me/funcs', { answer: list('functions', userFunction) })
export const masquerade = post<{ acc_id: string }>()('masquerade', '/api/v1/me/accounts/masquerade', {
  answer: one('token', accessToken),
  effect: true,
})
export const switchAccount = get()('switchAccount', '/api/v1/me/accounts/switch/{acc_id}', {
  answer: one('token', accessToken),
  effect: true,
})
export const listUsers = get<Paging>()('listUsers', '/api/v1/acc/{vert_id}/user', { answer: list('users', user) })
