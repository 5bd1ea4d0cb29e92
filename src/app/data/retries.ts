import { ApiError, AbortedError } from '#api/errors.ts'

/** Longest wait before a retry, also when the server asks for more (spec section 7: up to 30 s). */
const MAX_DELAY_S = 30

export interface RetryRules {
  /** A 401 is retried like any other failure: there is no session for it to end. */
  retries401?: boolean
}

/** Seconds until the next try of what failed for the `attempt`th time; null: not again. A 401 ends the session, an abort was wanted. */
export function retryDelay(
  error: unknown,
  attempt: number,
  delays: readonly number[],
  { retries401 = false }: RetryRules = {},
): number | null {
  const planned = delays[attempt - 1]
  if (planned === undefined || error instanceof AbortedError) return null
  if (!retries401 && error instanceof ApiError && error.status === 401) return null
  const asked = error instanceof ApiError && error.status === 429 ? error.retryAfterS : null
  return Math.min(Math.max(planned, asked ?? 0), MAX_DELAY_S)
}

/** Runs at once, or as soon as the tab is seen and the browser online; the returned function calls it off. */
export function whenAwake(action: () => void): () => void {
  const awake = () => !document.hidden && navigator.onLine
  if (awake()) {
    action()
    return () => undefined
  }
  const check = () => {
    if (!awake()) return
    off()
    action()
  }
  const off = () => {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('online', check)
  }
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
  return off
}
