import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { shortName } from '#domain/text/shortenText.ts'
import type { ContentPosition } from '../expansion.ts'
import type { RowId } from '../selectionTypes.ts'

interface ContentRowProps extends ContentPosition {
  id: string
  rowId: RowId
  /** The name of the row, which labels the content. */
  name: string
  /** Whether it has just been expanded, for the animation. */
  isNew: boolean
  /** Called with the height in pixels whenever it changes; keep it stable. */
  onHeight: (row: RowId, height: number) => void
  children: ReactNode
}

/** The content of an expanded row, as wide as the table, or as its visible part if it scrolls sideways. */
export function ContentRow({
  id,
  rowId,
  position,
  rowIndex,
  columns,
  name,
  isNew,
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
      element.style.setProperty('--visible-width', `${frame.clientWidth}px`)
      onHeight(rowId, element.getBoundingClientRect().height)
    }
    measure()
    // jsdom has no ResizeObserver.
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
      data-of={position}
      data-fresh={isNew || undefined}
      aria-rowindex={rowIndex}
    >
      <td role={cards ? 'cell' : undefined} colSpan={columns}>
        <div role="group" aria-label={shortName(name)}>
          {children}
        </div>
      </td>
    </tr>
  )
}
