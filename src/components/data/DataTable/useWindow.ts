import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { cut, holds, OVERSCAN, type seenSpan, widen, type Span } from './windowRange.ts'

interface Options {
  /** The part of the table that holds the rows. */
  body: RefObject<HTMLElement | null>
  /** The box that scrolls; null when the page does. */
  box: RefObject<HTMLElement | null> | null
  count: number
  /** Pixels, the same for every row. */
  rowHeight: number
  /** Finds the rows on the screen; keep it stable. */
  seenSpan: typeof seenSpan
  /** The rows on the screen, told on every scroll; keep it stable. */
  onSeen: (span: Span) => void
}

/** What stands above the rows at least, in pixels: the table's head, and something of the page. */
const HEAD = 96

/**
 * Which rows to draw: those on the screen and a few more. A scroll draws the few rows that it needs in each frame: many at
 * once in every third would make long tasks, and lose frames under the wheel.
 */
export function useWindow({ body, box, count, rowHeight, seenSpan, onSeen }: Options): Span {
  const [span, setSpan] = useState<Span>(() => ({ first: 0, end: Math.ceil((window.innerHeight - HEAD) / rowHeight) }))
  const drawn = useRef(span)

  useLayoutEffect(() => {
    const draw = (next: Span) => {
      drawn.current = next
      setSpan(next)
    }
    const look = (): Span => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const scroller = box?.current
      const seen = scroller
        ? seenSpan(scroller.getBoundingClientRect().top - top, scroller.clientHeight, rowHeight, count)
        : seenSpan(-top, window.innerHeight, rowHeight, count)
      onSeen(seen)
      return seen
    }
    const follow = () => {
      const seen = look()
      const now = cut(drawn.current, count)
      const next = widen(seen, OVERSCAN, count)
      if (next.first === now.first && next.end === now.end) return
      // A jump past everything drawn must not paint an empty table first.
      if (holds(now, seen)) draw(next)
      else flushSync(() => draw(next))
    }

    // Drawn before the paint, and without the rows beyond: they come with the first scroll.
    const seen = look()
    if (!holds(cut(drawn.current, count), seen)) draw(widen(seen, OVERSCAN, count))
    const target = box?.current ?? window
    target.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow, { passive: true })
    return () => {
      target.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [body, box, count, rowHeight, seenSpan, onSeen])

  return cut(span, count)
}
