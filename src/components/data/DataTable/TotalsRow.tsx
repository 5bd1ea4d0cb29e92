import { memo } from 'react'
import type { Cell } from './cells.ts'
import { formatCell } from './cells.ts'
import type { Sum } from './column.ts'

interface TotalsRowProps<Row> {
  cells: readonly Cell<Row>[]
  /** The sums of each column's total, in the order of `cells`. */
  sums: readonly (readonly Sum[])[]
  /** "Total, 20 titles". */
  label: string
  /** Position in the table, from 1. */
  rowIndex: number
  cards: boolean
}

function TotalsRowInner<Row>({ cells, sums, label, rowIndex, cards }: TotalsRowProps<Row>) {
  return (
    <tr role={cards ? 'row' : undefined} aria-rowindex={rowIndex}>
      {cells.map(({ column, className, label: cardLabel }, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" role={cards ? 'rowheader' : undefined}>
            {label}
          </th>
        ) : (
          <td key={column.key} className={className} role={cards ? 'cell' : undefined} data-label={cardLabel}>
            {renderTotal(column, sums[index] ?? [])}
          </td>
        ),
      )}
    </tr>
  )
}

function renderTotal<Row>(column: Cell<Row>['column'], sums: readonly Sum[]) {
  if (column.total === undefined) return null
  return column.total === 'sum' ? formatCell(column, sums[0] ?? null) : column.total.render(sums)
}

/** The last row of a DataTable: totals over all filtered rows. */
export const TotalsRow = memo(TotalsRowInner) as typeof TotalsRowInner
