import { useEffect, useState, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import type { Client } from '#api/client.ts'
import { RETRY_DELAYS_S } from '#api/withRetries.ts'
import { ListCache } from './listCache.ts'
import { onWake } from './onWake.ts'
import { Requests, RequestsContext } from './requests.ts'

/** Requests retries and reloads, because SWR does it in another way than the product needs. */
const SWR_OPTIONS: Omit<SWRConfiguration, 'provider'> = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // SWR's own comparison walks through both lists.
  compare: Object.is,
}

interface DataScopeProps {
  children: ReactNode
  client: Pick<Client, 'call'>
  /** Seconds before each retry of a failed query. */
  retryDelaysS?: readonly number[]
  /** Reports an error to the developers. */
  report?: (error: unknown) => void
  /** For public pages, whose calls need no token: a 401 is retried like any other failure. */
  withoutSession?: boolean
}

/**
 * Cache and requests of one session in one account. Mount it with `key={useSessionKey()}`, so that another session or
 * account starts empty and pending requests are aborted. Without a session, a request lives as long as its subscribers.
 */
export function DataScope({
  children,
  client,
  retryDelaysS = RETRY_DELAYS_S,
  report = () => undefined,
  withoutSession = false,
}: DataScopeProps) {
  const [cache] = useState(() => new ListCache())
  const [requests] = useState(
    () => new Requests(client.call, { delaysS: retryDelaysS, retries401: withoutSession }, { cache, report }),
  )
  const [options] = useState(() => ({ ...SWR_OPTIONS, provider: () => cache }))
  useEffect(() => (withoutSession ? undefined : () => requests.abortAll()), [requests, withoutSession])
  useEffect(() => onWake(() => requests.reloadStale()), [requests])
  return (
    <SWRConfig value={options}>
      <RequestsContext value={requests}>{children}</RequestsContext>
    </SWRConfig>
  )
}
