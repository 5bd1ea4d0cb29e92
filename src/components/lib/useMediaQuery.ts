import { useCallback, useSyncExternalStore } from 'react'

/** Below 768px: bottom tabs, cards instead of rows, 44px controls. */
export const SMALL_SCREEN = '(max-width: 767px)'

/** Below 1024px: denser tables. */
export const BELOW_MEDIUM_SCREEN = '(max-width: 1023px)'

/** Below 1200px: one column, fewer table columns. */
export const BELOW_LARGE_SCREEN = '(max-width: 1199px)'

/** Windows that are wide enough for one line of most things, and low. */
export const LANDSCAPE_TABLET = '(min-width: 1024px) and (max-width: 1199px)'

/** Below 1400px: fewer controls side by side. */
export const BELOW_WIDE_SCREEN = '(max-width: 1399px)'

/** Below 1500px: tables without the columns that only a large window has room for by default. */
export const BELOW_EXTRA_WIDE_SCREEN = '(max-width: 1499px)'

/** The main pointer is a finger. */
export const TOUCH = '(pointer: coarse)'

/** Whether a media query matches, kept up to date; false if there is no `matchMedia`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchList(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchesMediaQuery(query))
}

/** Whether a media query matches now. */
export function matchesMediaQuery(query: string): boolean {
  return matchList(query)?.matches ?? false
}

/** Undefined in jsdom and Node, which have no `matchMedia`. */
function matchList(query: string): MediaQueryList | undefined {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}
