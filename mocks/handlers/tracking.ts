import * as v from 'valibot'
import { trackElads, trackEntities } from '#api/endpoints/reports.ts'
import type { TrackingWire } from '#api/schemas/reports.ts'
import { TRACKING_SOURCES } from '#domain/reportRows.ts'
import type { WorldAccount } from '../world/accounts.ts'
import { treeOf, type WorldCampaign } from '../world/campaigns.ts'
import { adIn, campaignsOfAd, titleIn } from '../world/catalogue.ts'
import { trackingRows } from '../world/tracking.ts'
import { handle, type HandledEndpoint } from './handle.ts'
import { parseBody, day, ints, optional, oneOf, paging, parseRange, texts } from './input.ts'
import { isOneOf, paginate } from './list.ts'
import { SORT_ORDERS } from './reports.ts'

const trackingQuery = v.object({
  ...paging,
  refkey: ints,
  day_from: day,
  day_to: day,
  order_by: optional(oneOf(SORT_ORDERS)),
  trackcol: optional(texts),
  tracksrc: optional(v.array(oneOf(TRACKING_SOURCES), 'Input should be a valid list')),
})

function tracking(
  endpoint: HandledEndpoint,
  campaignsOf: (account: WorldAccount, refkey: number) => readonly WorldCampaign[],
) {
  return handle(endpoint, async ({ request, account }) => {
    const query = await parseBody(request, trackingQuery)
    const range = parseRange(query)
    const [hasSource, hasColumn] = [isOneOf<string>(query.tracksrc), isOneOf(query.trackcol)]
    const rows =
      range === null
        ? []
        : [...new Set(query.refkey)].flatMap((refkey) => trackingRows(refkey, campaignsOf(account, refkey), range))
    const matching = rows.filter(
      ({ tracksrc, trackcol }) => hasSource(String(tracksrc ?? '')) && hasColumn(trackcol ?? ''),
    )
    return {
      total: matching.length,
      rows: paginate(matching.sort(byKeyAndDay(query.order_by?.startsWith('day') === true, query.order_asc)), query),
    }
  })
}

/** Comparator. Sorting is stable: sources and columns of the same key and day keep their order. */
function byKeyAndDay(dayFirst: boolean, ascending: boolean) {
  const sign = ascending ? 1 : -1
  return (a: TrackingWire, b: TrackingWire) => {
    const [byKey, byDay] = [a.refkey - b.refkey, a.day < b.day ? -1 : a.day > b.day ? 1 : 0]
    return sign * (dayFirst ? byDay || byKey : byKey || byDay)
  }
}

export const trackingHandlers = [
  tracking(trackEntities, (account, id) => {
    const title = titleIn(account, id)
    return title === undefined ? [] : treeOf(title).campaigns
  }),
  tracking(trackElads, (account, id) => {
    const ad = adIn(account, id)
    return ad === undefined ? [] : campaignsOfAd(ad)
  }),
]
