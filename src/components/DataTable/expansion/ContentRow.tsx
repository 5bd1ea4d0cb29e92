import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Cell } from '../cells.ts'
import { useVisibleCells } from '../useVisibleCells.ts'
import type { RowId } from '../useSelection.tsx'

interface ContentRowProps<Row> {
  id: string
  rowId: RowId
  /** The place of the row that it belongs to. */
  at: number
  rowIndex: number
  cells: readonly Cell<Row>[]
  /** Names it: the row's own name. */
  name: string
  /** Was not there a moment ago. */
  fresh: boolean
  /** Told whenever it changes, in pixels; keep it stable. */
  onHeight: (row: RowId, height: number) => void
  children: ReactNode
}

/** What an opened row shows, over the whole width of the table; of a table that scrolls sideways, over what is seen of it. */
export function ContentRow<Row>({
  id,
  rowId,
  at,
  rowIndex,
  cells,
  name,
  fresh,
  onHeight,
  children,
}: ContentRowProps<Row>) {
  const row = useRef<HTMLTableRowElement>(null)
  const columns = useVisibleCells(cells).length

  useLayoutEffect(() => {
    const element = row.current
    const frame = element?.closest<HTMLElement>('[data-scroll]')
    if (!element || !frame) return
    const measure = () => {
      element.style.setProperty('--seen-width', `${frame.clientWidth}px`)
      onHeight(rowId, element.getBoundingClientRect().height)
    }
    measure()
    // Absent in jsdom.
    if (typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [rowId, onHeight])

  // Cards are no table to the browser, so the roles are said.
  return (
    <tr
      ref={row}
      id={id}
      role="row"
      className="content"
      data-of={at}
      data-fresh={fresh || undefined}
      aria-rowindex={rowIndex}
    >
      <td role="cell" colSpan={columns}>
        <div role="group" aria-label={name}>
          {children}
        </div>
      </td>
    </tr>
  )
}
