import type { Endpoint } from '#api/endpoint.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth } from '#api/endpoints/reports.ts'
import type { ReportQuery } from '#api/queries.ts'
import type { Page } from '#api/read.ts'
import type { Day } from '#domain/day.ts'
import { isWholeMonths, type Period } from '#domain/period.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import type { ReportStore, StoredRow } from '#domain/report/reportStore.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { regionCountryId } from '#domain/region.ts'

/** Which rows a report needs: the same whatever its grouping, order, search and columns. */
export interface ReportQuestion extends Pick<ReportView, 'adIds' | 'titleIds' | 'region' | 'period'> {
  /** Null for no comparison. */
  comparison: Period | null
  /** Rows by campaign, with their platforms, or by item. */
  of: ReportStore['of']
  /** The largest step that will do. */
  step: TimeStep
}

/** One list of report rows, by the step `per`. */
interface ReportList {
  endpoint: Endpoint<string, object, ReportQuery, Page<StoredRow>>
  body: ReportQuery
  per: TimeStep
}

/**
 * The list to read for one of the periods of a question. By month only for whole months in the past, because the server
 * may not cut months to the period.
 */
export function reportList(question: ReportQuestion, period: Period, today: Day): ReportList {
  const { of, step, adIds, titleIds, region } = question
  const per = of === 'campaign' && step === 'month' && isWholeMonths(period) && period.to < today ? 'month' : 'day'
  return {
    endpoint: of === 'item' ? reportItemsDay : per === 'month' ? reportVendorsMonth : reportVendorsDay,
    body: {
      ...(adIds.length > 0 && { elad_id: [...adIds] }),
      ...(titleIds.length > 0 && { entity_id: [...titleIds] }),
      country_id: regionCountryId(region),
      day_from: period.from,
      day_to: period.to,
      order_by: 'day|refkey',
      order_asc: true,
    },
    per,
  }
}
