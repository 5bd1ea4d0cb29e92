import * as v from 'valibot'
import type { JsonBodyType } from 'msw'
import {
  reportElcamsDay,
  reportElcamsMonth,
  reportItemsDay,
  reportVendorsDay,
  reportVendorsMonth,
} from '#api/endpoints/reports.ts'
import type { WorldAccount } from '../world/accounts.ts'
import { reportKeys, slotsOf, type Slot, type Source } from '../world/reportKeys.ts'
import { campaignRow, campaignsFor, itemRow, itemsFor, vendorRow, type ReportFilter } from '../world/reports.ts'
import { handle, type HandledEndpoint } from './handle.ts'
import { parseBody, day, ints, optional, oneOf, paging, parseRange, text } from './input.ts'

/** The sort orders of spec section 7; an unnamed key comes second. */
export const SORT_ORDERS = ['refkey', 'day', 'refkey|day', 'day|refkey'] as const

const reportQuery = v.object({
  ...paging,
  refkey: optional(ints),
  elad_id: optional(ints),
  entity_id: optional(ints),
  country_id: optional(text),
  day_from: day,
  day_to: day,
  order_by: optional(oneOf(SORT_ORDERS)),
})

function report<T extends Source>(
  endpoint: HandledEndpoint,
  per: 'day' | 'month',
  sourcesFor: (account: WorldAccount, filter: ReportFilter) => T[],
  row: (source: T, slot: Slot) => JsonBodyType,
) {
  return handle(endpoint, async ({ request, account }) => {
    const {
      limit,
      offset,
      order_asc: ascending,
      order_by: orderBy,
      day_from: from,
      day_to: to,
      ...filter
    } = await parseBody(request, reportQuery)
    const range = parseRange({ day_from: from, day_to: to })
    const slots = range === null ? [] : slotsOf(range, per)
    const sources = sourcesFor(account, filter)
    const { total, keys } = reportKeys(
      sources,
      slots,
      { first: orderBy?.startsWith('day') === true ? 'day' : 'refkey', ascending },
      { limit, offset },
    )
    return { total, rows: keys.map(({ source, slot }) => row(source, slot)) }
  })
}

export const reportHandlers = [
  report(reportElcamsDay, 'day', campaignsFor, campaignRow),
  report(reportElcamsMonth, 'month', campaignsFor, campaignRow),
  report(reportItemsDay, 'day', itemsFor, itemRow),
  report(reportVendorsDay, 'day', campaignsFor, vendorRow),
  report(reportVendorsMonth, 'month', campaignsFor, vendorRow),
]
