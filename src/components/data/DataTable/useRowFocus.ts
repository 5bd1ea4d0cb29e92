import { useState, type FocusEvent, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { RowId } from './selectionTypes.ts'

interface Options {
  body: RefObject<HTMLElement | null>
  count: number
  /** The id of the row at a position; undefined without a row. */
  idAt: (position: number) => RowId | undefined
  /** The number of rows per screen. */
  page: () => number
}

interface RowFocus {
  /** The position of the row that Tab reaches; null until a row has been focused. */
  active: number | null
  /** The focused row, which must stay mounted; null when the focus is elsewhere. */
  pinned: number | null
  /** Whether to show a focus ring: the focus came from the keyboard. */
  visible: boolean
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Focuses the row at a position. */
  move: (to: number) => void
}

/** The position each key moves to, from row `from` of `count` with `page` rows per screen. */
const MOVES: Readonly<Record<string, (from: number, page: number, count: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from, page) => from + page,
  PageUp: (from, page) => from - page,
  Home: () => 0,
  End: (_from, _page, count) => count - 1,
}

/**
 * One tab stop for all rows (roving tabindex): arrows, Home, End, PageUp and PageDown move through all filtered rows,
 * rendered or not. The row's link has the focus, or the row itself without a link. The focus follows its row when rows
 * are inserted or sorted.
 */
export function useRowFocus({ body, count, idAt, page }: Options): RowFocus {
  const [active, setActive] = useState<number | null>(null)
  const [activeId, setActiveId] = useState<RowId | undefined>(undefined)
  const [inside, setInside] = useState(false)
  const [visible, setVisible] = useState(false)

  const activate = (position: number) => {
    setActive(position)
    setActiveId(idAt(position))
  }
  // During rendering, as a row that is unmounted even once loses the focus. A removed row is replaced by the next one.
  if (inside && active !== null && idAt(active) !== activeId) activate(positionOf(activeId, count, idAt) ?? active)

  const move = (to: number) => {
    // The row must be mounted before it can be focused; spacer rows put it at its offset at once.
    flushSync(() => activate(to))
    const row = body.current?.querySelector<HTMLElement>(`:scope > [data-at="${to}"]`)
    if (!row) return
    focusTarget(row).focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }

  return {
    active,
    pinned: inside ? active : null,
    visible,
    onFocus: (event) => {
      const { at, of } = rowOfEvent(event)?.dataset ?? {}
      const { target } = event
      if (!(at ?? of)) return
      activate(Number(at ?? of))
      setInside(true)
      // Checkboxes have their own focus ring.
      setVisible(target.matches('tr:focus-visible, .row-link:focus-visible'))
    },
    onBlur: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !body.current?.contains(relatedTarget)) setInside(false)
    },
    onKeyDown: (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const from = rowPosition(event)
      const to = MOVES[event.key]?.(from ?? 0, page(), count)
      if (from === null || to === undefined || takesKeys(event.target)) return
      event.preventDefault()
      const row = Math.min(Math.max(to, 0), count - 1)
      if (row !== from || event.target !== focusTargetAt(body.current, row)) move(row)
    },
    move,
  }
}

/** The row of this body that an event came from, ignoring rows of nested tables; null if there is none. */
export function rowOfEvent({
  target,
  currentTarget,
}: Pick<SyntheticEvent, 'target' | 'currentTarget'>): HTMLElement | null {
  let row = target instanceof Element ? (target as HTMLElement | null) : null
  while (row && row.parentElement !== currentTarget) row = row.parentElement
  return row
}

/** The position of the row that an event came from; null for content rows and anything else. */
export function rowPosition(event: Pick<SyntheticEvent, 'target' | 'currentTarget'>): number | null {
  const at = rowOfEvent(event)?.dataset.at
  return at === undefined ? null : Number(at)
}

function positionOf(id: RowId | undefined, count: number, idAt: Options['idAt']): number | null {
  if (id === undefined) return null
  for (let position = 0; position < count; position++) if (idAt(position) === id) return position
  return null
}

function focusTarget(row: HTMLElement): HTMLElement {
  return row.querySelector<HTMLElement>('.row-link') ?? row
}

function focusTargetAt(body: HTMLElement | null, at: number): HTMLElement | null {
  const row = body?.querySelector<HTMLElement>(`:scope > [data-at="${at}"]`)
  return row ? focusTarget(row) : null
}

/** Whether an element, such as a text field, uses the keys itself. */
function takesKeys(element: EventTarget): boolean {
  return (
    element instanceof HTMLElement && element.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
  )
}
