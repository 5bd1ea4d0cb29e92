import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { tableText, type RowNoun } from '#domain/messages/table.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId, RowSelection } from '../useSelection.tsx'
import { pickRows } from './pickRows.ts'
import { SelectionStyle } from './SelectionStyle.ts'

interface Rows<Row> {
  rows: readonly Row[]
  order: RowOrder
}

export interface SelectionPartProps<Row> {
  /** The rows of the table itself. */
  own: Rows<Row>
  /** The rows as they are drawn, those inside opened ones among them, after the own. */
  drawn: Rows<Row>
  rowId: (row: Row) => RowId
  noun: RowNoun
  selection: RowSelection<Row>
  /** Its words are seen: it stands above cards, not in a head. */
  worded: boolean
  /** From now on presses are heard. Keep it the same. */
  onReady: () => void
}

/**
 * The check box for every row of the filter, mixed while only some are chosen, and all that choosing rows needs: it hears
 * the presses and keys in the table's body (shift: all rows from the last one on; Space: the focused row) and tells how
 * many are chosen. Only tables with a selection fetch it.
 */
export function SelectionPart<Row>({
  own,
  drawn,
  rowId,
  noun,
  selection: { selected, onSelect },
  worded,
  onReady,
}: SelectionPartProps<Row>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const findFrame = useCallback(
    (box: HTMLElement | null) => setFrame(box?.closest<HTMLElement>('[data-scroll]') ?? null),
    [],
  )
  const last = useRef<RowId | null>(null)
  const ids = useMemo(() => idsOf(own.rows, own.order, rowId).filter((id) => id !== null), [own.rows, own.order, rowId])
  const chosen = selected.size === 0 ? 0 : ids.filter((id) => selected.has(id)).length
  const label = tableText.selectAll(noun)

  const toggleAll = (on: boolean) => {
    const next = new Set(selected)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    onSelect(next)
  }
  const pick = useEffectEvent((at: number, range: boolean) => {
    const places = idsOf(drawn.rows, drawn.order, rowId, own.rows.length)
    onSelect(pickRows(selected, places, at, range ? last.current : null))
    last.current = places[at] ?? last.current
  })
  useEffect(() => {
    const body = frame?.querySelector<HTMLElement>(':scope > table > tbody')
    if (!body) return
    onReady()
    return listen(body, pick)
  }, [frame, onReady])
  const mixed = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = chosen > 0 && chosen < ids.length
  }
  return (
    <>
      <SelectionStyle />
      <label className="box" data-worded={worded || undefined} ref={findFrame}>
        <input
          type="checkbox"
          ref={mixed}
          checked={ids.length > 0 && chosen === ids.length}
          aria-label={worded ? undefined : label}
          onChange={({ target }) => toggleAll(target.checked)}
        />
        {worded && label}
      </label>
      {frame &&
        createPortal(
          <p className="vh" role="status">
            {tableText.selected(selected.size, noun)}
          </p>,
          frame,
        )}
    </>
  )
}

/** The ids of rows in their order; null for those from number `own` on, which are inside others. */
function idsOf<Row>(
  rows: readonly Row[],
  { indices }: RowOrder,
  rowId: (row: Row) => RowId,
  own = rows.length,
): (RowId | null)[] {
  return Array.from(indices, (index) => {
    const row = index < own ? rows[index] : undefined
    return row === undefined ? null : rowId(row)
  })
}

function listen(body: HTMLElement, pick: (at: number, range: boolean) => void): () => void {
  /** The row that `what` of was hit; not one of a table inside. */
  const rowOf = ({ target }: Event, what: string) => {
    const row = target instanceof Element && target.matches(what) ? target.closest<HTMLElement>('[data-at]') : null
    return row?.parentElement === body ? row : null
  }
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event, '.box > input')
    if (row) pick(Number(row.dataset.at), event.shiftKey)
  }
  const onKey = (event: KeyboardEvent) => {
    const row =
      event.key === ' ' && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey
        ? rowOf(event, 'tr, .row-link')
        : null
    if (!row) return
    // On the way up too: else a row that opens would do so.
    event.preventDefault()
    if (event.type === 'keydown') pick(Number(row.dataset.at), event.shiftKey)
  }
  // Shift would mark the text between two presses.
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && rowOf(event, '.box, .box > input')) event.preventDefault()
  }
  const aborted = new AbortController()
  const { signal } = aborted
  body.addEventListener('click', onClick, { signal })
  body.addEventListener('mousedown', onMouseDown, { signal })
  body.addEventListener('keydown', onKey, { signal })
  body.addEventListener('keyup', onKey, { signal })
  return () => aborted.abort()
}
