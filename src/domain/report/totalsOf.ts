import { range } from 'es-toolkit'
import type { GroupedReport } from './groupReport.ts'
import { addUp, type Sums } from './sums.ts'

/**
 * The totals of a report, as a report with the single row 0. Its ratios are ratios of the totals.
 * @param rows rows to include, for a filtered table; all by default
 */
export function totalsOf(report: GroupedReport, rows: readonly number[] = range(report.rows)): GroupedReport {
  return { ...report, ...addUpGroups(report, [rows]), axes: [], memberIndexes: [] }
}

/** The report by one of its axes alone: a row per member, the sum of its rows that are included. */
export function alongAxis(report: GroupedReport, axis: number, rows: readonly number[]): GroupedReport {
  const { axes, memberIndexes } = report
  const members = axes[axis]?.members ?? []
  const rowsOf: number[][] = members.map(() => [])
  for (const row of rows) rowsOf[memberIndexes[axis]?.[row] ?? 0]?.push(row)
  return {
    ...report,
    ...addUpGroups(report, rowsOf),
    axes: axes.slice(axis, axis + 1),
    memberIndexes: [range(members.length)],
  }
}

function addUpGroups({ now, complete, earlier }: GroupedReport, groups: readonly (readonly number[])[]) {
  const addUpAll = (sums: Sums) => groups.map((rows) => addUp(sums, rows))
  const nowSums = addUpAll(now)
  return {
    rows: groups.length,
    now: nowSums,
    complete: complete === now ? nowSums : addUpAll(complete),
    earlier: earlier && addUpAll(earlier),
  }
}
