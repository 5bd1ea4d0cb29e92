import { useLayoutEffect, useState, type RefObject } from 'react'
import { DEFAULT_MIN_WIDTH_PX, type Column } from './column.ts'

/** The minimum width of the table in a window of the given width, in pixels. Hidden columns don't count. */
function minTableWidth<Row>(columns: readonly Column<Row>[], windowWidth: number): number {
  return columns.reduce(
    (sum, { width, minWidth, hideBelow }) =>
      sum + (hideBelow !== undefined && windowWidth < hideBelow ? 0 : (width ?? minWidth ?? DEFAULT_MIN_WIDTH_PX)),
    0,
  )
}

/** The table's minimum width in pixels if its columns don't fit into the frame, so that it scrolls sideways; else null. */
export function useOverflowWidth<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): number | null {
  // What is wider than the window need not be laid out to know.
  const [available, setAvailable] = useState(window.innerWidth)
  const [windowWidth, setWindowWidth] = useState(window.innerWidth)
  // Not whenever the columns change: each measurement lays out the whole page.
  useLayoutEffect(() => {
    const measure = () => {
      setAvailable(frame.current?.getBoundingClientRect().width ?? 0)
      setWindowWidth(window.innerWidth)
    }
    measure()
    window.addEventListener('resize', measure, { passive: true })
    // A table that mounts hidden has its size once it is shown. jsdom has no ResizeObserver.
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined
    if (frame.current) observer?.observe(frame.current)
    return () => {
      window.removeEventListener('resize', measure)
      observer?.disconnect()
    }
  }, [frame])
  const minWidth = minTableWidth(columns, windowWidth)
  return available > 0 && minWidth > available ? minWidth : null
}
