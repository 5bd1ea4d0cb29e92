import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { tableText } from '#domain/messages/data.ts'
import { isSortable, type Column } from './column.ts'
import type { Cell } from './cells.ts'

interface HeaderCellProps<Row> {
  cell: Cell<Row>
  /** Its part in the sort, from 1; 0 when it has none. */
  place: number
  falling: boolean
  /** How many columns the sort has: with several, each tells its place. */
  keys: number
  /** Pressed; `add` with shift held. */
  onPress: (column: Column<Row>, add: boolean) => void
  /** Stands before the label. */
  before: ReactNode
}

/** The head of a column: a button that sorts, where the column can be sorted (APG: sortable table). Shift adds a key. */
export function HeaderCell<Row>({
  cell: { column, className },
  place,
  falling,
  keys,
  onPress,
  before,
}: HeaderCellProps<Row>) {
  const sorted = isSortable(column) && place > 0
  const Arrow = falling ? ArrowDown : ArrowUp
  const content = isSortable(column) ? (
    <button type="button" className="sort" title={column.help} onClick={(event) => onPress(column, event.shiftKey)}>
      {column.group && <span className="vh">{column.group.label} </span>}
      <span className="label">{column.label}</span>
      {sorted && <Arrow size={13} strokeWidth={1.75} aria-hidden />}
      {sorted && keys > 1 && (
        <span className="place" aria-hidden>
          {place}
        </span>
      )}
      {sorted && keys > 1 && <span className="vh">{` ${tableText.sortPlace(place)}`}</span>}
    </button>
  ) : (
    <span title={column.help}>{column.label}</span>
  )
  return (
    <th
      scope="col"
      className={className}
      style={{ width: column.width }}
      data-sorted={sorted || undefined}
      // ARIA wants it on one head at a time; the further keys tell their place in words.
      aria-sort={sorted && place === 1 ? (falling ? 'descending' : 'ascending') : undefined}
    >
      {before ? (
        <span className="pick">
          {before}
          {content}
        </span>
      ) : (
        content
      )}
    </th>
  )
}
