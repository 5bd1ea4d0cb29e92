import type { ReactNode } from 'react'
import type { Cell } from '../cells.ts'
import { useVisibleCells } from '../useVisibleCells.ts'

interface SelectionBarRowProps<Row> {
  cells: readonly Cell<Row>[]
  /** Position in the table, from 1. */
  rowIndex: number
  cards: boolean
  children: ReactNode
}

/** The row above the totals with the SelectionBar, across all columns. */
export function SelectionBarRow<Row>({ cells, rowIndex, cards, children }: SelectionBarRowProps<Row>) {
  const columnCount = useVisibleCells(cells).length
  return (
    <tr role={cards ? 'row' : undefined} className="selection-bar" aria-rowindex={rowIndex}>
      <td role={cards ? 'cell' : undefined} colSpan={columnCount}>
        {children}
      </td>
    </tr>
  )
}
