import { get, post } from '../endpoint.ts'
import type { CardUploadQuery, EladQuery, ElcamQuery, Paging } from '../queries.ts'
import { list, one, oneOrNothing } from '../read.ts'
import { cardUploaded, elad, eladRow, elcam, elcamItem, elcamRow, elcamV2, rating } from '../schemas/ads.ts'

/* Ads, campaigns, campaign items, and material for ads (spec section 7). */

export const getElad = get()('getElad', '/api/v1/acc/{vert_id}/elad/{elad_id}', { answer: one('ad', elad) })
export const downloadElad = get()('downloadElad', '/api/v1/acc/{vert_id}/elad/{elad_id}/download', { file: true })
export const listEladCampaigns = get()('listEladCampaigns', '/api/v1/acc/{vert_id}/elad/{elad_id}/elcam', {
  answer: list('campaigns', elcam),
})
export const getEladRating = get()('getEladRating', '/api/v1/acc/{vert_id}/elad/{elad_id}/rate', {
  answer: one('rating', rating),
})
export const rateElad = post<undefined, { rating: number | null; comment?: string | null }>()(
  'rateElad',
  '/api/v1/acc/{vert_id}/elad/{elad_id}/rate',
  { body: 'none', answer: oneOrNothing('rating', rating), effect: true },
)
export const queryElad = post<EladQuery>()('queryElad', '/api/v1/acc/{vert_id}/query/elad', {
  answer: list('ads', eladRow),
})
export const getElcam = get()('getElcam', '/api/v1/acc/{vert_id}/elcam_v2/{elcam_id}', {
  answer: one('campaign', elcamV2),
})
export const listElcamItems = get<Paging & { status?: string | null }>()(
  'listElcamItems',
  '/api/v1/acc/{vert_id}/elcam/{elcam_id}/item',
  { answer: list('campaign items', elcamItem) },
)
export const getElcamItem = get()('getElcamItem', '/api/v1/acc/{vert_id}/elcam/{elcam_id}/item/{elcamitem_id}', {
  answer: one('campaign item', elcamItem),
})
export const queryElcam = post<ElcamQuery>()('queryElcam', '/api/v1/acc/{vert_id}/query/elcam', {
  answer: list('campaigns', elcamRow),
})
export const uploadCard = post<FormData, CardUploadQuery>()('uploadCard', '/api/v1/acc/{vert_id}/card/upload', {
  body: 'multipart',
  answer: one('material', cardUploaded),
  effect: true,
})
