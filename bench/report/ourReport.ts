import { groupReport, type GroupedReport } from '#domain/report/groupReport.ts'
import { changesOf } from '#domain/report/reportFigures.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { checksum } from './checksum.ts'
import type { BenchReport, Grouping } from './reportRows.ts'

const BY = { ad: ['ad'], day: ['day'], 'ad|day': ['ad', 'day'] } as const

export function group({ rows, tree }: BenchReport, by: Grouping): GroupedReport {
  return groupReport(rows, tree, { by: BY[by], fill: false, today: '2026-11-20' })
}

/** The report, using our engine: groups rows, joins both periods, computes all changes and sorts. */
export function ourReport(report: BenchReport, by: Grouping): { rows: number; check: number } {
  const grouped = group(report, by)
  const changes = changesOf(grouped, 'all', 'clicks')
  const order = sortReport(grouped, [{ key: 'clicks', descending: true }])
  return { rows: grouped.rows, check: checksum(Array.from(order.subarray(0, 1000), (row) => changes[row])) }
}
