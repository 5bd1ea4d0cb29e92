import { isRetriedQuietly } from '#domain/failure.ts'
import type { RetryState } from '#domain/loadable.ts'
import { AbortedError, ApiError } from './errors.ts'

/** Seconds before each retry of a failed query (spec section 7: 1 s doubling up to 30 s, three times). */
export const RETRY_DELAYS_S: readonly number[] = [1, 2, 4]
/** Longest delay before a retry (spec section 7: up to 30 s). */
const MAX_DELAY_S = 30
/** Longest delay that a server may request with a 429. */
const MAX_REQUESTED_S = 300

/** A failed try that is followed by another one. */
export interface FailedTry {
  error: unknown
  /** What to announce; null where the user need not know, because a retry will hardly help. */
  retrying: RetryState | null
}

/** When a query is tried again. */
export interface RetryPolicy {
  /** Seconds before each retry (spec section 7: 1 s doubling, three times). */
  delaysS: readonly number[]
  /** Whether a 401 is retried like any other failure, because there is no session to end. */
  retries401?: boolean
}

/**
 * Runs a query, and runs it again after a failure (spec section 7). Throws the last error; a 401, which ends the
 * session, and an abort at once. Not for calls with side effects.
 * @param wait waits that many seconds before the next try: see waitToRetry
 */
export async function withRetries<T>(
  query: () => Promise<T>,
  { delaysS, retries401 = false }: RetryPolicy,
  wait: (seconds: number, failed: FailedTry) => Promise<void>,
): Promise<T> {
  for (const [index, delayS] of delaysS.entries()) {
    try {
      return await query()
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      if (error instanceof AbortedError || (status === 401 && !retries401)) throw error
      const requestedS = error instanceof ApiError && status === 429 ? (error.retryAfterS ?? 0) : 0
      const nextInS = Math.max(Math.min(delayS, MAX_DELAY_S), Math.min(requestedS, MAX_REQUESTED_S))
      const isQuiet = status !== null && isRetriedQuietly(status)
      await wait(nextInS, { error, retrying: isQuiet ? null : { attempt: index + 1, of: delaysS.length, nextInS } })
    }
  }
  return query()
}
