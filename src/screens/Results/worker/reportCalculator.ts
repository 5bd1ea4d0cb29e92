import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { isSamePeriod } from '#domain/period.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import { groupReport, type GroupedReport, type ReportOptions } from '#domain/report/groupReport.ts'
import { isComparable } from '#domain/report/reportFigures.ts'
import type { ReportStore } from '#domain/report/reportStore.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { isSameSort, type SortKey } from '#domain/sortKeys.ts'
import { matchingRows, filterOrder, searchMatchesTime, searchRows } from '../table/rowSearch.ts'

/** Everything that determines what a report screen shows. */
export interface ReportJob extends ReportOptions {
  now: ReportStore
  earlier: ReportStore | null
  tree: ReportTree
  /** The chart's step. */
  step: TimeStep
  sort: readonly SortKey[]
  /** Search text. */
  q: string
  platforms: NonNullable<ReportOptions['platforms']>
}

/** What a report screen shows. */
export interface ReportResult {
  job: ReportJob
  /** The rows of the table. */
  report: GroupedReport
  order: RowOrder
  /** Number of rows without the search. */
  listedCount: number
  /** Totals of the rows that match the search. */
  totals: GroupedReport
  /** Grouped by day or month for the chart, whatever the table's grouping. */
  overTime: GroupedReport
  /** Totals of all rows, regardless of the search. */
  summary: GroupedReport
}

/** The previous result, reused where possible. */
interface CachedResult extends ReportResult {
  sorted: Uint32Array
}

/**
 * Returns a function that computes jobs and redoes only what changed since the last one: sorting does not regroup,
 * searching does not sort. Unchanged parts of the result keep their identity.
 */
export function createReportCalculator(): (job: ReportJob) => ReportResult {
  let last: CachedResult | null = null
  return (job) => {
    const cached = last !== null && hasSameInput(last.job, job) ? last : null
    const { now, earlier, tree } = job
    const report =
      cached !== null && sameItems(cached.job.by, job.by) ? cached.report : groupReport(now, earlier, tree, job)
    const overTime =
      cached !== null && cached.job.step === job.step
        ? cached.overTime
        : groupReport(now, earlier, tree, { ...job, by: [job.step] })
    const summary = overTime === cached?.overTime ? cached.summary : totalsOf(overTime)
    const sorted =
      report === cached?.report && isSameSort(cached.job.sort, job.sort) ? cached.sorted : sortReport(report, job.sort)
    const isSameOrder = sorted === cached?.sorted && cached.job.q === job.q
    const order = isSameOrder ? cached.order : filterOrder(sorted, searchRows(report, job.q))
    const totals = isSameOrder ? cached.totals : matchingTotals(report, order.filterMask, job.q)
    last = { job, report, overTime, summary, sorted, order, listedCount: sorted.length, totals }
    return last
  }
}

/** Totals of the rows that match a search. If it matches days or months, they must all be comparable. */
function matchingTotals(report: GroupedReport, mask: RowOrder['filterMask'], q: string): GroupedReport {
  if (mask === null) return totalsOf(report)
  const rows = matchingRows(mask)
  const totals = totalsOf(report, rows)
  const comparable = !searchMatchesTime(report, q) || rows.every((row) => isComparable(report, row))
  return comparable ? totals : { ...totals, earlier: null }
}

/** Whether two jobs have the same rows and count them in the same way. */
function hasSameInput(a: ReportJob, b: ReportJob): boolean {
  const sameComparison =
    a.comparison === null || b.comparison === null
      ? a.comparison === b.comparison
      : isSamePeriod(a.comparison, b.comparison)
  return (
    a.now === b.now &&
    a.earlier === b.earlier &&
    a.tree === b.tree &&
    sameComparison &&
    isSamePeriod(a.period, b.period) &&
    sameItems(a.platforms, b.platforms) &&
    a.fill === b.fill &&
    a.today === b.today
  )
}

/** Whether one job's result may be shown while the other is computed: same question, perhaps more rows. */
export function isSameQuery(a: ReportJob, b: ReportJob): boolean {
  return (
    a.now.list === b.now.list &&
    a.earlier?.list === b.earlier?.list &&
    sameItems(a.by, b.by) &&
    sameItems(a.platforms, b.platforms) &&
    a.step === b.step
  )
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.join() === b.join()
}
