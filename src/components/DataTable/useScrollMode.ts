import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Column } from './column.ts'

/** What a column without a width keeps. */
const MIN_WIDTH = 200

/** The table scrolls with the page, in a box of its own, or in a box only where its columns do not fit. */
export type ScrollChoice = 'page' | 'box' | 'auto'

/** The width a table needs in a window so wide: the columns hidden there need none. */
export function neededWidth<Row>(columns: readonly Column<Row>[], windowWidth: number): number {
  return columns.reduce((sum, { width, minWidth, hideBelow }) => sum + (hideBelow !== undefined && windowWidth < hideBelow ? 0 : (width ?? minWidth ?? MIN_WIDTH)), 0)
}

/** Whether the table scrolls in its own box now, and the width that it then has at least. */
export function useScrollMode<Row>(frame: RefObject<HTMLElement | null>, columns: readonly Column<Row>[], choice: ScrollChoice): { box: boolean; minWidth: number } {
  const [windowWidth, setWindowWidth] = useState(() => window.innerWidth)
  const [frameWidth, setFrameWidth] = useState(() => window.innerWidth)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || choice === 'page') return
    const measure = () => {
      setWindowWidth(window.innerWidth)
      setFrameWidth(element.clientWidth || window.innerWidth)
    }
    measure()
    window.addEventListener('resize', measure, { passive: true })
    return () => window.removeEventListener('resize', measure)
  }, [frame, choice])
  const minWidth = neededWidth(columns, windowWidth)
  return { box: choice === 'box' || (choice === 'auto' && minWidth > frameWidth), minWidth }
}
