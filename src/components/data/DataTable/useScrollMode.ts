import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Column } from './column.ts'

/** Minimum width of a column without a width, in pixels. */
const DEFAULT_MIN_WIDTH_PX = 200

/** Whether the table scrolls with the page, in its own box, or in a box only if its columns don't fit. */
export type ScrollChoice = 'page' | 'box' | 'auto'

/** The minimum width of the table in a window of the given width, in pixels. Hidden columns don't count. */
function minTableWidth<Row>(columns: readonly Column<Row>[], windowWidth: number): number {
  return columns.reduce(
    (sum, { width, minWidth, hideBelow }) =>
      sum + (hideBelow !== undefined && windowWidth < hideBelow ? 0 : (width ?? minWidth ?? DEFAULT_MIN_WIDTH_PX)),
    0,
  )
}

interface ScrollMode {
  /** Whether the table scrolls in its own box. */
  scrollsInBox: boolean
  /** Its minimum width in the box, in pixels. */
  minWidth: number
  /** The distance from the top of the page in pixels, to make the box end with the window. */
  top: number
}

const PAGE: ScrollMode = { scrollsInBox: false, minWidth: 0, top: 0 }

/** Decides whether the table scrolls in its own box, and measures that box. */
export function useScrollMode<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  choice: ScrollChoice,
): ScrollMode {
  const [mode, setMode] = useState<ScrollMode>(PAGE)
  useLayoutEffect(() => {
    const measure = () => {
      const { width = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {}
      const minWidth = minTableWidth(columns, window.innerWidth)
      const scrollsInBox = choice === 'box' || (choice === 'auto' && width > 0 && minWidth > width)
      const next: ScrollMode = scrollsInBox ? { scrollsInBox, minWidth, top: Math.round(top + window.scrollY) } : PAGE
      setMode((current) =>
        current.scrollsInBox === next.scrollsInBox && current.minWidth === next.minWidth && current.top === next.top
          ? current
          : next,
      )
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
  }, [frame, columns, choice])
  return mode
}
