import { groupReport, type GroupedReport } from '#domain/report/groupReport.ts'
import { changesOf } from '#domain/report/reportFigures.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { checksum } from './checksum.ts'
import type { BenchReport, Grouping } from './reportRows.ts'
import { runToEnd } from '#domain/slices.ts'

const BY = { ad: ['ad'], day: ['day'], 'ad|day': ['ad', 'day'] } as const

/** The largest grouping of the bench. */
export function groupByAdAndDay({ now, earlier, tree, period, comparison }: BenchReport): GroupedReport {
  return groupReport(now, earlier, tree, { by: BY['ad|day'], period, comparison, fill: false, today: '2026-11-20' })
}

/** The report, using our engine: groups rows, joins both periods, computes all changes and sorts. */
export function ourReport(
  { now, earlier, tree, period, comparison }: BenchReport,
  by: Grouping,
): { rows: number; check: number } {
  const report = groupReport(now, earlier, tree, { by: BY[by], period, comparison, fill: false, today: '2026-11-20' })
  const changes = changesOf(report, 'all', 'clicks')
  const order = runToEnd(sortReport(report, [{ key: 'clicks', descending: true }]))
  return { rows: report.rows, check: checksum(Array.from(order.subarray(0, 1000), (row) => changes[row])) }
}
