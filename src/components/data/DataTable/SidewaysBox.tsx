import { useRef, type ReactNode, type UIEvent, useEffect, useState, type RefObject } from 'react'
import { EdgeCopy } from './EdgeCopy.tsx'

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

interface ScrollEdgesProps {
  /** The scroll container, which the edges lie on. */
  box: RefObject<HTMLElement | null>
  /** The width of its content in pixels. */
  width: number
}

/**
 * Fades at the edges of a table's box: at the right while there is more to the right, beside the sticky first column
 * while there is more beneath it. Marks at both ends of the content tell which, as they come into view.
 */
function ScrollEdges({ box, width }: ScrollEdgesProps) {
  const [start, end] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)]
  const [hasMore, setHasMore] = useState({ left: false, right: false })
  useEffect(() => {
    // jsdom has no IntersectionObserver.
    if (typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setHasMore((current) => ({ ...current, [target === start.current ? 'left' : 'right']: !isIntersecting }))
      },
      { root: box.current },
    )
    for (const { current: mark } of [start, end]) if (mark) observer.observe(mark)
    return () => observer.disconnect()
  }, [box, start, end])
  return (
    <div className="edges" style={{ width }} aria-hidden>
      <span className="end-mark" data-side="left" ref={start} />
      <span className="end-mark" data-side="right" ref={end} />
      <span className="fade" data-side="left" data-shown={hasMore.left || undefined} />
      <span className="fade" data-side="right" data-shown={hasMore.right || undefined} />
    </div>
  )
}
