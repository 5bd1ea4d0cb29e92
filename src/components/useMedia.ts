import { useCallback, useSyncExternalStore } from 'react'

/** Below 768px: bottom tabs, cards instead of rows, 44px controls (tokens.md, Layers and breakpoints). */
export const SMALL = '(max-width: 767px)'

/** Below 1200px: one column, fewer table columns. */
export const BELOW_LARGE = '(max-width: 1199px)'

/** Whether a media query matches now; false where there is no `matchMedia`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => {
    const list = matchList(query)
    list?.addEventListener('change', changed)
    return () => list?.removeEventListener('change', changed)
  }, [query])
  return useSyncExternalStore(subscribe, () => matchList(query)?.matches ?? false)
}

/** Absent in jsdom. */
function matchList(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}
