import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageAbove } from './pageAbove.ts'

/** How long a press is ignored after another. A navigation takes a moment, and must not happen twice. */
const IGNORED_MS = 500

/**
 * Returns a function that goes one step back in the history. Where nothing of this visit is before the page, because it
 * was opened directly, it goes to the page above.
 */
export function useBack(): () => void {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const leavingSinceMs = useRef(-Infinity)
  useEffect(() => {
    leavingSinceMs.current = -Infinity
  }, [key])
  return useCallback(() => {
    const nowMs = performance.now()
    if (nowMs - leavingSinceMs.current < IGNORED_MS) return
    leavingSinceMs.current = nowMs
    if (isFirstOfVisit(key)) void navigate(pageAbove({ pathname, search }), { replace: true })
    else void navigate(-1)
  }, [key, pathname, search, navigate])
}

/** BrowserRouter numbers its entries in the history, also those that replaced the first one; others only have keys. */
function isFirstOfVisit(key: string): boolean {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'idx' in state) return state.idx === 0
  return key === 'default'
}
