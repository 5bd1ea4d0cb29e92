import { d3Report } from './report/d3Report.ts'
import { floorPass } from './report/floorPass.ts'
import { ourReport } from './report/ourReport.ts'
import { plainReport } from './report/plainReport.ts'
import { fillStores, makeRows, type BenchReport, type Grouping } from './report/reportRows.ts'

/** How a driver steers the report page. */
export interface ReportBench {
  /** Makes the rows of both periods together; gives the milliseconds that our store took to take them in, page by page. */
  prepare: (rows: number) => number
  /** Milliseconds of one run, and what came out, to be the same for all but the floor. */
  run: (contender: string, by: Grouping) => { ms: number; rows: number; check: number }
}

let report: BenchReport | null = null

const CONTENDERS: Readonly<Record<string, (report: BenchReport, by: Grouping) => { rows: number; check: number }>> = {
  ours: ourReport,
  d3: d3Report,
  plain: plainReport,
  floor: ({ now, earlier }) => ({ rows: 0, check: floorPass(now) + floorPass(earlier) }),
}

const bench: ReportBench = {
  prepare: (rows) => {
    const made = makeRows(rows)
    const start = performance.now()
    const stores = fillStores(made)
    const ms = performance.now() - start
    report = { ...made, ...stores }
    return ms
  },
  run: (contender, by) => {
    const act = CONTENDERS[contender]
    if (report === null || act === undefined) throw new Error('Nothing to run')
    const start = performance.now()
    const { rows, check } = act(report, by)
    return { ms: performance.now() - start, rows, check }
  },
}

declare global {
  interface Window {
    __report?: ReportBench
  }
}
window.__report = bench
