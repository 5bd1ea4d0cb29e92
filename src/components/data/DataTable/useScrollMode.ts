import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Column } from './column.ts'

/** What a column without a width keeps. */
const MIN_WIDTH = 200

/** The table scrolls with the page, in a box of its own, or in a box only where its columns do not fit. */
export type ScrollChoice = 'page' | 'box' | 'auto'

/** The width a table needs in a window so wide: the columns hidden there need none. */
export function neededWidth<Row>(columns: readonly Column<Row>[], windowWidth: number): number {
  return columns.reduce(
    (sum, { width, minWidth, hideBelow }) =>
      sum + (hideBelow !== undefined && windowWidth < hideBelow ? 0 : (width ?? minWidth ?? MIN_WIDTH)),
    0,
  )
}

interface ScrollMode {
  /** The table scrolls in its own box now. */
  box: boolean
  /** The width that it then has at least. */
  minWidth: number
  /** Where it then starts, in pixels from the top of the page: so the box can end with the window. */
  top: number
}

const PAGE: ScrollMode = { box: false, minWidth: 0, top: 0 }

/** Chooses between the page and a box of its own, and measures what the box needs. */
export function useScrollMode<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  choice: ScrollChoice,
): ScrollMode {
  const [mode, setMode] = useState<ScrollMode>(PAGE)
  useLayoutEffect(() => {
    const measure = () => {
      const { width = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {}
      const minWidth = neededWidth(columns, window.innerWidth)
      const box = choice === 'box' || (choice === 'auto' && width > 0 && minWidth > width)
      const next = box ? { box, minWidth, top: Math.round(top + window.scrollY) } : PAGE
      setMode((before) =>
        before.box === next.box && before.minWidth === next.minWidth && before.top === next.top ? before : next,
      )
    }
    measure()
    window.addEventListener('resize', measure, { passive: true })
    return () => window.removeEventListener('resize', measure)
  }, [frame, columns, choice])
  return mode
}
