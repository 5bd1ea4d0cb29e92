import { useEffect, useRef, useState, type RefObject } from 'react'

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
export function ScrollEdges({ box, width }: ScrollEdgesProps) {
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
