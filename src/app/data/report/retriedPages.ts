import { ApiError } from '#api/errors.ts'
import { MAX_CONCURRENT_REQUESTS, type FetchPage } from '#api/pageReader.ts'
import type { RetryState } from '#domain/loadable.ts'
import { retryDelay, waitToRetry } from '../retries.ts'

/** A page that has failed, and its next retry; null if there is none. */
export interface PageFailure {
  error: unknown
  retrying: RetryState | null
}

interface RetryOptions {
  retryDelaysS: readonly number[]
  signal: AbortSignal
  /** Called when a page fails or recovers, with a page that is failing now. */
  onFailure: (failure: PageFailure | undefined) => void
}

/**
 * Requests pages with retries: each page is retried on its own while the others continue. After as many failed pages in
 * a row as there are concurrent requests, or a 401, reading stops.
 */
export function retriedPages<Row>(
  requestPage: FetchPage<Row>,
  { retryDelaysS, signal, onFailure }: RetryOptions,
): { ask: FetchPage<Row>; canContinue: (error: unknown) => boolean } {
  const failing = new Map<number, PageFailure>()
  let failuresInARow = 0
  const notify = () => onFailure([...failing.values()].at(-1))
  const ask: FetchPage<Row> = async (offset, limit) => {
    for (let attempt = 1; ; attempt++) {
      try {
        const page = await requestPage(offset, limit)
        if (failing.delete(offset)) notify()
        failuresInARow = 0
        return page
      } catch (error) {
        if (signal.aborted) throw error
        const nextInS = retryDelay(error, attempt, retryDelaysS)
        const retrying = nextInS === null ? null : { attempt, of: retryDelaysS.length, nextInS }
        failing.set(offset, { error, retrying })
        notify()
        if (nextInS === null) {
          failuresInARow += 1
          throw error
        }
        await waitToRetry(nextInS, signal)
      }
    }
  }
  const canContinue = (error: unknown) =>
    [...failing.values()].some((failure) => failure.error === error) &&
    failuresInARow < MAX_CONCURRENT_REQUESTS &&
    !(error instanceof ApiError && error.status === 401)
  return { ask, canContinue }
}
