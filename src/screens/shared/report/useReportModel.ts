import { useMemo, useState } from 'react'
import type { RowOrder } from '#components/DataTable/useRowOrder.ts'
import { SMALL, useMedia } from '#components/useMedia.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import { groupReport, type GroupedReport } from '#domain/report/groupReport.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import { DEFAULT_REPORT_COLUMNS, type ReportColumnKey, type ReportView } from '#domain/report/reportView.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { writeSort } from '#domain/sortKeys.ts'
import { useTyped } from '../useTyped.ts'
import { drawingOf, type ReportDrawing } from './chartOf.ts'
import { stepInForce } from './reportChanges.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import { orderOf, searchRows } from './rowOrder.ts'
import { useKept } from './useKept.ts'

/** What the parts of a report screen share, worked out once for each change of what it is made of. */
export interface ReportModel {
  /** The view, with the search as it stands in the field. */
  view: ReportView
  /** Changes part of the view; Back undoes it. */
  change: (part: Partial<ReportView>) => void
  /** Types into the search. */
  type: (text: string) => void
  clearSearch: () => void
  /** The step of the chart in force. */
  step: TimeStep
  chosen: readonly ReportColumnKey[]
  choose: (columns: readonly ReportColumnKey[]) => void
  /** All that was read, as it is grouped, sorted and searched; null before the first rows. */
  figures: ReportFigures | null
  /** The figures are of a part: more is being read, or that was stopped, or failed. */
  part: boolean
  /** The figures are of a view before this one. */
  stale: boolean
  tree: ReportTree
  /** The window is a phone's. */
  small: boolean
}

export interface ReportFigures {
  /** The rows of the table. */
  report: GroupedReport
  /** The numbers of all rows. */
  rows: readonly number[]
  order: RowOrder
  /** Of the rows that the search keeps. */
  totals: GroupedReport
  /** By days or months, whatever the table is grouped by. */
  overTime: GroupedReport
  /** One row of everything that counts. */
  summary: GroupedReport
  drawing: ReportDrawing
}

const NO_TREE = reportTree({ campaigns: [] })

export function useReportModel({ report: { data: reading, loading }, names: { data: names }, view: address, onView, columns: remembered, onColumns, today }: ReportScreenProps): ReportModel {
  // A choice remembered during the visit must not undo Back.
  const [onArrival] = useState(remembered)
  const small = useMedia(SMALL)
  const { text: q, type, drop } = useTyped(address.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...address, q }), [address, q])
  const { measure, comparison, chart } = view
  const by = useKept(view.by, view.by.join())
  const platforms = useKept(view.platforms, view.platforms.join())
  const sort = useKept(view.sort, writeSort(view.sort))
  const step = stepInForce(reading ? { per: view.per, period: reading.period } : view)
  const tree = names ?? NO_TREE

  const options = useMemo(() => reading && { period: reading.period, comparison: reading.comparison, platforms, fill: reading.whole && names !== undefined, today }, [reading, platforms, names, today])
  const report = useMemo(() => reading && options && groupReport(reading.now, reading.earlier, tree, { ...options, by }), [reading, tree, options, by])
  const overTime = useMemo(() => reading && options && groupReport(reading.now, reading.earlier, tree, { ...options, by: [step] }), [reading, tree, options, step])
  const summary = useMemo(() => overTime && totalsOf(overTime), [overTime])
  const drawing = useMemo(() => overTime && drawingOf(overTime, { measure, platforms, step, comparison, kind: chart }), [overTime, measure, platforms, step, comparison, chart])
  const sorted = useMemo(() => report && sortReport(report, sort), [report, sort])
  const kept = useMemo(() => (report ? searchRows(report, q) : null), [report, q])
  const order = useMemo(() => sorted && orderOf(sorted, kept), [sorted, kept])
  const totals = useMemo(() => report && order && totalsOf(report, order.kept === null ? undefined : order.indices), [report, order])
  const count = report?.rows ?? 0
  const rows = useMemo(() => Array.from({ length: count }, (_, row) => row), [count])
  const figures = useMemo(
    () => (report && order && totals && overTime && summary && drawing ? { report, rows, order, totals, overTime, summary, drawing } : null),
    [report, rows, order, totals, overTime, summary, drawing],
  )

  const standard = onArrival ?? DEFAULT_REPORT_COLUMNS
  const wanted = view.cols ?? standard
  const chosen = useKept(wanted, wanted.join())
  return {
    view,
    change: (part) => onView(part, 'push'),
    type,
    clearSearch: () => {
      drop()
      onView({ q: '' }, 'push')
    },
    step,
    chosen,
    choose: (keys) => {
      onColumns([...keys])
      onView({ cols: keys.join() === standard.join() ? null : keys }, 'push')
    },
    figures,
    part: reading !== undefined && !reading.whole,
    stale: loading && reading?.whole === true,
    tree,
    small,
  }
}
