import { post } from '../endpoint.ts'
import { PAGING, type ReportQuery, type TrackingQuery } from '../queries.ts'
import { list } from '../read.ts'
import { reportRow, trackingRow, vendorReportRow } from '../schemas/reports.ts'

/* Reports and tracking (spec section 7). */

/** The specification has no default for what reports are ordered by. */
const REPORT_PAGING = { ...PAGING, order_asc: false } as const

export const reportVendorsDay = post<ReportQuery>()(
  'reportVendorsDay',
  '/api/v1/acc/{vert_id}/report/elcam_vendors/day',
  { response: list('platform report', vendorReportRow), defaults: REPORT_PAGING },
)
export const reportVendorsMonth = post<ReportQuery>()(
  'reportVendorsMonth',
  '/api/v1/acc/{vert_id}/report/elcam_vendors/month',
  { response: list('platform report', vendorReportRow), defaults: REPORT_PAGING },
)
export const reportElcamsDay = post<ReportQuery>()('reportElcamsDay', '/api/v1/acc/{vert_id}/report/elcams/day', {
  response: list('campaign report', reportRow),
  defaults: REPORT_PAGING,
})
export const reportElcamsMonth = post<ReportQuery>()('reportElcamsMonth', '/api/v1/acc/{vert_id}/report/elcams/month', {
  response: list('campaign report', reportRow),
  defaults: REPORT_PAGING,
})
export const reportItemsDay = post<ReportQuery>()('reportItemsDay', '/api/v1/acc/{vert_id}/report/elcam_items/day', {
  response: list('item report', reportRow),
  defaults: REPORT_PAGING,
})
export const trackEntities = post<TrackingQuery>()('trackEntities', '/api/v1/acc/{vert_id}/trackdaily/entity', {
  response: list('tracking', trackingRow),
  defaults: REPORT_PAGING,
})
export const trackElads = post<TrackingQuery>()('trackElads', '/api/v1/acc/{vert_id}/trackdaily/elad', {
  response: list('tracking', trackingRow),
  defaults: REPORT_PAGING,
})
