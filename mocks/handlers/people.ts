import * as v from 'valibot'
import { listUsers } from '#api/endpoints/account.ts'
import { uploadCard } from '#api/endpoints/ads.ts'
import { adIn, titleIn } from '../world/catalogue.ts'
import { rememberCard } from '../world/memory.ts'
import { peopleOf } from '../world/people.ts'
import { personWire } from '../world/wire.ts'
import { handle } from './handle.ts'
import { int, maybe, paging, queryOf, text } from './input.ts'
import { pageOf } from './list.ts'
import { invalid, notFound } from './refusal.ts'

const cardQuery = v.object({
  cardtype_id: maybe(text),
  art_type_cls: maybe(text),
  ave_id: maybe(int),
  entity_id: maybe(int),
  msg: maybe(text),
})

export const peopleHandlers = [
  handle(listUsers, ({ request, account }) =>
    pageOf(peopleOf(account), queryOf(request, v.object(paging))).map(personWire),
  ),
  handle(uploadCard, async ({ request, account }) => {
    const {
      entity_id: titleId = null,
      ave_id: adId = null,
      art_type_cls: kindId = null,
      msg: message = null,
    } = queryOf(request, cardQuery)
    if (titleId !== null && titleIn(account, titleId) === undefined) throw notFound('Title')
    if (adId !== null && adIn(account, adId) === undefined) throw notFound('Ad')
    const file = await fileIn(request)
    return {
      card_id: rememberCard({
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
  if (!(file instanceof File)) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  return file
}
