import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width of an element in whole pixels, updated when it changes; `fixedWidth` if given. */
export function useWidth(element: RefObject<HTMLElement | null>, fixedWidth: number | undefined): number {
  const [width, setWidth] = useState(fixedWidth ?? 0)
  useLayoutEffect(() => {
    const target = element.current
    if (fixedWidth !== undefined || !target) return
    const measure = () => setWidth(Math.floor(target.clientWidth))
    measure()
    // jsdom has no ResizeObserver.
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, fixedWidth])
  return fixedWidth ?? width
}
