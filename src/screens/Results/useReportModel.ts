import { range } from 'es-toolkit'
import { useMemo, useState } from 'react'
import { isPending } from '#domain/loadable.ts'
import type { PlatformNames } from '#domain/messages/ads.ts'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import { isTime, type TimeStep } from '#domain/report/dimensions.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import { comparedBy, DEFAULT_REPORT_COLUMNS, type ReportColumnKey, type ReportView } from '#domain/report/reportView.ts'
import { formatSort } from '#domain/sortKeys.ts'
import { usePlatformNames } from '../shared/PlatformNames.ts'
import { useDebouncedText } from '../shared/useDebouncedText.ts'
import type { TimeChart } from '#screens/shared/results/exports/exportChartImage.tsx'
import { buildTimeChart } from './chart/buildTimeChart.ts'
import { currentStep } from './settings/viewChanges.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import { useStableValue } from './useStableValue.ts'
import type { ReportResult, ReportJob } from './calculation/reportCalculator.ts'
import { useReportResult } from './calculation/useReportResult.ts'

/** State and derived data shared by the parts of a report screen. */
export interface ReportModel {
  /** The view of the URL, with the search text as typed so far. */
  view: ReportView
  /** Changes part of the view; Back undoes it. */
  updateView: (part: Partial<ReportView>) => void
  /** Handles typing in the search field. */
  setSearch: (text: string) => void
  clearSearch: () => void
  /** The chart's step. */
  step: TimeStep
  chosenColumns: readonly ReportColumnKey[]
  chooseColumns: (columns: readonly ReportColumnKey[]) => void
  /** The rows loaded so far, grouped, sorted and searched; null before the first rows. */
  figures: ReportFigures | null
  /** Not all rows of the table are there: loading, cancelled or failed. */
  isPartial: boolean
  /** Not all rows of the totals and the chart are there. */
  isTotalPartial: boolean
  /** Some names of the rows are still loading. */
  namesPending: boolean
  /** Nothing can be grouped or found without those names. */
  waitsForNames: boolean
  /** The figures belong to a previous view. */
  isStale: boolean
  tree: ReportTree
  platformNames: PlatformNames
  /** Phone-sized window. */
  isSmall: boolean
}

export interface ReportFigures extends ReportResult {
  /** Indices of all rows. */
  rowIndices: readonly number[]
  timeChart: TimeChart
}

const NO_TREE = reportTree({ campaigns: [] })

export function useReportModel({
  kind,
  report: { data: reading, loading },
  names: { data: names, ...namesState },
  view: urlView,
  onView,
  savedColumns: storedColumns,
  onColumnsChange,
  today,
}: ReportScreenProps): ReportModel {
  // A choice stored during this visit must not change what Back returns to.
  const [initialColumns] = useState(storedColumns)
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const { text: q, setText: setSearch, discard } = useDebouncedText(urlView.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...urlView, q }), [urlView, q])
  const { measure, comparison, chart } = view
  const by = useStableValue(view.by, view.by.join())
  const platforms = useStableValue(view.platforms, view.platforms.join())
  const sort = useStableValue(view.sort, formatSort(view.sort))
  const step = currentStep(reading ? { per: view.per, period: reading.rows.period } : view)
  const tree = names ?? NO_TREE
  const lines = comparedBy(view)
  const platformNames = usePlatformNames()

  const isSearched = q.trim() !== ''
  const namesPending = isPending(namesState) && !by.every(isTime)
  const waitsForNames =
    namesPending &&
    by.includes('item') &&
    (isSearched || platforms.length < PLATFORMS.length || by.some((each) => each !== 'item' && !isTime(each)))
  const job = useMemo((): ReportJob | null => {
    if (reading === undefined || (isSearched && waitsForNames)) return null
    const { rows, figures } = reading
    return {
      rows,
      figures,
      tree,
      by,
      step,
      entity: kind,
      lines,
      platforms,
      period: rows.period,
      comparison: rows.comparison,
      fill: figures.isComplete && names !== undefined,
      today,
      sort,
      q,
      platformNames,
    }
  }, [reading, isSearched, waitsForNames, tree, names, by, step, kind, lines, platforms, today, sort, q, platformNames])
  const done = useReportResult(job)
  const overTime = done?.overTime
  const entityLines = done?.lines ?? null
  const entitiesBy = done?.job.lines ?? null
  const isPartial = reading?.rows.isComplete === false
  const isTotalPartial = isSearched ? isPartial : reading?.figures.isComplete === false
  // No comparison until all rows are loaded: with half of them it would mislead.
  const timeChart = useMemo(
    () =>
      overTime &&
      buildTimeChart(isTotalPartial ? { ...overTime, earlier: null } : overTime, {
        measure,
        platforms,
        step,
        comparison,
        chartType: chart,
        names: platformNames,
        entities: entityLines !== null && entitiesBy !== null ? { by: entitiesBy, lines: entityLines } : null,
      }),
    [overTime, isTotalPartial, measure, platforms, step, comparison, chart, platformNames, entityLines, entitiesBy],
  )
  const rowCount = done?.report.rows ?? 0
  const rowIndices = useMemo(() => range(rowCount), [rowCount])
  const figures = useMemo(
    (): ReportFigures | null => (done && timeChart ? { ...done, rowIndices, timeChart } : null),
    [done, rowIndices, timeChart],
  )

  const defaultColumns = initialColumns ?? DEFAULT_REPORT_COLUMNS
  const shownColumns = view.cols ?? defaultColumns
  const chosenColumns = useStableValue(shownColumns, shownColumns.join())
  return {
    view,
    updateView: (viewChange) => onView(viewChange, 'push'),
    setSearch,
    clearSearch: () => {
      discard()
      onView({ q: '' }, 'push')
    },
    step,
    chosenColumns,
    chooseColumns: (keys) => {
      onColumnsChange([...keys])
      onView({ cols: keys.join() === defaultColumns.join() ? null : keys }, 'push')
    },
    figures,
    isPartial,
    isTotalPartial,
    namesPending,
    waitsForNames,
    isStale: loading ? reading !== undefined && !isPartial : done !== null && done.job !== job,
    tree,
    platformNames,
    isSmall,
  }
}
