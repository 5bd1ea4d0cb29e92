import { useMemo, useState } from 'react'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import { DEFAULT_REPORT_COLUMNS, type ReportColumnKey, type ReportView } from '#domain/report/reportView.ts'
import { writeSort } from '#domain/sortKeys.ts'
import { useTyped } from '../shared/useTyped.ts'
import { drawingOf, type ReportDrawing } from './chartOf.ts'
import { stepInForce } from './reportChanges.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import { useKept } from './useKept.ts'
import type { ReportDone, ReportJob } from './work/reportWork.ts'
import { useReportWork } from './work/useReportWork.ts'

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

export interface ReportFigures extends ReportDone {
  /** The numbers of all rows. */
  rows: readonly number[]
  drawing: ReportDrawing
}

const NO_TREE = reportTree({ campaigns: [] })

export function useReportModel({
  report: { data: reading, loading },
  names: { data: names },
  view: address,
  onView,
  columns: remembered,
  onColumns,
  today,
}: ReportScreenProps): ReportModel {
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

  const job = useMemo(
    (): ReportJob | null =>
      reading
        ? {
            now: reading.now,
            earlier: reading.earlier,
            tree,
            by,
            step,
            platforms,
            period: reading.period,
            comparison: reading.comparison,
            fill: reading.whole && names !== undefined,
            today,
            sort,
            q,
          }
        : null,
    [reading, tree, names, by, step, platforms, today, sort, q],
  )
  const done = useReportWork(job)
  const overTime = done?.overTime
  const part = reading !== undefined && !reading.whole
  // What is compared with waits until all of it is here: half of it would say something else.
  const drawing = useMemo(
    () =>
      overTime &&
      drawingOf(part ? { ...overTime, earlier: null } : overTime, {
        measure,
        platforms,
        step,
        comparison,
        kind: chart,
      }),
    [overTime, part, measure, platforms, step, comparison, chart],
  )
  const count = done?.report.rows ?? 0
  const rows = useMemo(() => Array.from({ length: count }, (_, row) => row), [count])
  const figures = useMemo(() => (done && drawing ? { ...done, rows, drawing } : null), [done, rows, drawing])

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
    part,
    stale: loading ? reading?.whole === true : done !== null && done.job !== job,
    tree,
    small,
  }
}
