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

/** What the parts of the Titles screen share, worked out once for each change. */
export interface TitlesModel {
  /** The view, with the search as it stands in the field. */
  view: TitlesView
  /** Changes part of the view; Back undoes it. */
  change: (part: Partial<TitlesView>) => void
  /** Types into the search. */
  type: (text: string) => void
  /** Clears the search and every filter. */
  clear: () => void
  lines: readonly TitleLine[]
  order: RowOrder
  options: FilterOptions
  /** The keys of the chosen columns, in table order. */
  chosen: readonly TitleColumnKey[]
  choose: (columns: readonly TitleColumnKey[]) => void
  /** The chosen columns, the title first. */
  columns: readonly Column<TitleLine>[]
  /** Not all titles are here: they are still being read, or that was stopped. */
  part: boolean
  /** The window is a phone's. */
  small: boolean
}

const NO_ROWS: readonly never[] = []

export function useTitlesModel({
  titles,
  view: address,
  onView,
  columns: remembered,
  onColumns,
  statusNames,
  countryNames,
  trends,
}: TitlesScreenProps): TitlesModel {
  // A choice remembered during the visit must not undo Back.
  const [onArrival] = useState(remembered)
  const small = useMedia(SMALL)
  const { text: q, type, drop } = useTyped(address.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...address, q }), [address, q])
  const { status, liveIn, imprint } = view

  const rows = titles.data ?? NO_ROWS
  const lines = useMemo(() => titleLines(rows, statusNames), [rows, statusNames])
  const keep = useMemo(() => titleFilter({ q, status, liveIn, imprint }), [q, status, liveIn, imprint])
  const order = useRowOrder({ rows: lines, columns: SORT_COLUMNS, sort: view.sort, keep })
  const options = useMemo(
    () => titlesOptions(lines, { status, liveIn, imprint }, { statuses: statusNames, countries: countryNames }),
    [lines, status, liveIn, imprint, statusNames, countryNames],
  )

  const standard = onArrival ?? DEFAULT_COLUMNS
  const chosen = view.cols ?? standard
  const columns = useMemo(
    () =>
      titleColumns({ countryNames, trends, cards: small }).filter(
        ({ key }) => key === 'title' || chosen.some((each) => each === key),
      ),
    [countryNames, trends, small, chosen],
  )
  const choose = (keys: readonly TitleColumnKey[]) => {
    onColumns([...keys])
    onView({ cols: keys.join() === standard.join() ? null : keys }, 'push')
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
