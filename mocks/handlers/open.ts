import * as v from 'valibot'
import { followClick, forgotPassword, getShowcase, resetPassword } from '#api/endpoints/public.ts'
import { adAnywhere } from '../world/catalogue.ts'
import { showcase } from '../world/showcase.ts'
import { bookUrl } from '../world/wire.ts'
import { handleOpen } from './handle.ts'
import { bodyOf, text } from './input.ts'
import { notFound, Refusal } from './refusal.ts'

/** The only token accepted for resetting a password. */
export const RESET_TOKEN = 'lamplight'
/** Id of a click-through with an unsafe destination. */
export const UNSAFE_CLICK = 'unsafe'

export const openHandlers = [
  handleOpen(forgotPassword, async ({ request }) => {
    await bodyOf(request, v.object({ username: text }))
    return undefined
  }),
  handleOpen(resetPassword, async ({ request }) => {
    const { token } = await bodyOf(
      request,
      v.object({ token: text, passwd: v.pipe(text, v.minLength(1, 'String should have at least 1 character')) }),
    )
    if (token !== RESET_TOKEN) throw new Refusal(400, { detail: 'The link is not valid any more' })
    return undefined
  }),
  handleOpen(followClick, ({ params: { id } }) => {
    if (id === UNSAFE_CLICK) return { dest_url: 'javascript:alert(1)' }
    const ad = /^\d{1,15}$/.test(id) ? adAnywhere(Number(id)) : undefined
    if (ad === undefined) throw notFound('Link')
    return { dest_url: bookUrl(ad, ad.countries[0] ?? 'GB') }
  }),
  handleOpen(getShowcase, () => showcase()),
]
