import * as v from 'valibot'
import { listUsers } from '#api/endpoints/account.ts'
import { uploadCard } from '#api/endpoints/ads.ts'
import { adIn, titleIn } from '../world/catalogue.ts'
import { saveCard } from '../world/memory.ts'
import { usersOf } from '../world/users.ts'
import { userWire } from '../world/wire.ts'
import { handle } from './handle.ts'
import { int, optional, paging, parseQuery, text } from './input.ts'
import { paginate } from './list.ts'
import { validationError, notFound } from './httpError.ts'

const cardQuery = v.object({
  cardtype_id: optional(text),
  art_type_cls: optional(text),
  ave_id: optional(int),
  entity_id: optional(int),
  msg: optional(text),
})

export const userHandlers = [
  handle(listUsers, ({ request, account }) =>
    paginate(usersOf(account), parseQuery(request, v.object(paging))).map(userWire),
  ),
  handle(uploadCard, async ({ request, account }) => {
    const {
      entity_id: titleId = null,
      ave_id: adId = null,
      art_type_cls: kindId = null,
      msg: message = null,
    } = parseQuery(request, cardQuery)
    if (titleId !== null && titleIn(account, titleId) === undefined) throw notFound('Title')
    if (adId !== null && adIn(account, adId) === undefined) throw notFound('Ad')
    const file = await fileIn(request)
    return {
      card_id: saveCard({
        accountId: account.id,
        fileName: file.name,
        bytes: file.size,
        titleId,
        adId,
        kindId,
        message,
      }).id,
    }
  }),
]

/** Reads the file of a multipart body; throws 422 without one. */
async function fileIn(request: Request): Promise<File> {
  const file = await request.formData().then(
    (form) => form.get('file'),
    () => null,
  )
  if (!(file instanceof File)) throw validationError({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  return file
}
