import { useRef, type ReactNode, type UIEvent } from 'react'
import { EdgeCopy } from './EdgeCopy.tsx'
import { ScrollEdges } from './ScrollEdges.tsx'

interface SidewaysBoxProps {
  /** The table's minimum width in pixels if it scrolls sideways; null if its columns fit. */
  minWidth: number | null
  /** A copy of the head, which Tab skips. */
  headCopy: ReactNode
  /** A copy of the totals, with the widths of the columns; null without totals. */
  totalsCopy: ReactNode
  /** A selection bar sticks to the window's lower edge, below the totals. */
  hasSelectionBar: boolean
  /** The table. */
  children: ReactNode
}

/**
 * Scrolls a table sideways if its columns don't fit; up and down only the page scrolls. What sticks to the window's
 * edges then are copies of its head and totals, scrolled sideways along with it and it with them.
 */
export function SidewaysBox({ minWidth, headCopy, totalsCopy, hasSelectionBar, children }: SidewaysBoxProps) {
  const [scroller, copies] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const left = useRef(0)
  const scrollAlong = ({ target }: UIEvent<HTMLElement>) => {
    const together = [scroller.current, ...(copies.current?.children ?? [])].filter((each) => each !== null)
    const scrolled = together.find((each) => each === target)
    // The event of one that was scrolled along comes a frame later, when the others may be further.
    if (!scrolled || Math.abs(scrolled.scrollLeft - left.current) < 1) return
    left.current = scrolled.scrollLeft
    for (const element of together) if (element !== scrolled) element.scrollLeft = left.current
  }
  return (
    <div className="sideways" onScrollCapture={scrollAlong}>
      {minWidth !== null && (
        <div ref={copies} className="edge-copies">
          <EdgeCopy scroller={scroller} edge="top" minWidth={minWidth}>
            {headCopy}
          </EdgeCopy>
          {totalsCopy && (
            <EdgeCopy key={String(hasSelectionBar)} scroller={scroller} edge="bottom" minWidth={minWidth}>
              {totalsCopy}
            </EdgeCopy>
          )}
        </div>
      )}
      <div ref={scroller} className="scroller">
        {children}
        {minWidth !== null && <ScrollEdges box={scroller} width={minWidth} />}
      </div>
    </div>
  )
}
