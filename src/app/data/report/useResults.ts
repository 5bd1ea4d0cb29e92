import { useMemo } from 'react'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import type { ReportLoadable } from '#domain/report/reportReading.ts'
import type { ReportNames } from '#domain/report/reportReading.ts'
import { viewByMonth, type ReportView } from '#domain/report/reportView.ts'
import { expectedRows, reportRequest, requestForPeriod } from './reportRequest.ts'
import { useReportRows } from './useReportRows.ts'
import { useReportTree } from './useReportTree.ts'

interface Results {
  report: ReportLoadable
  names: ReportNames
  /** The report by month would have fewer rows: their number, null if unknown. Undefined if it has no months. */
  rowsByMonth: number | null | undefined
}

/** Loads the rows of a report and their names in parallel. Rows are shown before or without the names. */
export function useResults(view: ReportView): Results {
  const names = useReportTree(view)
  const knowsPlatforms = names.data !== undefined || names.failure === null
  const comparison = useMemo(() => comparisonPeriod(view.period, view.comparison), [view.period, view.comparison])
  const request = reportRequest(view, knowsPlatforms)
  const byMonth = reportRequest({ ...view, ...viewByMonth(view) }, knowsPlatforms)
  const rowsOf = (of: typeof request) => {
    const campaigns = names.data?.campaigns.size
    if (campaigns === undefined) return null
    return [of, ...(comparison ? [requestForPeriod(of, comparison)] : [])].reduce(
      (sum, each) => sum + expectedRows(each, campaigns),
      0,
    )
  }
  return {
    report: useReportRows(request, comparison, knowsPlatforms, { expectedRows: rowsOf(request), asksIfLong: true }),
    names,
    rowsByMonth: request.per === 'day' && byMonth.per === 'month' ? rowsOf(byMonth) : undefined,
  }
}
