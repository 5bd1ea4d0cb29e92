import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

interface EdgeCopyProps {
  /** What scrolls the real table sideways. */
  scroller: RefObject<HTMLElement | null>
  edge: 'top' | 'bottom'
  /** The table's minimum width in pixels. */
  minWidth: number
  /** The rows of the head or of the totals. */
  children: ReactNode
}

/** The part of the real rows that may be out of sight unnoticed, because of fractions of pixels. */
const TOLERANCE = 0.02

/**
 * A copy of a table's head or totals that sticks to the window's edge while the real ones are beyond it: what scrolls
 * sideways in a box can't stick to anything outside. It lies where the real rows are, and is for mouse and touch only.
 */
export function EdgeCopy({ scroller, edge, minWidth, children }: EdgeCopyProps) {
  const copy = useRef<HTMLDivElement>(null)
  const real = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    // jsdom has no IntersectionObserver.
    if (!copy.current || typeof IntersectionObserver !== 'function') return undefined
    let observer: IntersectionObserver | undefined
    const observe = () => {
      if (!copy.current || !real.current) return
      observer?.disconnect()
      const { top, bottom } = getComputedStyle(copy.current)
      observer = new IntersectionObserver(
        (entries) => setShown((entries.at(-1)?.intersectionRatio ?? 1) < 1 - TOLERANCE),
        {
          root: document,
          rootMargin: `-${parseFloat(top) || 0}px 0px -${parseFloat(bottom) || 0}px`,
          threshold: 1 - TOLERANCE,
        },
      )
      observer.observe(real.current)
    }
    observe()
    // What sticks to the same edges depends on the window's size.
    window.addEventListener('resize', observe, { passive: true })
    return () => {
      window.removeEventListener('resize', observe)
      observer?.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    if (copy.current) copy.current.scrollLeft = scroller.current?.scrollLeft ?? 0
  }, [scroller, isShown])
  return (
    <>
      <div
        ref={copy}
        className="edge-copy"
        data-edge={edge}
        data-shown={isShown || undefined}
        data-screen-only
        aria-hidden
        // Browsers give the focus to what scrolls, and to what is pressed.
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isShown && <table style={{ minWidth }}>{children}</table>}
      </div>
      <span ref={real} className="edge-mark" data-edge={edge} aria-hidden />
    </>
  )
}
