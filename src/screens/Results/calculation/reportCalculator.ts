import { range } from 'es-toolkit'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { PlatformNames } from '#domain/messages/ads.ts'
import { isSamePeriod } from '#domain/period.ts'
import type { Dimension, TimeStep } from '#domain/report/dimensions.ts'
import {
  groupInSlices,
  supportedDimensions,
  type GroupedReport,
  type ReportOptions,
} from '#domain/report/groupReport.ts'
import { hasFigures, isComparable } from '#domain/report/reportFigures.ts'
import type { ComparedRows } from '#domain/report/reportReading.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { alongAxis, totalsOf } from '#domain/report/totalsOf.ts'
import type { Slices } from '#domain/slices.ts'
import { isSameSort, type SortKey } from '#domain/sortKeys.ts'
import { matchingRows, filterOrder, searchMatchesTime, searchRows } from '../table/rowSearch.ts'

/** Everything that determines what a report screen shows. */
export interface ReportJob extends ReportOptions {
  /** The rows of the table. */
  rows: Pick<ComparedRows, 'now' | 'earlier'>
  /** The rows of totals, chart and What moved, unless a search limits them to those of the table. */
  figures: Pick<ComparedRows, 'now' | 'earlier'>
  tree: ReportTree
  /** The chart's step. */
  step: TimeStep
  /** What the report is about. */
  entity: 'ad' | 'title'
  /** The dimension whose members have a line each in the chart. */
  lines: 'ad' | 'title' | null
  sort: readonly SortKey[]
  /** Search text. */
  q: string
  platforms: NonNullable<ReportOptions['platforms']>
  platformNames: PlatformNames
}

/** A title or an ad over time. */
interface EntityLine {
  name: string
  report: GroupedReport
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
  /** The rows that match the search by day or month, for the chart. */
  overTime: GroupedReport
  /** The rows that match the search over time for each of the chosen titles or ads; null if they are not told apart. */
  lines: readonly EntityLine[] | null
  /** The rows that match the search by ad or title, for What moved. */
  moved: GroupedReport
  /** Neither period has any figures, whatever the search. */
  isEmpty: boolean
}

/** The previous result with the steps on the way to it, reused where possible. */
interface CachedResult extends ReportResult {
  sorted: Uint32Array
  /** By their rows and dimensions, the last used at the end. */
  groupings: ReadonlyMap<string, GroupedReport>
}

/** How many groupings are kept: more than one job uses. */
const MAX_GROUPINGS = 6

/**
 * Returns a function that computes jobs and redoes only what changed since the last one: sorting does not regroup,
 * searching does not sort. Unchanged parts of the result keep their identity.
 */
