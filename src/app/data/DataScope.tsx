import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { ListCache } from './listCache.ts'
import { onWake } from './onWake.ts'
import { Requests } from './requests.ts'

const RequestsContext = createContext<Requests | null>(null)

/** Retries and reconnection are handled in useResource, because SWR's differ from what the product needs. */
const SWR_OPTIONS: Omit<SWRConfiguration, 'provider'> = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: true,
}

interface DataScopeProps {
  children: ReactNode
  /** For public pages, whose calls need no token: a 401 is retried like any other failure. */
  withoutSession?: boolean
}

/**
 * Cache and requests of one session in one account. Mount it with `key={useSessionKey()}`, so that another session or
 * account starts empty and pending requests are aborted. Without a session, a request lives as long as its subscribers.
 */
export function DataScope({ children, withoutSession = false }: DataScopeProps) {
  const [cache] = useState(() => new ListCache())
  const [requests] = useState(() => new Requests({ shouldRetry401: withoutSession }, cache))
  const [options] = useState(() => ({ ...SWR_OPTIONS, provider: () => cache }))
  useEffect(() => (withoutSession ? undefined : () => requests.abortAll()), [requests, withoutSession])
  useEffect(() => onWake(() => requests.reloadStale(Date.now())), [requests])
  return (
    <SWRConfig value={options}>
      <RequestsContext value={requests}>{children}</RequestsContext>
    </SWRConfig>
  )
}

export function useRequests(): Requests {
  const requests = use(RequestsContext)
  if (requests === null) throw new Error('useRequests needs a DataScope')
  return requests
}
