import { post } from './endpoint.ts'
import type { ReportQuery } from './queries.ts'
import { list } from './read.ts'
import { reportRow } from './schemas.ts'

/* The reports of spec section 7 in one figure: of campaigns, whose platform is known, and of their items. */

export const reportElcamsDay = post<ReportQuery>()('reportElcamsDay', '/api/v1/acc/{vert_id}/report/elcams/day', {
  answer: list('campaign report', reportRow),
})
export const reportElcamsMonth = post<ReportQuery>()('reportElcamsMonth', '/api/v1/acc/{vert_id}/report/elcams/month', {
  answer: list('campaign report', reportRow),
})
export const reportItemsDay = post<ReportQuery>()('reportItemsDay', '/api/v1/acc/{vert_id}/report/elcam_items/day', {
  answer: list('item report', reportRow),
})
