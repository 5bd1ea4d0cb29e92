import { useMemo, useState } from 'react'
import type { Column } from '#components/data/DataTable/column.ts'
import { useRowOrder, type RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import { useTyped } from '#screens/shared/useTyped.ts'
import { DEFAULT_COLUMNS, type TitleColumnKey, type TitlesView } from './titlesView.ts'
import { SORT_COLUMNS, titleColumns } from './titleColumns.tsx'
import { NO_FILTER, titleFilter, titlesOptions, type FilterOptions } from './titlesFilter.ts'
import { titleLines, type TitleLine } from './titleLines.ts'
import type { TitlesScreenProps } from './TitlesScreenProps.ts'

/** Shared state of the Titles screen's parts. */
export interface TitlesModel {
  /** View from the URL, with the search as currently typed. */
  view: TitlesView
  /** Changes part of the view; Back undoes it. */
  change: (part: Partial<TitlesView>) => void
  /** Sets the search. */
  type: (text: string) => void
  /** Clears the search and every filter. */
  clear: () => void
  lines: readonly TitleLine[]
  order: RowOrder
  options: FilterOptions
  /** Keys of the chosen columns in table order. */
  chosen: readonly TitleColumnKey[]
  choose: (columns: readonly TitleColumnKey[]) => void
  /** The title column and the chosen columns. */
  columns: readonly Column<TitleLine>[]
  /** Whether titles are missing because they are still loading or loading was cancelled. */
  part: boolean
  small: boolean
}

const NO_TITLES: readonly never[] = []

export function useTitlesModel({
  titles,
  view: address,
  onView,
  columns: savedColumns,
  onColumns,
  statusNames,
  countryNames,
  trends,
}: TitlesScreenProps): TitlesModel {
  // The value at mount: columns saved during the visit must not undo Back.
  const [initialColumns] = useState(savedColumns)
  const small = useMedia(SMALL)
  const { text: q, type, drop } = useTyped(address.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...address, q }), [address, q])
  const { status, liveIn, imprint } = view

  const rows = titles.data ?? NO_TITLES
  const lines = useMemo(() => titleLines(rows, statusNames), [rows, statusNames])
  const keep = useMemo(() => titleFilter({ q, status, liveIn, imprint }), [q, status, liveIn, imprint])
  const order = useRowOrder({ rows: lines, columns: SORT_COLUMNS, sort: view.sort, keep })
  const options = useMemo(
    () => titlesOptions(lines, { status, liveIn, imprint }, { statuses: statusNames, countries: countryNames }),
    [lines, status, liveIn, imprint, statusNames, countryNames],
  )

  const defaultColumns = initialColumns ?? DEFAULT_COLUMNS
  const chosen = view.cols ?? defaultColumns
  const columns = useMemo(
    () =>
      titleColumns({ countryNames, trends, cards: small }).filter(
        ({ key }) => key === 'title' || chosen.some((chosenKey) => chosenKey === key),
      ),
    [countryNames, trends, small, chosen],
  )
  const choose = (keys: readonly TitleColumnKey[]) => {
    onColumns([...keys])
    onView({ cols: keys.join() === defaultColumns.join() ? null : keys }, 'push')
  }

  return {
    view,
    change: (part) => onView(part, 'push'),
    type,
    clear: () => {
      drop()
      onView(NO_FILTER, 'push')
    },
    lines,
    order,
    options,
    chosen,
    choose,
    columns,
    part: titles.progress !== null || titles.cancelled,
    small,
  }
}
