import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { clampSpan, containsSpan, OVERSCAN, type getVisibleSpan, expandSpan, type Span } from './windowRange.ts'

interface Options {
  /** The part of the table that contains the rows. */
  body: RefObject<HTMLElement | null>
  count: number
  /** Fixed row height in pixels. */
  rowHeight: number
  /** Computes the visible rows; keep it stable. */
  getVisibleSpan: typeof getVisibleSpan
  /** Called with the visible rows on every scroll; keep it stable. */
  onVisibleSpan: (span: Span) => void
}

/** Minimum height above the rows in pixels: the table's header and some of the page. */
const MIN_HEADER_PX = 96

/**
 * The rows to render: the visible ones and a few more. Each scroll event renders only the few rows it needs; rendering
 * many at once every few frames would cause long tasks and drop frames.
 */
export function useRowWindow({ body, count, rowHeight, getVisibleSpan, onVisibleSpan }: Options): Span {
  const [span, setSpan] = useState<Span>(() => ({
    first: 0,
    end: Math.ceil((window.innerHeight - MIN_HEADER_PX) / rowHeight),
  }))
  const rendered = useRef(span)

  useLayoutEffect(() => {
    const update = (next: Span) => {
      rendered.current = next
      setSpan(next)
    }
    const measure = (): Span => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const visible = getVisibleSpan(-top, window.innerHeight, rowHeight, count)
      onVisibleSpan(visible)
      return visible
    }
    const handleScroll = () => {
      const visible = measure()
      const current = clampSpan(rendered.current, count)
      const next = expandSpan(visible, OVERSCAN, count)
      if (next.first === current.first && next.end === current.end) return
      // Synchronous after a jump past all rendered rows, to avoid painting an empty table.
      if (containsSpan(current, visible)) update(next)
      else flushSync(() => update(next))
    }

    // Rendered before the first paint; the overscan follows with the first scroll.
    const visible = measure()
    if (!containsSpan(clampSpan(rendered.current, count), visible)) update(expandSpan(visible, OVERSCAN, count))
    // Capturing: the table may be in a box that scrolls.
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    window.addEventListener('resize', handleScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', handleScroll, { capture: true })
      window.removeEventListener('resize', handleScroll)
    }
  }, [body, count, rowHeight, getVisibleSpan, onVisibleSpan])

  return clampSpan(span, count)
}
