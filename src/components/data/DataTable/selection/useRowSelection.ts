import { useCallback, useLayoutEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { rowPosition, rowOfEvent } from '../useRowFocus.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId, RowSelection } from '../selectionTypes.ts'
import { toggleRows } from './toggleRows.ts'

interface RowSelectionOptions<Row> {
  /** The top-level rows, followed by the children of expanded rows. */
  rows: readonly Row[]
  order: RowOrder
  rowId: (row: Row) => RowId
  /** The number of top-level rows; child rows can't be selected. */
  topLevelCount: number
  selection: RowSelection<Row> | null
}

interface RowSelectionHandlers {
  /** For a check box: toggles its row, with Shift the range from the last toggled row. Stable. */
  onSelect: (event: ChangeEvent) => void
  /** For keydown and keyup in the body: Space toggles the focused row, Shift+Space a range. */
  onKey: (event: KeyboardEvent) => void
}

/** Selects table rows one by one, in ranges and by keyboard. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelectionHandlers {
  const latest = useRef(options)
  const lastToggled = useRef<RowId | null>(null)
  useLayoutEffect(() => {
    latest.current = options
  })

  const toggle = useCallback((position: number, isRange: boolean) => {
    const { rows, order, rowId, topLevelCount, selection } = latest.current
    const ids = rowIds(rows, order, rowId, topLevelCount)
    selection?.onSelectionChange(toggleRows(selection.selected, ids, position, isRange ? lastToggled.current : null))
    lastToggled.current = ids[position] ?? lastToggled.current
  }, [])

  const onSelect = useCallback(
    (event: ChangeEvent) => {
      const row = event.currentTarget.closest('tr')
      if (row !== null) toggle(Number(row.dataset.at), hasShiftKey(event))
    },
    [toggle],
  )

  const onKey = (event: KeyboardEvent) => {
    const position = rowPosition(event)
    if (options.selection === null || position === null || event.key !== ' ' || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || !isRowTarget(event)) return
    // On keyup too, or Space would press the button of an expandable row.
    event.preventDefault()
    if (event.type === 'keydown') toggle(position, event.shiftKey)
  }
  return { onSelect, onKey }
}

/** React fires a check box's change event from its click event. */
function hasShiftKey({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}

/** Whether the target is the row itself or its link, not a control inside it. */
function isRowTarget(event: KeyboardEvent): boolean {
  return event.target === rowOfEvent(event) || (event.target instanceof Element && event.target.matches('.row-link'))
}

/** Row ids in display order; null for child rows, whose indices start at `topLevelCount`. */
export function rowIds<Row>(
  rows: readonly Row[],
  { indices }: RowOrder,
  rowId: (row: Row) => RowId,
  topLevelCount = rows.length,
): (RowId | null)[] {
  return Array.from(indices, (index) => {
    const row = index < topLevelCount ? rows[index] : undefined
    return row === undefined ? null : rowId(row)
  })
}