export function createReportCalculator(): (job: ReportJob) => Slices<ReportResult> {
  let last: CachedResult | null = null
  return function* (job) {
    const cached = last !== null && hasSameInput(last.job, job) ? last : null
    const { by, q, platformNames } = job
    const groupings = new Map(cached?.groupings)
    function* group(dimensions: readonly Dimension[], { now, earlier } = job.rows): Slices<GroupedReport> {
      const key = [now.of, ...dimensions].join()
      const grouped = groupings.get(key) ?? (yield* groupInSlices(now, earlier, job.tree, { ...job, by: dimensions }))
      groupings.delete(key)
      groupings.set(key, grouped)
      return grouped
    }

    const report = yield* group(by)
    const sorted =
      report === cached?.report && isSameSort(cached.job.sort, job.sort)
        ? cached.sorted
        : yield* sortReport(report, job.sort)
    yield
    const isSameSearch = report === cached?.report && cached.job.q === q && cached.job.platformNames === platformNames
    const order =
      isSameSearch && sorted === cached.sorted
        ? cached.order
        : filterOrder(sorted, searchRows(report, q, platformNames))
    yield

    const isSearched = order.filterMask !== null
    const counted = isSearched ? job.rows : job.figures
    /** A report by these dimensions, and its rows that match the search. */
    function* matching(dimensions: readonly Dimension[]): Slices<{ detailed: GroupedReport; rows: readonly number[] }> {
      const detailed = yield* group(isSearched ? [...by, ...dimensions] : dimensions, counted)
      const mask = isSearched
        ? searchRows({ ...detailed, axes: detailed.axes.slice(0, report.axes.length) }, q, platformNames)
        : null
      return { detailed, rows: mask === null ? range(detailed.rows) : matchingRows(mask) }
    }
    const axisOf = ({ axes }: GroupedReport, dimension: Dimension) => {
      const [supported] = supportedDimensions(counted.now, [dimension])
      return axes.findIndex((each) => each.by === supported)
    }
    function* matchingBy(dimension: Dimension, known: GroupedReport | undefined): Slices<GroupedReport> {
      const { detailed, rows } = yield* matching([dimension])
      if (!isSearched) return detailed
      if (isSameSearch && known !== undefined && axisOf(known, dimension) === 0) return known
      return alongAxis(detailed, axisOf(detailed, dimension), rows)
    }
    function* linesBy(dimension: 'ad' | 'title'): Slices<readonly EntityLine[]> {
      const { detailed, rows } = yield* matching([dimension, job.step])
      const axis = axisOf(detailed, dimension)
      return (detailed.axes[axis]?.members ?? []).flatMap(({ id, name }, index) => {
        const own = rows.filter((row) => detailed.memberIndexes[axis]?.[row] === index)
        if (id === null || own.length === 0) return []
        return [{ name, report: alongAxis(detailed, axisOf(detailed, job.step), own) }]
      })
    }
    const overTime = yield* matchingBy(job.step, cached?.overTime)
    const totals =
      isSameSearch && overTime === cached.overTime
        ? cached.totals
        : order.filterMask === null
          ? totalsOf(overTime)
          : matchingTotals(report, order.filterMask, q)
    const movedRows = yield* matchingBy(job.entity, cached?.moved)
    const moved = totals.earlier === null && movedRows.earlier !== null ? { ...movedRows, earlier: null } : movedRows
    const lines = job.lines === null ? null : yield* linesBy(job.lines)
    const isEmpty = ![...groupings.values()].some(hasAnyFigures)
    for (const key of [...groupings.keys()].slice(0, -MAX_GROUPINGS)) groupings.delete(key)
    last = {
      job,
      report,
      sorted,
      groupings,
      order,
      listedCount: sorted.length,
      totals,
      overTime,
      lines,
      moved,
      isEmpty,
    }
    return last
  }
}

/** Totals of the rows that match a search. If it matches days or months, they must all be comparable. */
function matchingTotals(report: GroupedReport, mask: Uint8Array, q: string): GroupedReport {
  const rows = matchingRows(mask)
  const totals = totalsOf(report, rows)
  const comparable = !searchMatchesTime(report, q) || rows.every((row) => isComparable(report, row))
  return comparable ? totals : { ...totals, earlier: null }
}

function hasAnyFigures({ now, earlier }: GroupedReport): boolean {
  return [now, earlier].some((sums) => sums?.some((_, row) => hasFigures(sums, row, 'all')))
}

function hasSameRows(a: ReportJob['rows'], b: ReportJob['rows']): boolean {
  return a.now === b.now && a.earlier === b.earlier
}

/** Whether two jobs have the same rows and count them in the same way. */
function hasSameInput(a: ReportJob, b: ReportJob): boolean {
  return (
    hasSameRows(a.rows, b.rows) &&
    hasSameRows(a.figures, b.figures) &&
    a.tree === b.tree &&
    a.fill === b.fill &&
    isCountedAlike(a, b)
  )
}

/** Whether two jobs ask the same question, perhaps of more rows. */
export function isSameQuestion(a: ReportJob, b: ReportJob): boolean {
  return (
    isCountedAlike(a, b) &&
    a.by.join() === b.by.join() &&
    a.step === b.step &&
    a.entity === b.entity &&
    a.lines === b.lines &&
    a.q === b.q &&
    a.platformNames === b.platformNames &&
    isSameSort(a.sort, b.sort)
  )
}

function isCountedAlike(a: ReportJob, b: ReportJob): boolean {
  const sameComparison =
    a.comparison === null || b.comparison === null
      ? a.comparison === b.comparison
      : isSamePeriod(a.comparison, b.comparison)
  return (
    sameComparison &&
    isSamePeriod(a.period, b.period) &&
    a.platforms.join() === b.platforms.join() &&
    a.today === b.today
  )
}
