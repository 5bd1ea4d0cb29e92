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
import { keysOf, slotsOf, type Slot, type Source } from '../world/reportKeys.ts'
import { campaignRow, campaignsFor, itemRow, itemsFor, vendorRow, type ReportFilter } from '../world/reports.ts'
import { handle, type Called } from './handle.ts'
import { bodyOf, day, ints, maybe, oneOf, paging, rangeOf, text } from './input.ts'

/** The sort orders of spec section 7; an unnamed key comes second. */
export const ORDERS = ['refkey', 'day', 'refkey|day', 'day|refkey'] as const

const reportQuery = v.object({
  ...paging,
  refkey: maybe(ints),
  elad_id: maybe(ints),
  entity_id: maybe(ints),
  country_id: maybe(text),
  day_from: day,
  day_to: day,
  order_by: maybe(oneOf(ORDERS)),
})

function report<T extends Source>(
  endpoint: Called,
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
    } = await bodyOf(request, reportQuery)
    const range = rangeOf({ day_from: from, day_to: to })
    const slots = range === null ? [] : slotsOf(range, per)
    const sources = sourcesFor(account, filter)
    const { total, keys } = keysOf(
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
