import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useKeepRegion } from './region.tsx'
import { pageAt, PAGES, pathTo } from '#domain/pages.ts'

/** How long a press is ignored after another. A navigation takes a moment, and must not happen twice. */
const IGNORED_MS = 500

/**
 * Returns a function that goes one step back in the history. Where nothing of this visit is before the page, because it
 * was opened directly, it goes to the page above, with the region and the period.
 */
export function useBack(): () => void {
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const keepRegion = useKeepRegion()
  const leavingSinceMs = useRef(-Infinity)
  useEffect(() => {
    leavingSinceMs.current = -Infinity
  }, [key])
  return useCallback(() => {
    const nowMs = performance.now()
    if (nowMs - leavingSinceMs.current < IGNORED_MS) return
    leavingSinceMs.current = nowMs
    if (isFirstOfVisit(key)) void navigate(keepRegion(pageAbove(pathname)), { replace: true })
    else void navigate(-1)
  }, [key, pathname, navigate, keepRegion])
}

/** Path of the page above: the list of an item or a report, else home. */
function pageAbove(pathname: string): string {
  const page = pageAt(pathname)
  const above = page === undefined ? null : PAGES[page].above
  return above === null ? '/' : pathTo(above)
}

/** BrowserRouter numbers its entries in the history, also those that replaced the first one; others only have keys. */
function isFirstOfVisit(key: string): boolean {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'idx' in state) return state.idx === 0
  return key === 'default'
}
