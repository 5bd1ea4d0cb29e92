import { get, post } from '../endpoint.ts'
import { ORDERED_PAGING, type CardUploadQuery, type EladQuery } from '../queries.ts'
import { list, one, oneOrNothing } from '../read.ts'
import { cardUploaded, elad, eladRow, rating } from '../schemas/ads.ts'
import { elcam } from '../schemas/campaigns.ts'

/* Ads, their campaigns, and material for ads (spec section 7). */

export const getElad = get()('getElad', '/api/v1/acc/{vert_id}/elad/{elad_id}', { response: one('ad', elad) })
export const downloadElad = get()('downloadElad', '/api/v1/acc/{vert_id}/elad/{elad_id}/download', { isFile: true })
export const listEladCampaigns = get()('listEladCampaigns', '/api/v1/acc/{vert_id}/elad/{elad_id}/elcam', {
  response: list('campaigns', elcam),
})
export const getEladRating = get()('getEladRating', '/api/v1/acc/{vert_id}/elad/{elad_id}/rate', {
  response: one('rating', rating),
})
export const rateElad = post<undefined, { rating: number | null; comment?: string | null }>()(
  'rateElad',
  '/api/v1/acc/{vert_id}/elad/{elad_id}/rate',
  { body: 'none', response: oneOrNothing('rating', rating), hasSideEffect: true },
)
export const queryElad = post<EladQuery>()('queryElad', '/api/v1/acc/{vert_id}/query/elad', {
  response: list('ads', eladRow),
  defaults: ORDERED_PAGING,
})
export const uploadCard = post<FormData, CardUploadQuery>()('uploadCard', '/api/v1/acc/{vert_id}/card/upload', {
  body: 'multipart',
  response: one('material', cardUploaded),
  hasSideEffect: true,
})
