import * as v from 'valibot'
import { getElcam, getElcamItem, listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import type { WorldAccount } from '../world/accounts.ts'
import type { WorldCampaign } from '../world/campaigns.ts'
import { campaignIn } from '../world/catalogue.ts'
import { metricsOf } from '../world/figures.ts'
import { itemsOf } from '../world/items.ts'
import { campaignsFor } from '../world/reports.ts'
import { elcamV2Wire, elcamWire, itemWire } from '../world/wire.ts'
import { handle, intParam } from './handle.ts'
import {
  parseBody,
  day,
  ints,
  optional,
  oneOf,
  paging,
  platforms,
  parseQuery,
  parseRange,
  text,
  texts,
} from './input.ts'
import { isOneOf, paginate, sortedBy } from './list.ts'
import { notFound } from './httpError.ts'

const campaignQuery = v.object({
  ...paging,
  elad_id: optional(ints),
  entity_id: optional(ints),
  elcam_id: optional(ints),
  vendor: optional(platforms),
  country_id: optional(text),
  status: optional(texts),
  day_from: optional(day),
  day_to: optional(day),
  order_by: optional(oneOf(['name', 'id'])),
})
const itemQuery = v.object({ ...paging, status: optional(text) })

function campaignOr404(account: WorldAccount, params: Readonly<Record<string, string>>): WorldCampaign {
  const campaign = campaignIn(account, intParam(params, 'elcam_id'))
  if (campaign === undefined) throw notFound('Campaign')
  return campaign
}

export const campaignHandlers = [
  handle(getElcam, ({ params, account }) => elcamV2Wire(campaignOr404(account, params))),
  handle(listElcamItems, ({ params, account, request }) => {
    const campaign = campaignOr404(account, params)
    const query = parseQuery(request, itemQuery)
    return paginate(
      itemsOf(campaign).filter(({ status }) => query.status == null || query.status === status),
      query,
    ).map(itemWire)
  }),
  handle(getElcamItem, ({ params, account }) => {
    const itemId = intParam(params, 'elcamitem_id')
    const item = itemsOf(campaignOr404(account, params)).find(({ id }) => id === itemId)
    if (item === undefined) throw notFound('Item')
    return itemWire(item)
  }),
  handle(queryElcam, async ({ request, account }) => {
    const query = await parseBody(request, campaignQuery)
    const range = parseRange(query)
    const [hasPlatform, hasStatus] = [isOneOf(query.vendor), isOneOf(query.status)]
    const { elcam_id: refkey, elad_id, entity_id, country_id } = query
    const campaigns = campaignsFor(account, { refkey, elad_id, entity_id, country_id }).filter(
      ({ platform, status }) => hasPlatform(platform) && hasStatus(status),
    )
    const sorted = sortedBy(campaigns, query.order_by === 'name' ? ({ name }) => name : null, query.order_asc)
    const rows = paginate(sorted, query).map((campaign) => ({
      ...elcamWire(campaign),
      ...(range !== null && metricsOf([campaign], range)),
    }))
    return { total: campaigns.length, rows }
  }),
]
