import { useCallback, useSyncExternalStore } from 'react'

/** Below 768px: bottom tabs, cards instead of rows, 44px controls (tokens.md, Layers and breakpoints). */
export const SMALL = '(max-width: 767px)'

/** Below 1200px: one column, fewer table columns. */
export const BELOW_LARGE = '(max-width: 1199px)'

/** Whether a media query matches now; false where there is no `matchMedia`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchList(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaMatches(query))
}

/** As useMedia, at this moment. */
export function mediaMatches(query: string): boolean {
  return matchList(query)?.matches ?? false
}

/** Absent in jsdom and Node. */
function matchList(query: string): MediaQueryList | undefined {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}
