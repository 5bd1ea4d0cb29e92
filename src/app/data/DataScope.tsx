import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { Requests } from './requests.ts'

const RequestsContext = createContext<Requests | null>(null)

/** Retries, focus and reconnection are ours (useResource.ts): SWR's own differ from behaviour.md, Requests. */
const SWR_OPTIONS: SWRConfiguration = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: true,
}

interface DataScopeProps {
  children: ReactNode
  /** For public pages, whose calls carry no token: a 401 ends nothing there and is retried like any other failure. */
  withoutSession?: boolean
}

/**
 * The cache and the requests of one session in one account. Mounted with `key={useSessionKey()}`: with another session
 * or account all of it is new, and what was still under way is aborted. Without a session each request lasts as long as
 * what shows it.
 */
export function DataScope({ children, withoutSession = false }: DataScopeProps) {
  const [requests] = useState(() => new Requests({ retries401: withoutSession }))
  useEffect(() => (withoutSession ? undefined : () => requests.stopAll()), [requests, withoutSession])
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <RequestsContext value={requests}>{children}</RequestsContext>
    </SWRConfig>
  )
}

export function useRequests(): Requests {
  const requests = use(RequestsContext)
  if (requests === null) throw new Error('No DataScope above')
  return requests
}
