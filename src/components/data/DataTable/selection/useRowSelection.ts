import { useCallback, useLayoutEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react'
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
  /** For a check box: toggles its row; with Shift, every row from the last one toggled. Stable, so that no row is rendered for it. */
  onSelect: (event: ChangeEvent) => void
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

  const toggle = useCallback((at: number, range: boolean) => {
    const { rows, order, rowId, own, selection } = latest.current
    const ids = rowIds(rows, order, rowId, own)
    selection?.onSelect(pickRows(selection.selected, ids, at, range ? last.current : null))
    last.current = ids[at] ?? last.current
  }, [])

  const onSelect = useCallback(
    (event: ChangeEvent) => {
      const row = event.currentTarget.closest('tr')
      if (row !== null) toggle(Number(row.dataset.at), isShifted(event))
    },
    [toggle],
  )

  const onKey = (event: KeyboardEvent) => {
    const at = placeOf(event)
    if (options.selection === null || at === null || event.key !== ' ' || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || !isFocusOfRow(event)) return
    // On keyup too: else a row that opens would do so.
    event.preventDefault()
    if (event.type === 'keydown') toggle(at, event.shiftKey)
  }
  return { onSelect, onKey }
}

/** React sends the change of a check box with the click that made it. */
function isShifted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}

/** The row itself or its link, not a control inside it. */
function isFocusOfRow(event: KeyboardEvent): boolean {
  return event.target === rowOf(event) || (event.target instanceof Element && event.target.matches('.row-link'))
}
