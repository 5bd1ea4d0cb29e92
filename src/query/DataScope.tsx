import { useEffect, useState, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import type { Client } from '#api/client.ts'
import { RETRY_DELAYS_S } from '#api/withRetries.ts'
import { ListCache } from './listCache.ts'
import { Requests, RequestsContext } from './requests.ts'
import { waitToRetry } from '#api/waitToRetry.ts'

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

const TICK_MS = 30_000
/** How long a network may take to be there after a sleep. */
const NETWORK_S = 10
/** Even a hidden tab's timers run once a minute. A longer gap means that the computer slept, or the tab was frozen. */
const SLEEP_MS = 300_000

/**
 * Calls the listener once after each sleep of the computer, as soon as the tab is visible. Without a network it waits some
 * seconds: what is on screen is requested again anyway once the browser is online. Returns the function that ends it.
 */
function onWake(listener: () => void): () => void {
  let lastTickMs = Date.now()
  const end = new AbortController()
  let hasSlept = false
  const tick = () => {
    hasSlept ||= Date.now() - lastTickMs >= SLEEP_MS
    lastTickMs = Date.now()
    if (!hasSlept || document.hidden) return
    hasSlept = false
    if (navigator.onLine) listener()
    else waitToRetry(NETWORK_S, end.signal).then(listener, () => undefined)
  }
  const timer = setInterval(tick, TICK_MS)
  // Earlier than the timer, whose clock may have stood still.
  document.addEventListener('visibilitychange', tick)
  window.addEventListener('focus', tick)
  return () => {
    end.abort()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
    window.removeEventListener('focus', tick)
  }
}
