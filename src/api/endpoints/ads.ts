import { get, post } from '../endpoint.ts'
import {
  ORDERED_PAGING,
  PAGING,
  type CardUploadQuery,
  type EladQuery,
  type ElcamQuery,
  type Paging,
} from '../queries.ts'
import { list, one, oneOrNothing } from '../read.ts'
import { cardUploaded, elad, eladRow, elcam, elcamItem, elcamRow, elcamV2, rating } from '../schemas/ads.ts'

/* Ads, campaigns, campaign items, and material for ads (spec section 7). */

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
export const getElcam = get()('getElcam', '/api/v1/acc/{vert_id}/elcam_v2/{elcam_id}', {
  response: one('campaign', elcamV2),
})
export const listElcamItems = get<Paging & { status?: string | null }>()(
  'listElcamItems',
  '/api/v1/acc/{vert_id}/elcam/{elcam_id}/item',
  { response: list('campaign items', elcamItem), defaults: PAGING },
)
export const getElcamItem = get()('getElcamItem', '/api/v1/acc/{vert_id}/elcam/{elcam_id}/item/{elcamitem_id}', {
  response: one('campaign item', elcamItem),
})
export const queryElcam = post<ElcamQuery>()('queryElcam', '/api/v1/acc/{vert_id}/query/elcam', {
  response: list('campaigns', elcamRow),
  defaults: ORDERED_PAGING,
})
export const uploadCard = post<FormData, CardUploadQuery>()('uploadCard', '/api/v1/acc/{vert_id}/card/upload', {
  body: 'multipart',
  response: one('material', cardUploaded),
  hasSideEffect: true,
})
