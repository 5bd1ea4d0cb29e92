import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { ContentPlace } from '../expansion.ts'
import type { RowId } from '../useSelection.tsx'

interface ContentRowProps extends ContentPlace {
  id: string
  rowId: RowId
  /** Names it: the row's own name. */
  name: string
  /** Was not there a moment ago. */
  fresh: boolean
  /** Told whenever it changes, in pixels; keep it stable. */
  onHeight: (row: RowId, height: number) => void
  children: ReactNode
}

/** What an opened row shows, over the whole width of the table; of a table that scrolls sideways, over what is seen of it. */
export function ContentRow({
  id,
  rowId,
  at,
  rowIndex,
  columns,
  name,
  fresh,
  onHeight,
  cards,
  children,
}: ContentRowProps) {
  const row = useRef<HTMLTableRowElement>(null)

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

  return (
    <tr
      ref={row}
      id={id}
      role={cards ? 'row' : undefined}
      className="content"
      data-of={at}
      data-fresh={fresh || undefined}
      aria-rowindex={rowIndex}
    >
      <td role={cards ? 'cell' : undefined} colSpan={columns}>
        <div role="group" aria-label={name}>
          {children}
        </div>
      </td>
    </tr>
  )
}
