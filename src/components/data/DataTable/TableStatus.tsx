import type { Progress } from '#domain/loadable.ts'
import { tableText, type RowNoun } from '#domain/messages/data.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import { fullLabel, isNumeric, type Column } from './column.ts'

interface TableStatusProps<Row> {
  /** The number of top-level rows. */
  rows: number
  noun: RowNoun
  loading: Progress | null
  isPartial: boolean
  /** The main sort key and its column; undefined if rows have no order. */
  sortKey: SortKey | undefined
  column: Column<Row> | undefined
  /** The number of selected rows; null if rows can't be selected. */
  selected: number | null
}

/** Announces the number of rows, their order and the progress of loading; and that of selected rows. */
export function TableStatus<Row>({ sortKey, column, selected, ...rest }: TableStatusProps<Row>) {
  const sortedBy =
    sortKey && column ? { label: fullLabel(column), descending: sortKey.descending, numeric: isNumeric(column) } : null
  return (
    <>
      <p className="visually-hidden" role="status">
        {tableText.status({ ...rest, sortedBy })}
      </p>
      {selected !== null && (
        <p className="visually-hidden" role="status">
          {tableText.selected(selected, rest.noun)}
        </p>
      )}
    </>
  )
}
