import { useMemo } from 'react'
import type { Column } from '#components/data/DataTable/column.ts'
import { useRowOrder, type RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { BELOW_EXTRA_WIDE_SCREEN, SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { useDebouncedText } from '#screens/shared/useDebouncedText.ts'
import { useRowScope } from '#screens/shared/useRowScope.ts'
import { useChosenColumns, type ChosenColumns } from '#screens/shared/useChosenColumns.ts'
import {
  DEFAULT_TITLE_COLUMNS,
  NARROW_TITLE_COLUMNS,
  TITLE_COLUMN_KEYS,
  type TitleColumnKey,
  type TitlesView,
} from './titlesView.ts'
import { TITLE_VALUES, titleColumns } from './titleColumns.tsx'
import { NO_TITLES_FILTER, titleFilter, titleFilterOptions, type TitleFilterOptions } from './titlesFilter.ts'
import { titleLines, type TitleLine } from './titleLines.ts'
import type { TitlesScreenProps } from './TitlesScreenProps.ts'

/** Shared state of the Titles screen's parts. */
export interface TitlesModel {
  /** View from the URL, with the search as currently typed. */
  view: TitlesView
  /** Changes part of the view; Back undoes it. */
  updateView: (part: Partial<TitlesView>) => void
  /** Sets the search. */
  setSearch: (text: string) => void
  /** Clears the search and every filter. */
  clearSearchAndFilters: () => void
  lines: readonly TitleLine[]
  /** What the lines are of. */
  scope: string
  order: RowOrder
  filterOptions: TitleFilterOptions
  chosenColumns: ChosenColumns<TitleColumnKey>
  /** The title column and the chosen columns. */
  columns: readonly Column<TitleLine>[]
  /** No titles are missing. */
  isComplete: boolean
  isSmall: boolean
}

const NO_TITLES: readonly never[] = []

export function useTitlesModel({
  titles,
  view: address,
  onView,
  savedColumns,
  onColumnsChange,
  statusNames,
  typeNames,
  countryNames,
}: TitlesScreenProps): TitlesModel {
  const small = useMediaQuery(SMALL_SCREEN)
  const { text: q, setText, discard } = useDebouncedText(address.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...address, q }), [address, q])
  const { status, liveIn, imprint, period } = view

  const rows = titles.data ?? NO_TITLES
  const scope = useRowScope(rows, view)
  const lines = useMemo(
    () => titleLines(rows, { statuses: statusNames, types: typeNames }),
    [rows, statusNames, typeNames],
  )
  const keep = useMemo(() => titleFilter({ q, status, liveIn, imprint }), [q, status, liveIn, imprint])
  const order = useRowOrder({ rows: lines, values: TITLE_VALUES, sort: view.sort, filter: keep })
  const options = useMemo(
    () => titleFilterOptions(lines, { status, liveIn, imprint }, { statuses: statusNames, countries: countryNames }),
    [lines, status, liveIn, imprint, statusNames, countryNames],
  )

  const isNarrow = useMediaQuery(BELOW_EXTRA_WIDE_SCREEN)
  const chosenColumns = useChosenColumns({
    all: TITLE_COLUMN_KEYS,
    defaults: isNarrow ? NARROW_TITLE_COLUMNS : DEFAULT_TITLE_COLUMNS,
    cols: view.cols,
    saved: savedColumns,
    onSave: onColumnsChange,
    onColsChange: (cols) => onView({ cols }, 'push'),
  })
  const { keys } = chosenColumns
  const columns = useMemo(
    () =>
      titleColumns({ countryNames, period, cards: small }).filter(
        ({ key }) => key === 'title' || keys.some((chosenKey) => chosenKey === key),
      ),
    [countryNames, period, small, keys],
  )

  return {
    view,
    updateView: (part) => onView(part, 'push'),
    setSearch: setText,
    clearSearchAndFilters: () => {
      discard()
      onView(NO_TITLES_FILTER, 'push')
    },
    lines,
    scope,
    order,
    filterOptions: options,
    chosenColumns,
    columns,
    isComplete: titles.isComplete,
    isSmall: small,
  }
}
