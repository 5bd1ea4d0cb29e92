import type { GroupedReport } from './groupReport.ts'
import { addRow, noSums, type Sums } from './sums.ts'

/**
 * The totals of a report, as a report with the single row 0. Its ratios are ratios of the totals.
 * @param rows rows to include, for a filtered table; all by default
 */
export function totalsOf(report: GroupedReport, rows?: ArrayLike<number>): GroupedReport {
  return {
    ...report,
    axes: [],
    strides: [],
    cells: null,
    rows: 1,
    now: total(report.now, rows),
    earlier: report.earlier && total(report.earlier, rows),
  }
}

function total(sums: Sums, rows?: ArrayLike<number>): Sums {
  const sum = noSums(1)
  const count = rows?.length ?? sums.rows
  for (let place = 0; place < count; place++) addRow(sum, 0, sums, rows === undefined ? place : (rows[place] ?? 0))
  return sum
}
