import * as v from 'valibot'
import { followClick, forgotPassword, getShowcase, resetPassword } from '#api/endpoints/public.ts'
import { adAnywhere } from '../world/catalogue.ts'
import { showcase } from '../world/showcase.ts'
import { bookUrl } from '../world/wire.ts'
import { handlePublic } from './handle.ts'
import { parseBody, text } from './input.ts'
import { notFound, HttpError } from './httpError.ts'

/** The only token accepted for resetting a password. */
export const RESET_TOKEN = 'lamplight'
/** Id of a click-through with an unsafe destination. */
export const UNSAFE_CLICK = 'unsafe'

export const publicHandlers = [
  handlePublic(forgotPassword, async ({ request }) => {
    await parseBody(request, v.object({ username: text }))
    return undefined
  }),
  handlePublic(resetPassword, async ({ request }) => {
    const { token } = await parseBody(
      request,
      v.object({ token: text, passwd: v.pipe(text, v.minLength(1, 'String should have at least 1 character')) }),
    )
    if (token !== RESET_TOKEN) throw new HttpError(400, { detail: 'The link is not valid any more' })
    return undefined
  }),
  handlePublic(followClick, ({ params: { id } }) => {
    if (id === UNSAFE_CLICK) return { dest_url: 'javascript:alert(1)' }
    const ad = /^\d{1,15}$/.test(id) ? adAnywhere(Number(id)) : undefined
    if (ad === undefined) throw notFound('Link')
    return { dest_url: bookUrl(ad, ad.countries[0] ?? 'GB') }
  }),
  handlePublic(getShowcase, () => showcase()),
]
