import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize } from 'swr'
import { failureFrom } from '#api/failure.ts'
import type { Loadable } from '#domain/loadable.ts'
import { ApiError, isFault } from '#api/errors.ts'
import { type Fetcher, useRequests } from './requests.ts'

interface Options<T> {
  /** How long data is fresh and not requested again; 0 requests it on every mount. */
  freshForMs?: number
  /** Whether the data of the previous key stays, as incomplete, while that of a new one loads. */
  keepsPrevious?: boolean
  /** What is known before the first answer, shown as incomplete until then. */
  known?: T | undefined
  /**
   * The failures to report (spec section 8): faults of the server or the app that stay after all retries, or of a lookup
   * all failures but a 401.
   */
  reports?: 'faults' | 'all'
}

/**
 * Loads, caches and retries one resource (spec section 7), and aborts it when its key changes or the last component
 * that shows it unmounts. A null key loads nothing.
 */
export function useResource<T>(
  key: readonly unknown[] | null,
  read: Fetcher<T>,
  { freshForMs = 0, keepsPrevious = true, known, reports = 'faults' }: Options<T> = {},
): Loadable<T> {
  const requests = useRequests()
  const requestKey = key === null ? '' : unstable_serialize(key)
  const { data, isValidating, mutate } = useSWR<T, unknown>(key, () => requests.run(requestKey, read, freshForMs), {
    revalidateIfStale: freshForMs === 0 || !requests.isFresh(requestKey),
    onError: (error) => {
      if (reports === 'all' ? !isEndOfSession(error) : isFault(error)) requests.report(error)
    },
  })
  const getState = useCallback(() => requests.state(requestKey), [requests, requestKey])
  const { partial, progress, failed, isWaiting, cancelled } = useSyncExternalStore(requests.subscribe, getState)
  const reload = useCallback(() => void mutate(), [mutate])
  const retry = useCallback(() => void (requests.tryNow(requestKey) || mutate()), [requests, requestKey, mutate])
  const cancel = useCallback(() => requests.cancel(requestKey), [requests, requestKey])
  useEffect(() => (requestKey === '' ? undefined : requests.retain(requestKey, reload)), [requests, requestKey, reload])
  const [lastData, setLastData] = useState(data ?? known)
  if (data !== undefined && data !== lastData) setLastData(data)
  const error = failed?.error
  const failure = useMemo(() => (error === undefined ? null : failureFrom(error)), [error])
  return {
    data: data ?? (partial as T | undefined) ?? (keepsPrevious && isValidating ? lastData : undefined),
    isComplete: data !== undefined,
    loading: isValidating && !isWaiting,
    progress,
    failure,
    unreadRows: data === undefined ? 0 : requests.unreadRowsOf(requestKey),
    retrying: failed?.retrying ?? null,
    cancelled,
    retry,
    cancel,
  }
}

const isEndOfSession = (error: unknown) => error instanceof ApiError && error.status === 401
