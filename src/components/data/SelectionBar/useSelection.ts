import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'

export interface Selection {
  /** In the order in which they were selected. */
  selected: ReadonlySet<RowId>
  setSelected: (selected: ReadonlySet<RowId>) => void
  /** Selects or deselects one row or tile. Stable. */
  toggle: (id: RowId) => void
  /** Deselects all and moves the focus from the SelectionBar, which disappears, to the list or the page's heading. */
  clear: () => void
  /** For the element around the table or tiles. */
  listRef: RefObject<HTMLDivElement | null>
}

/** Where a selection is kept while its page is left. */
export interface KeptSelection {
  /** What was selected when the page was left. */
  initial: ReadonlySet<RowId>
  /** Called with each selection; must be referentially stable. */
  onKeep: (selected: ReadonlySet<RowId>) => void
}

/** The rows or tiles selected on a page. What is hidden by a filter stays selected. */
export function useSelection({ initial, onKeep }: KeptSelection): Selection {
  const [selected, setSelected] = useState(initial)
  useEffect(() => onKeep(selected), [onKeep, selected])
  const listRef = useRef<HTMLDivElement>(null)
  const toggle = useCallback(
    (id: RowId) =>
      setSelected((previous) => {
        const next = new Set(previous)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const clear = () => {
    if (listRef.current) focusTarget(listRef.current)?.focus()
    setSelected(new Set())
  }
  return { selected, setSelected, toggle, clear, listRef }
}

/** The row that Tab reaches, the last selected tile, or the heading if neither is shown. */
function focusTarget(list: HTMLElement): HTMLElement | null {
  const row = list.querySelector<HTMLElement>('tbody [tabindex="0"]')
  const selectedTiles = list.querySelectorAll<HTMLElement>('li input:checked')
  return row ?? selectedTiles[selectedTiles.length - 1] ?? list.closest('main')?.querySelector('h1') ?? null
}
