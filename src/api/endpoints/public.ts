import { get, post } from '../endpoint.ts'
import { one } from '../read.ts'
import { clickThrough, showcase } from '../schemas/public.ts'

/*
 * Endpoints of the public pages. The specification defines none of them, so they are `assumed` entirely. A success of the
 * password calls has no body or one that is JSON; anything else, such as a network's own login page, is unreadable.
 */

export const forgotPassword = post<{ username: string }>()('forgotPassword', '/login/forgot_password', {
  isPublic: true,
  hasSideEffect: true,
})
export const resetPassword = post<{ token: string; passwd: string }>()('resetPassword', '/login/reset_password', {
  isPublic: true,
  hasSideEffect: true,
})
export const followClick = get()('followClick', '/clith/{id}', {
  response: one('click-through', clickThrough),
  isPublic: true,
})
export const getShowcase = get()('getShowcase', '/showcase/latest.json', {
  response: one('showcase', showcase, 'items'),
  isPublic: true,
})
