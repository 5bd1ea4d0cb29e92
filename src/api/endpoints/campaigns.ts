import { get, post } from '../endpoint.ts'
import { ORDERED_PAGING, PAGING, type ElcamQuery, type Paging } from '../queries.ts'
import { list, one } from '../read.ts'
import { elcamItem, elcamRow, elcamV2 } from '../schemas/campaigns.ts'

/* Campaigns and their items (spec section 7). */

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
