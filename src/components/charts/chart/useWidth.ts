import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width of an element in whole pixels, followed as it changes; `given` where it is fixed. */
export function useWidth(element: RefObject<HTMLElement | null>, given: number | undefined): number {
  const [width, setWidth] = useState(given ?? 0)
  useLayoutEffect(() => {
    const target = element.current
    if (given !== undefined || !target) return
    const measure = () => setWidth(Math.floor(target.clientWidth))
    measure()
    // Absent in jsdom.
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, given])
  return given ?? width
}
