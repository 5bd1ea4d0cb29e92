import { abortable } from '#api/abort.ts'
import { ApiError, AbortedError } from '#api/errors.ts'

/** Longest delay before a retry (spec section 7: up to 30 s). */
const MAX_DELAY_S = 30
/** Longest delay that a server may request with a 429. */
const MAX_REQUESTED_S = 300

export interface RetryRules {
  /** Retries a 401 like any other failure, because there is no session to end. */
  shouldRetry401?: boolean
}

/**
 * Seconds until the next attempt after the `attempt`th failure; null for no further attempt. A 401 is not retried
 * because it ends the session, an abort because it is intended.
 */
export function retryDelay(
  error: unknown,
  attempt: number,
  delays: readonly number[],
  { shouldRetry401 = false }: RetryRules = {},
): number | null {
  const delay = delays[attempt - 1]
  if (delay === undefined || error instanceof AbortedError) return null
  if (!shouldRetry401 && error instanceof ApiError && error.status === 401) return null
  const requestedS = error instanceof ApiError && error.status === 429 ? error.retryAfterS : null
  return Math.max(Math.min(delay, MAX_DELAY_S), Math.min(requestedS ?? 0, MAX_REQUESTED_S))
}

/** Runs the action as soon as the tab is visible and the browser online. Returns a function that cancels it. */
export function whenVisibleAndOnline(action: () => void): () => void {
  const isAwake = () => !document.hidden && navigator.onLine
  if (isAwake()) {
    action()
    return () => undefined
  }
  const check = () => {
    if (!isAwake()) return
    cancel()
    action()
  }
  const cancel = () => {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('online', check)
  }
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
  return cancel
}

/** Runs the action after a delay, and later while the tab is hidden or offline. Returns a function that cancels it. */
export function whenAwakeAfter(delayMs: number, action: () => void): () => void {
  const timer = setTimeout(() => (cancel = whenVisibleAndOnline(action)), delayMs)
  let cancel = () => clearTimeout(timer)
  return () => cancel()
}

/** Waits for `seconds`, and longer while the tab is hidden or offline. Rejects with AbortedError when aborted. */
export async function waitToRetry(seconds: number, signal: AbortSignal): Promise<void> {
  let cancel: (() => void) | undefined
  const wait = () => new Promise<void>((resolve) => (cancel = whenAwakeAfter(seconds * 1000, resolve)))
  await abortable(signal, wait).finally(() => cancel?.())
}
