import type { GroupedReport } from '#domain/report/groupReport.ts'
import { d3Report } from './report/d3Report.ts'
import { floorPass } from './report/floorPass.ts'
import { group, ourReport } from './report/ourReport.ts'
import { plainReport } from './report/plainReport.ts'
import { makeRows, withRows, type BenchReport, type Grouping } from './report/reportRows.ts'

/** The report page's interface for the driver. */
export interface ReportBench {
  /** Creates the rows of both periods. */
  prepare: (rows: number) => void
  /** Drops the rows that our store holds, and their grouping. */
  release: () => void
  /** Runs one contender. Returns the milliseconds, and the row count and checksum, equal for all but the floor. */
  run: (contender: string, by: Grouping) => { ms: number; rows: number; check: number }
}

let report: BenchReport | null = null
let grouped: GroupedReport | null = null

const CONTENDERS: Readonly<Record<string, (report: BenchReport, by: Grouping) => { rows: number; check: number }>> = {
  ours: ourReport,
  d3: d3Report,
  plain: plainReport,
  floor: ({ rows: { now, earlier } }) => ({ rows: 0, check: floorPass(now) + (earlier ? floorPass(earlier) : 0) }),
}

const bench: ReportBench = {
  prepare: (rows) => {
    report = withRows(makeRows(rows))
    grouped = group(report, 'ad|day')
  },
  release: () => {
    // Reading it keeps the grouping alive until here.
    if (grouped === null || report === null) throw new Error('Nothing to release')
    grouped = null
    report = { ...report, rows: { ...report.rows, now: { ...report.rows.now, rows: [] }, earlier: null } }
  },
  run: (contender, by) => {
    const run = CONTENDERS[contender]
    if (report === null || run === undefined) throw new Error('Nothing to run')
    const start = performance.now()
    const { rows, check } = run(report, by)
    return { ms: performance.now() - start, rows, check }
  },
}

declare global {
  interface Window {
    __report?: ReportBench
  }
}
window.__report = bench
