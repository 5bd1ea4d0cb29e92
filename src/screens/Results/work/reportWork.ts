import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { samePeriod } from '#domain/period.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import { groupReport, type GroupedReport, type ReportOptions } from '#domain/report/groupReport.ts'
import { isComparable } from '#domain/report/reportFigures.ts'
import type { ReportStore } from '#domain/report/reportStore.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { sameSort, type SortKey } from '#domain/sortKeys.ts'
import { keptRows, orderOf, searchesTime, searchRows } from '../rowOrder.ts'

/** What a report screen shows, to be worked out from rows. */
export interface ReportJob extends ReportOptions {
  now: ReportStore
  earlier: ReportStore | null
  tree: ReportTree
  /** The step of the chart. */
  step: TimeStep
  sort: readonly SortKey[]
  /** The search among the rows. */
  q: string
  platforms: NonNullable<ReportOptions['platforms']>
}

export interface ReportDone {
  job: ReportJob
  /** The rows of the table. */
  report: GroupedReport
  order: RowOrder
  /** How many rows there are to be shown without a search. */
  listed: number
  /** Of the rows that the search keeps. */
  totals: GroupedReport
  /** By days or months, whatever the table is grouped by. */
  overTime: GroupedReport
  /** One row of everything that counts. */
  summary: GroupedReport
}

/** What it remembers to do less next time. */
interface Remembered extends ReportDone {
  sorted: Uint32Array
}

/**
 * Makes a worker-out of jobs that does again only what has changed since the job before: a sort groups nothing, a search
 * sorts nothing, and what is the same is the very same object.
 */
export function reportWork(): (job: ReportJob) => ReportDone {
  let before: Remembered | null = null
  return (job) => {
    const known = before !== null && isSameReading(before.job, job) ? before : null
    const { now, earlier, tree } = job
    const report =
      known !== null && sameWords(known.job.by, job.by) ? known.report : groupReport(now, earlier, tree, job)
    const overTime =
      known !== null && known.job.step === job.step
        ? known.overTime
        : groupReport(now, earlier, tree, { ...job, by: [job.step] })
    const summary = overTime === known?.overTime ? known.summary : totalsOf(overTime)
    const sorted =
      report === known?.report && sameSort(known.job.sort, job.sort) ? known.sorted : sortReport(report, job.sort)
    const asBefore = sorted === known?.sorted && known.job.q === job.q
    const order = asBefore ? known.order : orderOf(sorted, searchRows(report, job.q))
    const totals = asBefore ? known.totals : totalsKept(report, order.kept, job.q)
    before = { job, report, overTime, summary, sorted, order, listed: sorted.length, totals }
    return before
  }
}

/** The totals of the rows that a search keeps. A part of both periods is compared only where all of its rows are. */
function totalsKept(report: GroupedReport, kept: RowOrder['kept'], q: string): GroupedReport {
  if (kept === null) return totalsOf(report)
  const rows = keptRows(kept)
  const totals = totalsOf(report, rows)
  const comparable = !searchesTime(report, q) || rows.every((row) => isComparable(report, row))
  return comparable ? totals : { ...totals, earlier: null }
}

/** The same rows, counted in the same way. */
function isSameReading(a: ReportJob, b: ReportJob): boolean {
  const sameComparison =
    a.comparison === null || b.comparison === null
      ? a.comparison === b.comparison
      : samePeriod(a.comparison, b.comparison)
  return (
    a.now === b.now &&
    a.earlier === b.earlier &&
    a.tree === b.tree &&
    sameComparison &&
    samePeriod(a.period, b.period) &&
    sameWords(a.platforms, b.platforms) &&
    a.fill === b.fill &&
    a.today === b.today
  )
}

/** Whether the answer to one job may stand while the other one, of which more has been read, is worked on. */
export function isSameQuestion(a: ReportJob, b: ReportJob): boolean {
  return (
    a.now.list === b.now.list &&
    a.earlier?.list === b.earlier?.list &&
    sameWords(a.by, b.by) &&
    sameWords(a.platforms, b.platforms) &&
    a.step === b.step
  )
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.join() === b.join()
}
