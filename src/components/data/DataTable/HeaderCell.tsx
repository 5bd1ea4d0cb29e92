import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { tableText } from '#domain/messages/data.ts'
import { isSortable, type Column } from './column.ts'
import type { Cell } from './cells.ts'

interface HeaderCellProps<Row> {
  cell: Cell<Row>
  /** Its position among the sort keys, from 1; 0 if not sorted by. */
  position: number
  isDescending: boolean
  /** The number of sort keys; with several, each shows its position. */
  sortKeyCount: number
  /** `add`: Shift was held, so the column becomes a further sort key. */
  onPress: (column: Column<Row>, add: boolean) => void
  /** A copy for mouse and touch, which Tab skips. */
  isCopy: boolean
  /** Rendered before the label. */
  before: ReactNode
}

/**
 * A column header, with a button that sorts if the column is sortable. Shift adds a sort key.
 * ARIA pattern: sortable table.
 */
export function HeaderCell<Row>({
  cell: { column, className },
  position,
  isDescending,
  sortKeyCount,
  onPress,
  isCopy,
  before,
}: HeaderCellProps<Row>) {
  const isSorted = isSortable(column) && position > 0
  const Arrow = isDescending ? ArrowDown : ArrowUp
  const content = isSortable(column) ? (
    <button
      type="button"
      className="sort"
      title={column.help}
      tabIndex={isCopy ? -1 : undefined}
      onClick={(event) => onPress(column, event.shiftKey)}
    >
      {column.group && <span className="visually-hidden">{`${column.group.label} `}</span>}
      <span className="label">{column.label}</span>
      {isSorted && <Arrow size={13} strokeWidth={1.75} aria-hidden />}
      {isSorted && sortKeyCount > 1 && (
        <span className="sort-position" aria-hidden>
          {position}
        </span>
      )}
      {isSorted && sortKeyCount > 1 && (
        <span className="visually-hidden">{` ${tableText.sortPosition(position)}`}</span>
      )}
    </button>
  ) : (
    <span className={column.hideLabel === true ? 'visually-hidden' : undefined} title={column.help}>
      {column.label}
    </span>
  )
  return (
    <th
      scope="col"
      className={className}
      style={{ width: column.width }}
      data-sorted={isSorted || undefined}
      // ARIA allows it on one header at a time; further sort keys give their position as text.
      aria-sort={isSorted && position === 1 ? (isDescending ? 'descending' : 'ascending') : undefined}
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
