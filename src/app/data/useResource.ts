import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import useSWR, { unstable_serialize } from 'swr'
import { AbortedError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useEnvironment } from '../config/environment.ts'
import { useRequests } from './DataScope.tsx'
import type { Read } from './requests.ts'

interface Options {
  /** Milliseconds in which an answer counts as fresh and is not asked for again; 0: asked again at every visit. */
  freshForMs?: number
}

/** After the network is back, queries start again within this time, not all in the same moment. */
const STAGGER_MS = 1500

/**
 * One resource: read, kept, retried (spec section 7), aborted when its key changes or nobody looks. `key` null: not
 * wanted now. With another key the old data stays until the new is here.
 */
export function useResource<T>(
  key: readonly unknown[] | null,
  read: Read<T>,
  { freshForMs = 0 }: Options = {},
): Loadable<T> {
  const requests = useRequests()
  const { retryDelaysS } = useEnvironment()
  const name = key === null ? '' : unstable_serialize(key)
  const swr = useSWR<T, unknown>(key, () => requests.run(name, read), {
    keepPreviousData: true,
    ...(freshForMs > 0 && { dedupingInterval: freshForMs }),
    onErrorRetry: (error, _key, _config, revalidate, options) =>
      requests.retryLater(name, error, options.retryCount, retryDelaysS, () => void revalidate(options)),
  })
  const getState = useCallback(() => requests.state(name), [requests, name])
  const { partial, progress, retrying, cancelled } = useSyncExternalStore(requests.subscribe, getState)
  useEffect(() => (name === '' ? undefined : requests.hold(name)), [requests, name])

  const { mutate } = swr
  const retry = useCallback(() => void mutate(), [mutate])
  const cancel = useCallback(() => requests.cancel(name), [requests, name])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onOnline = () => {
      timer = setTimeout(retry, Math.random() * STAGGER_MS)
    }
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [retry])

  const failure = useMemo(
    () =>
      swr.error === undefined || swr.error instanceof AbortedError
        ? null
        : failureFrom(swr.error, { online: navigator.onLine }),
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
