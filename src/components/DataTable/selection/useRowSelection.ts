import { useCallback, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { placeOf, rowOf } from '../useRowFocus.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId, RowSelection } from '../useSelection.tsx'
import { pickRows } from './pickRows.ts'
import { rowIds } from './rowIds.ts'

interface RowSelectionOptions<Row> {
  /** The rows as they are drawn, those inside opened ones among them, after the own. */
  rows: readonly Row[]
  order: RowOrder
  rowId: (row: Row) => RowId
  /** So many of the rows are the table's own; those inside others cannot be selected. */
  own: number
  selection: RowSelection<Row> | null
}

interface RowSelectionHandlers {
  /** Toggles the row at a place; with `range`, every row from the last one toggled. Stable, so that no row is rendered for it. */
  onToggle: (at: number, range: boolean) => void
  /** For keydown and keyup in the body: Space toggles the focused row, with Shift a range. */
  onKey: (event: KeyboardEvent) => void
}

/** Selecting rows of a table one by one, in ranges and by keyboard. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelectionHandlers {
  const latest = useRef(options)
  const last = useRef<RowId | null>(null)
  useLayoutEffect(() => {
    latest.current = options
  })

  const onToggle = useCallback((at: number, range: boolean) => {
    const { rows, order, rowId, own, selection } = latest.current
    const ids = rowIds(rows, order, rowId, own)
    selection?.onSelect(pickRows(selection.selected, ids, at, range ? last.current : null))
    last.current = ids[at] ?? last.current
  }, [])

  const onKey = (event: KeyboardEvent) => {
    const at = placeOf(event)
    if (options.selection === null || at === null || event.key !== ' ' || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || !isFocusOfRow(event)) return
    // On keyup too: else a row that opens would do so.
    event.preventDefault()
    if (event.type === 'keydown') onToggle(at, event.shiftKey)
  }
  return { onToggle, onKey }
}

/** The row itself or its link, not a control inside it. */
function isFocusOfRow(event: KeyboardEvent): boolean {
  return event.target === rowOf(event) || (event.target instanceof Element && event.target.matches('.row-link'))
}
