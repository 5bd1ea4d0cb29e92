import type { ChangeEvent, ReactNode } from 'react'
import { tableText, type RowNoun } from '#domain/messages/table.ts'
import type { RowOrder } from './useRowOrder.ts'

/** The id of a row: unique in the table, the same on every read. */
export type RowId = string | number

/** Rows that can be chosen with check boxes. */
export interface RowSelection<Row> {
  selected: ReadonlySet<RowId>
  onSelect: (selected: ReadonlySet<RowId>) => void
  /** What a row is called: "Select Dracula". */
  nameOf: (row: Row) => string
}

interface Options<Row> {
  rows: readonly Row[]
  order: RowOrder
  rowId: (row: Row) => RowId
  noun: RowNoun
  selection: RowSelection<Row> | null
}

/** The check box for every row of the filter, and what turns one row on or off; nulls where rows cannot be selected. */
export function useSelection<Row>({ rows, order, rowId, noun, selection }: Options<Row>): { all: ReactNode; toggle: ((at: number) => void) | null } {
  if (!selection) return { all: null, toggle: null }
  const { selected, onSelect } = selection
  const ids = Array.from(order.indices, (at) => rows[at]).flatMap((row) => (row === undefined ? [] : [rowId(row)]))
  const chosen = selected.size === 0 ? 0 : ids.filter((id) => selected.has(id)).length

  const toggle = (at: number) => {
    const id = ids[at]
    if (id === undefined) return
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const toggleAll = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = new Set(selected)
    for (const id of ids) if (target.checked) next.add(id); else next.delete(id)
    onSelect(next)
  }
  const mixed = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = chosen > 0 && chosen < ids.length
  }
  const all = <input type="checkbox" ref={mixed} checked={ids.length > 0 && chosen === ids.length} aria-label={tableText.selectAll(noun)} onChange={toggleAll} />
  return { all, toggle }
}
