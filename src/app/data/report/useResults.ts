import { useMemo } from 'react'
import type { Loadable } from '#domain/loadable.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { reportRequest } from './reportRequest.ts'
import { useReportRows } from './useReportRows.ts'
import { useReportTree } from './useReportTree.ts'

/** Loads the rows of a report and their names in parallel. Rows are shown before or without the names. */
export function useResults(view: ReportView): { report: Loadable<ReportReading>; names: Loadable<ReportTree> } {
  const names = useReportTree(view)
  const knowsPlatforms = names.data !== undefined || names.failure === null
  const comparison = useMemo(() => comparisonPeriod(view.period, view.comparison), [view.period, view.comparison])
  return { report: useReportRows(reportRequest(view, knowsPlatforms), comparison, knowsPlatforms), names }
}
