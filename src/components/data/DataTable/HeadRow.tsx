import type { ReactNode } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import type { Cell } from './cells.ts'
import { isNumeric, type Column } from './column.ts'
import { HeaderCell } from './HeaderCell.tsx'

export interface HeadProps<Row> {
  cells: readonly Cell<Row>[]
  sort: readonly SortKey[]
  onSort: (key: string, descendingFirst: boolean, add: boolean) => void
  /** The "select all" check box; null if rows can't be selected or it is elsewhere. */
  selectAll: ReactNode
  cards: boolean
  /** A copy for mouse and touch, which Tab skips. @default false */
  isCopy?: boolean
}

/** The sticky column headers. */
export function HeadRow<Row>(props: HeadProps<Row>) {
  return (
    <thead role={props.cards ? 'rowgroup' : undefined}>
      <ColumnHeads {...props} rowIndex={1} />
    </thead>
  )
}

/** The row of column headers. */
export function ColumnHeads<Row>({
  cells,
  sort,
  onSort,
  selectAll,
  cards,
  isCopy = false,
  rowIndex,
}: HeadProps<Row> & { rowIndex: number }) {
  const handlePress = (column: Column<Row>, add: boolean) =>
    onSort(column.key, column.descendingFirst ?? isNumeric(column), add)
  return (
    <tr role={cards ? 'row' : undefined} aria-rowindex={rowIndex}>
      {cells.map((cell, index) => {
        const position = sort.findIndex(({ key }) => key === cell.column.key) + 1
        return (
          <HeaderCell
            key={cell.column.key}
            cell={cell}
            position={position}
            isDescending={sort[position - 1]?.descending ?? false}
            sortKeyCount={sort.length}
            onPress={handlePress}
            isCopy={isCopy}
            before={index === 0 ? selectAll : null}
          />
        )
      })}
    </tr>
  )
}
