import type { GroupedReport } from './groupReport.ts'
import { noSums, WIDTH, type Sums } from './sums.ts'

/**
 * The totals row: a report of one row, read like any other, at row 0. Its ratios are those of the totals.
 * @param rows the rows that count, for a filtered table; all where left out.
 */
export function totalsOf(report: GroupedReport, rows?: ArrayLike<number>): GroupedReport {
  return { ...report, axes: [], members: [], rows: 1, now: total(report.now, report.rows, rows), earlier: report.earlier && total(report.earlier, report.rows, rows) }
}

function total({ values, known }: Sums, all: number, rows?: ArrayLike<number>): Sums {
  const sum = noSums(1)
  const count = rows?.length ?? all
  for (let place = 0; place < count; place++) {
    const row = rows === undefined ? place : (rows[place] ?? 0)
    sum.known[0] = (sum.known[0] ?? 0) | (known[row] ?? 0)
    for (let at = 0; at < WIDTH; at++) sum.values[at] = (sum.values[at] ?? 0) + (values[row * WIDTH + at] ?? 0)
  }
  return sum
}
