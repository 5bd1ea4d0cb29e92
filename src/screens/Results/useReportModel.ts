import { useDeferredValue, useMemo, useState } from 'react'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { isPending } from '#domain/loadable.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import { isOfTitles, isTime, type TimeStep } from '#domain/report/dimensions.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { linesOf, DEFAULT_REPORT_COLUMNS, type ReportColumnKey, type ReportView } from '#domain/report/reportView.ts'
import { formatSort } from '#domain/sortKeys.ts'
import { usePlatformNames } from '../shared/PlatformNames.ts'
import { useDebouncedText } from '../shared/useDebouncedText.ts'
import { isSearched } from './calculation/countReport.ts'
import { useCountedReport, type CountedReport, type ReportInput } from './calculation/useCountedReport.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import { currentStep } from './settings/viewChanges.ts'
import { relatedNames } from './table/relatedNames.ts'

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
  /** Null: the default columns. */
  chooseColumns: (columns: readonly ReportColumnKey[] | null) => void
  /** The rows loaded so far, counted; null before the first rows. */
  report: CountedReport | null
  /** Some names of the rows are still loading. */
  namesPending: boolean
  /** The report belongs to a previous view. */
  isStale: boolean
  /** The period and region of the report, also of a stale one, and how much of it has loaded. */
  scope: string
  /** Phone-sized window. */
  isSmall: boolean
}

const NO_TREE = reportTree({ campaigns: [] })

export function useReportModel({
  report: { data: reading, loading },
  names: { data: names, ...namesState },
  titles: { data: titles, failure: titlesFailure },
  view: urlView,
  onView,
  savedColumns: storedColumns,
  onColumnsChange,
}: ReportScreenProps): ReportModel {
  // A choice stored during this visit must not change what Back returns to.
  const [initialColumns] = useState(storedColumns)
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const { text: q, setText: setSearch, discard } = useDebouncedText(urlView.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...urlView, q }), [urlView, q])
  const by = useStableValue(view.by, view.by.join())
  const platforms = useStableValue(view.platforms, view.platforms.join())
  const sort = useStableValue(view.sort, formatSort(view.sort))
  const step = currentStep(reading ? { per: view.per, period: reading.tableRows.now.period } : view)
  const chosenLines = linesOf(view)
  const lines = useStableValue(chosenLines, chosenLines === null ? '' : `${chosenLines.by}:${chosenLines.ids.join()}`)
  const platformNames = usePlatformNames()

  const namesPending = isPending(namesState) && !by.every(isTime)
  const waitsForNames =
    namesPending &&
    by.includes('item') &&
    (isSearched(q) || platforms.length < PLATFORMS.length || by.some((each) => each !== 'item' && !isTime(each)))
  const hasNames = names !== undefined
  const waitsForTitles = by.some(isOfTitles) && titles === undefined && titlesFailure === null
  const searchWaits = isSearched(q) && (waitsForNames || waitsForTitles || (namesPending && !hasNames))
  const related = useMemo(() => relatedNames(names ?? NO_TREE, titles), [names, titles])
  const counted = useMemo(
    () =>
      reading && {
        ...reading,
        tree: names ?? NO_TREE,
        platforms,
        fill: reading.campaignRows.isComplete && names !== undefined,
      },
    [reading, names, platforms],
  )
  // Rows by month have no days.
  const countedStep = reading?.campaignRows.per === 'month' ? 'month' : step
  const input = useMemo((): ReportInput | null => {
    if (counted === undefined || searchWaits) return null
    const order = { by, step: countedStep, lines, sort }
    const search = { q, platformNames, relatedNames: related }
    return { counted, ...order, ...search, hasNames, namesPending, waitsForNames }
  }, [
    counted,
    by,
    countedStep,
    lines,
    sort,
    q,
    platformNames,
    related,
    searchWaits,
    hasNames,
    namesPending,
    waitsForNames,
  ])
  // Counting many rows takes a moment, in which the last report stays and the page responds.
  const deferredInput = useDeferredValue(input)
  const report = useCountedReport(input && deferredInput)

  const isStale = report !== null && (loading ? !report.isPartial : deferredInput !== input)
  // What comes later changes the order of the rows.
  const part = report?.isPartial === true ? report.counted.tableRows.now.rows.length : 'all'
  const viewScope = `${view.period.from} ${view.period.to} ${view.region} ${part}`
  const [scope, setScope] = useState(viewScope)
  if (!isStale && scope !== viewScope) setScope(viewScope)

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
    chooseColumns: (chosen) => {
      onColumnsChange(chosen && [...chosen])
      const keys = chosen ?? DEFAULT_REPORT_COLUMNS
      onView({ cols: keys.join() === defaultColumns.join() ? null : keys }, 'push')
    },
    report,
    namesPending,
    isStale,
    scope,
    isSmall,
  }
}

/** Returns the first value seen with this key, so that equal values keep one identity and memos stay valid. */
function useStableValue<T>(value: T, key: string): T {
  const [stable, setStable] = useState({ value, key })
  if (stable.key === key) return stable.value
  setStable({ value, key })
  return value
}
