import { useDeferredValue, useMemo, useState } from 'react'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { isPending } from '#domain/loadable.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import { isTime, type TimeStep } from '#domain/report/dimensions.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { comparedBy, DEFAULT_REPORT_COLUMNS, type ReportColumnKey, type ReportView } from '#domain/report/reportView.ts'
import { formatSort } from '#domain/sortKeys.ts'
import { usePlatformNames } from '../shared/PlatformNames.ts'
import { useDebouncedText } from '../shared/useDebouncedText.ts'
import { isSearched } from './calculation/countReport.ts'
import { useCountedReport, type CountedReport, type ReportInput } from './calculation/useCountedReport.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import { currentStep } from './settings/viewChanges.ts'
import { useStableValue } from './useStableValue.ts'

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
  /** The rows loaded so far, counted; null before the first rows. */
  report: CountedReport | null
  /** Some names of the rows are still loading. */
  namesPending: boolean
  /** The report belongs to a previous view. */
  isStale: boolean
  /** Phone-sized window. */
  isSmall: boolean
}

const NO_TREE = reportTree({ campaigns: [] })

export function useReportModel({
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
  const by = useStableValue(view.by, view.by.join())
  const platforms = useStableValue(view.platforms, view.platforms.join())
  const sort = useStableValue(view.sort, formatSort(view.sort))
  const step = currentStep(reading ? { per: view.per, period: reading.rows.now.period } : view)
  const lines = comparedBy(view)
  const platformNames = usePlatformNames()

  const namesPending = isPending(namesState) && !by.every(isTime)
  const waitsForNames =
    namesPending &&
    by.includes('item') &&
    (isSearched(q) || platforms.length < PLATFORMS.length || by.some((each) => each !== 'item' && !isTime(each)))
  const hasNames = names !== undefined
  const counted = useMemo(
    () =>
      reading && {
        ...reading,
        tree: names ?? NO_TREE,
        platforms,
        fill: reading.figures.isComplete && names !== undefined,
        today,
      },
    [reading, names, platforms, today],
  )
  // Rows by month have no days.
  const countedStep = reading?.figures.per === 'month' ? 'month' : step
  const input = useMemo((): ReportInput | null => {
    if (counted === undefined || (isSearched(q) && waitsForNames)) return null
    const order = { by, step: countedStep, lines, sort }
    return { counted, ...order, q, platformNames, hasNames, namesPending, waitsForNames }
  }, [counted, by, countedStep, lines, sort, q, platformNames, hasNames, namesPending, waitsForNames])
  // Counting many rows takes a moment, in which the last report stays and the page responds.
  const deferredInput = useDeferredValue(input)
  const report = useCountedReport(input && deferredInput)

  const defaultColumns = initialColumns ?? DEFAULT_REPORT_COLUMNS
  const shownColumns = view.cols ?? defaultColumns
  return {
    view,
    updateView: (viewChange) => onView(viewChange, 'push'),
    setSearch,
    clearSearch: () => {
      discard()
      onView({ q: '' }, 'push')
    },
    step,
    chosenColumns: useStableValue(shownColumns, shownColumns.join()),
    chooseColumns: (keys) => {
      onColumnsChange([...keys])
      onView({ cols: keys.join() === defaultColumns.join() ? null : keys }, 'push')
    },
    report,
    namesPending,
    isStale: report !== null && (loading ? !report.isPartial : deferredInput !== input),
    isSmall,
  }
}
