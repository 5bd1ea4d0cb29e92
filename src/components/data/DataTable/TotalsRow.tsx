import { memo } from 'react'
import type { Cell } from './cells.ts'
import { cellText } from './cells.ts'
import type { Sum } from './column.ts'

interface TotalsRowProps<Row> {
  cells: readonly Cell<Row>[]
  /** What each column's total is made of, in the order of `cells`. */
  sums: readonly (readonly Sum[])[]
  /** "Total, 20 titles". */
  label: string
  /** Where the row stands in the table, from 1. */
  rowIndex: number
  cards: boolean
}

function DrawnTotalsRow<Row>({ cells, sums, label, rowIndex, cards }: TotalsRowProps<Row>) {
  return (
    <tr role={cards ? 'row' : undefined} aria-rowindex={rowIndex}>
      {cells.map(({ column, className, label: figure }, place) =>
        place === 0 ? (
          <th key={column.key} scope="row" role={cards ? 'rowheader' : undefined}>
            {label}
          </th>
        ) : (
          <td key={column.key} className={className} role={cards ? 'cell' : undefined} data-label={figure}>
            {totalOf(column, sums[place] ?? [])}
          </td>
        ),
      )}
    </tr>
  )
}

function totalOf<Row>(column: Cell<Row>['column'], sums: readonly Sum[]) {
  if (column.total === undefined) return null
  return column.total === 'sum' ? cellText(column, sums[0] ?? null) : column.total.show(sums)
}

/** The last row of a DataTable: totals over every row of the filter, drawn or not. */
export const TotalsRow = memo(DrawnTotalsRow) as typeof DrawnTotalsRow
