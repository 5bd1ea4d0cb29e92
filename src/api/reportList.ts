import type { Endpoint } from './endpoint.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth } from './endpoints/reports.ts'
import type { ReportQuery } from './queries.ts'
import type { Page } from './read.ts'
import type { Day } from '#domain/day.ts'
import { isWholeMonths, type Period } from '#domain/period.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import type { StoredRow } from '#domain/report/reportReading.ts'
import type { RefkeyKind } from '#domain/report/reportTree.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { regionCountryId } from '#domain/region.ts'

/** Which titles and ads a report is limited to; empty: all. */
type ReportScope = Pick<ReportView, 'adIds' | 'titleIds'>

/** Which rows a report needs: the same whatever its grouping, order, search and columns. */
export interface ReportQuestion extends ReportScope, Pick<ReportView, 'region' | 'period'> {
  /** Null for no comparison. */
  comparison: Period | null
  /** Rows by campaign, with their platforms, or by item. */
  of: RefkeyKind
  /** The largest step that will do. */
  step: TimeStep
}

/** The filters of a report's lists. */
export function scopeBody({ adIds, titleIds }: ReportScope) {
  return {
    ...(adIds.length > 0 && { elad_id: [...adIds] }),
    ...(titleIds.length > 0 && { entity_id: [...titleIds] }),
  }
}

/**
 * The step of the rows of both periods. By month only for whole months in the past, because the server may not cut months
 * to the period.
 */
export function rowStep({ of, step, period, comparison }: ReportQuestion, today: Day): TimeStep {
  const isPastMonths = (each: Period) => isWholeMonths(each) && each.to < today
  const hasMonths = of === 'campaign' && isPastMonths(period) && (comparison === null || isPastMonths(comparison))
  return hasMonths ? step : 'day'
}

/** The list to read for one of the periods of a question. */
export function reportList(
  question: ReportQuestion,
  period: Period,
  today: Day,
): { endpoint: Endpoint<string, object, ReportQuery, Page<StoredRow>>; body: ReportQuery } {
  const byStep = { day: reportVendorsDay, month: reportVendorsMonth }
  return {
    endpoint: question.of === 'item' ? reportItemsDay : byStep[rowStep(question, today)],
    body: {
      ...scopeBody(question),
      country_id: regionCountryId(question.region),
      day_from: period.from,
      day_to: period.to,
      order_by: 'day|refkey',
      order_asc: true,
    },
  }
}
