import type { ReactNode } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import type { Cell } from './cells.ts'
import { isNumeric, type Column } from './column.ts'
import { HeaderCell } from './HeaderCell.tsx'

export interface HeadProps<Row> {
  cells: readonly Cell<Row>[]
  sort: readonly SortKey[]
  onPress: (key: string, firstFalling: boolean, add: boolean) => void
  /** The check box for all rows; null: rows cannot be selected, or it stands elsewhere. */
  selectAll: ReactNode
  cards: boolean
}

/** The heads of all columns, stuck to the upper edge. */
export function HeadRow<Row>(props: HeadProps<Row>) {
  return (
    <thead role={props.cards ? 'rowgroup' : undefined}>
      <ColumnHeads {...props} rowIndex={1} />
    </thead>
  )
}

/** The row with a head for each column. */
export function ColumnHeads<Row>({
  cells,
  sort,
  onPress,
  selectAll,
  cards,
  rowIndex,
}: HeadProps<Row> & { rowIndex: number }) {
  const press = (column: Column<Row>, add: boolean) =>
    onPress(column.key, column.firstFalling ?? isNumeric(column), add)
  return (
    <tr role={cards ? 'row' : undefined} aria-rowindex={rowIndex}>
      {cells.map((cell, at) => {
        const place = sort.findIndex(({ key }) => key === cell.column.key) + 1
        return (
          <HeaderCell
            key={cell.column.key}
            cell={cell}
            place={place}
            falling={sort[place - 1]?.falling ?? false}
            keys={sort.length}
            onPress={press}
            before={at === 0 ? selectAll : null}
          />
        )
      })}
    </tr>
  )
}
