import * as v from 'valibot'
import { getElcam, getElcamItem, listElcamItems, queryElcam } from '#api/endpoints/ads.ts'
import type { WorldAccount } from '../world/accounts.ts'
import type { WorldCampaign } from '../world/campaigns.ts'
import { campaignIn } from '../world/catalogue.ts'
import { metricsOf } from '../world/figures.ts'
import { itemsOf } from '../world/items.ts'
import { campaignsFor } from '../world/reports.ts'
import { elcamV2Wire, elcamWire, itemWire } from '../world/wire.ts'
import { handle, idOf } from './handle.ts'
import { bodyOf, day, ints, maybe, oneOf, paging, platforms, queryOf, rangeOf, text, texts } from './input.ts'
import { among, pageOf, sortedBy } from './list.ts'
import { notFound } from './refusal.ts'

const campaignQuery = v.object({
  ...paging,
  elad_id: maybe(ints),
  entity_id: maybe(ints),
  elcam_id: maybe(ints),
  vendor: maybe(platforms),
  country_id: maybe(text),
  status: maybe(texts),
  day_from: maybe(day),
  day_to: maybe(day),
  order_by: maybe(oneOf(['name', 'id'])),
})
const itemQuery = v.object({ ...paging, status: maybe(text) })

function campaignOr404(account: WorldAccount, params: Readonly<Record<string, string>>): WorldCampaign {
  const campaign = campaignIn(account, idOf(params, 'elcam_id'))
  if (campaign === undefined) throw notFound('Campaign')
  return campaign
}

export const campaignHandlers = [
  handle(getElcam, ({ params, account }) => elcamV2Wire(campaignOr404(account, params))),
  handle(listElcamItems, ({ params, account, request }) => {
    const campaign = campaignOr404(account, params)
    const query = queryOf(request, itemQuery)
    return pageOf(
      itemsOf(campaign).filter(({ status }) => query.status == null || query.status === status),
      query,
    ).map(itemWire)
  }),
  handle(getElcamItem, ({ params, account }) => {
    const itemId = idOf(params, 'elcamitem_id')
    const item = itemsOf(campaignOr404(account, params)).find(({ id }) => id === itemId)
    if (item === undefined) throw notFound('Item')
    return itemWire(item)
  }),
  handle(queryElcam, async ({ request, account }) => {
    const query = await bodyOf(request, campaignQuery)
    const range = rangeOf(query)
    const [hasPlatform, hasStatus] = [among(query.vendor), among(query.status)]
    const { elcam_id: refkey, elad_id, entity_id, country_id } = query
    const campaigns = campaignsFor(account, { refkey, elad_id, entity_id, country_id }).filter(
      ({ platform, status }) => hasPlatform(platform) && hasStatus(status),
    )
    const sorted = sortedBy(campaigns, query.order_by === 'name' ? ({ name }) => name : null, query.order_asc)
    const rows = pageOf(sorted, query).map((campaign) => ({
      ...elcamWire(campaign),
      ...(range !== null && metricsOf([campaign], range)),
    }))
    return { total: campaigns.length, rows }
  }),
]
