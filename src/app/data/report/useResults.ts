import { useMemo, useState } from 'react'
import { mergeLoadables, type Loadable } from '#domain/loadable.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import { stepOf } from '#domain/report/dimensions.ts'
import type { ComparedRows, ReportNames, ReportReading } from '#domain/report/reportReading.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { useReportToday } from '../useReportToday.ts'
import { useComparedRows } from './useComparedRows.ts'
import { useReportTree } from './useReportTree.ts'

interface Results {
  report: Loadable<ReportReading>
  names: ReportNames
}

/**
 * Loads the rows of a report and their names in parallel. Rows are shown before or without the names. Grouped by item, the
 * rows by campaign are read as well: few, and with their platforms, so that totals and chart wait for no name.
 */
export function useResults(view: ReportView): Results {
  const { by, per, period, adIds, titleIds, region } = view
  const names = useReportTree(view)
  const today = useReportToday()
  const comparison = useMemo(() => comparisonPeriod(period, view.comparison, today), [period, view.comparison, today])
  const isByItem = by.includes('item')
  const step = by.includes('day') || (per ?? stepOf(period)) === 'day' ? 'day' : 'month'
  const question = { adIds, titleIds, region, period, comparison, step } as const
  const campaigns = useComparedRows({ ...question, of: 'campaign' })
  const hasTooManyNames = names.failure?.kind === 'tooLong'
  const items = useComparedRows(isByItem && !hasTooManyNames ? { ...question, of: 'item' } : null)

  const tableRows = isByItem ? items.data : campaigns.data
  // The totals of some of the campaigns would be wrong beside the rows of all items.
  const campaignRows = isByItem && campaigns.loading ? undefined : campaigns.data
  const reading = useMemo(
    () => tableRows && campaignRows && { tableRows, campaignRows, today },
    [tableRows, campaignRows, today],
  )
  const merged = mergeLoadables(isByItem ? [campaigns, items] : [campaigns], reading)
  const [last, setLast] = useState({ reading, tree: names.data })
  const { loading, failure } = merged
  const waits = loading && failure === null && last.reading !== undefined && !(reading && hasBegun(reading.tableRows))
  if (!waits && (reading !== last.reading || names.data !== last.tree)) setLast({ reading, tree: names.data })
  if (!waits) return { report: merged, names }
  // The names of another region come before its rows, and lack some of those that are still shown.
  return { report: { ...merged, data: last.reading }, names: { ...names, data: last.tree ?? names.data } }
}

/** Whether there are rows of both periods, or are none. */
function hasBegun({ earlier, isComplete }: ComparedRows): boolean {
  return isComplete || earlier === null || earlier.rows.length > 0
}
