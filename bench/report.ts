import type { GroupedReport } from '#domain/report/groupReport.ts'
import { d3Report } from './report/d3Report.ts'
import { floorPass } from './report/floorPass.ts'
import { groupByAdAndDay, ourReport } from './report/ourReport.ts'
import { plainReport } from './report/plainReport.ts'
import { toStores, makeRows, type BenchReport, type Grouping } from './report/reportRows.ts'

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
  floor: ({ now, earlier }) => ({ rows: 0, check: floorPass(now) + floorPass(earlier) }),
}

const bench: ReportBench = {
  prepare: (rows) => {
    const flatReport = makeRows(rows)
    report = { ...flatReport, ...toStores(flatReport) }
    grouped = groupByAdAndDay(report)
  },
  release: () => {
    // Reading it keeps the grouping alive until here.
    if (grouped === null || report === null) throw new Error('Nothing to release')
    grouped = null
    const noRows = { of: 'campaign', per: 'day', rows: [] } as const
    report = { ...report, now: noRows, earlier: noRows }
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
