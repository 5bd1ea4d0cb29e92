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

/** State and derived data shared by the parts of a report screen. */
export interface ReportModel {
  /** The view of the URL, with the search text as typed so far. */
  view: ReportView
  /** Changes part of the view; Back undoes it. */
  change: (part: Partial<ReportView>) => void
  /** Handles typing in the search field. */
  type: (text: string) => void
  clearSearch: () => void
  /** The chart's step. */
  step: TimeStep
  chosen: readonly ReportColumnKey[]
  choose: (columns: readonly ReportColumnKey[]) => void
  /** The rows loaded so far, grouped, sorted and searched; null before the first rows. */
  figures: ReportFigures | null
  /** Not all rows are loaded: loading, cancelled or failed. */
  part: boolean
  /** The figures belong to a previous view. */
  stale: boolean
  tree: ReportTree
  /** Phone-sized window. */
  small: boolean
}

export interface ReportFigures extends ReportDone {
  /** Indices of all rows. */
  rows: readonly number[]
  timeChart: ReportDrawing
}

const NO_TREE = reportTree({ campaigns: [] })

export function useReportModel({
  report: { data: reading, loading },
  names: { data: names },
  view: urlView,
  onView,
  columns: storedColumns,
  onColumns,
  today,
}: ReportScreenProps): ReportModel {
  // A choice stored during this visit must not change what Back returns to.
  const [initialColumns] = useState(storedColumns)
  const small = useMedia(SMALL)
  const { text: q, type, drop } = useTyped(urlView.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...urlView, q }), [urlView, q])
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
  // No comparison until all rows are loaded: with half of them it would mislead.
  const timeChart = useMemo(
    () =>
      overTime &&
      drawingOf(part ? { ...overTime, earlier: null } : overTime, {
        measure,
        platforms,
        step,
        comparison,
        chartType: chart,
      }),
    [overTime, part, measure, platforms, step, comparison, chart],
  )
  const count = done?.report.rows ?? 0
  const rows = useMemo(() => Array.from({ length: count }, (_, row) => row), [count])
  const figures = useMemo(
    (): ReportFigures | null => (done && timeChart ? { ...done, rows, timeChart } : null),
    [done, rows, timeChart],
  )

  const defaultColumns = initialColumns ?? DEFAULT_REPORT_COLUMNS
  const shownColumns = view.cols ?? defaultColumns
  const chosen = useKept(shownColumns, shownColumns.join())
  return {
    view,
    change: (viewChange) => onView(viewChange, 'push'),
    type,
    clearSearch: () => {
      drop()
      onView({ q: '' }, 'push')
    },
    step,
    chosen,
    choose: (keys) => {
      onColumns([...keys])
      onView({ cols: keys.join() === defaultColumns.join() ? null : keys }, 'push')
    },
    figures,
    part,
    stale: loading ? reading?.whole === true : done !== null && done.job !== job,
    tree,
    small,
  }
}
