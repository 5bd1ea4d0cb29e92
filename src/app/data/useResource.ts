import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize } from 'swr'
import { AbortedError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useEnvironment } from '../config/environment.ts'
import { reportFault, reportLookup } from '../errors/errorReporter.ts'
import { useRequests } from './DataScope.tsx'
import type { Fetcher } from './requests.ts'

interface Options {
  /** How long data is fresh and not requested again; 0 requests it on every mount. */
  freshForMs?: number
  /**
   * The failures to report (spec section 8): faults of the server or the app that stay after all retries, or of a lookup
   * all failures but a 401.
   */
  reports?: 'faults' | 'all'
}

/**
 * Loads, caches and retries one resource (spec section 7), and aborts it when its key changes or the last subscriber
 * unmounts. A null key loads nothing. When the key changes, the old data stays until the new data arrives.
 */
export function useResource<T>(
  key: readonly unknown[] | null,
  read: Fetcher<T>,
  { freshForMs = 0, reports = 'faults' }: Options = {},
): Loadable<T> {
  const requests = useRequests()
  const { retryDelaysS } = useEnvironment()
  const requestKey = key === null ? '' : unstable_serialize(key)
  const swr = useSWR<T, unknown>(key, () => requests.run(requestKey, read, freshForMs), {
    keepPreviousData: true,
    ...(freshForMs > 0 && { dedupingInterval: freshForMs }),
    ...(reports === 'all' && { onError: reportLookup }),
    onErrorRetry: (error, _key, _config, revalidate, options) => {
      const retry = () => void revalidate(options)
      const willRetry = requests.scheduleRetry(requestKey, error, options.retryCount, retryDelaysS, retry)
      if (!willRetry && reports === 'faults') reportFault(error)
    },
  })
  const getState = useCallback(() => requests.state(requestKey), [requests, requestKey])
  const { partial, progress, retrying, cancelled } = useSyncExternalStore(requests.subscribe, getState)
  const { mutate } = swr
  const retry = useCallback(() => void mutate(), [mutate])
  const cancel = useCallback(() => requests.cancel(requestKey), [requests, requestKey])
  useEffect(() => (requestKey === '' ? undefined : requests.retain(requestKey, retry)), [requests, requestKey, retry])

  const failure = useMemo(
    () => (swr.error === undefined || swr.error instanceof AbortedError ? null : failureFrom(swr.error)),
    [swr.error],
  )
  return {
    data: swr.data ?? (partial as T | undefined),
    loading: swr.isValidating,
    progress,
    failure,
    retrying,
    cancelled,
    retry,
    cancel,
  }
}
