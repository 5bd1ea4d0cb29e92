import { createClient } from '#api/client.ts'
import { refreshToken as refreshEndpoint } from '#api/endpoints/session.ts'
import { NetworkError, TimeoutError } from '#api/errors.ts'
import type { ServerConfig } from '#api/clientConfig.ts'
import { readAuth } from './authCookies.ts'
import { newTokenOf } from './sessionState.ts'
import type { SignedIn } from './sessionState.ts'
import type { Session } from './sessionStore.ts'

const MINUTE_MS = 60_000
/** How long before its expiry a token is refreshed; earlier than the warning of createExpiryWatch.ts. */
const REFRESH_AHEAD_MS = 10 * MINUTE_MS
/** Retry delay after no response. Any response of the server is final. */
const RETRY_MS = 2 * MINUTE_MS
/** Longest wait between checks: timers stop while a computer sleeps, but its clock goes on. */
const MAX_WAIT_MS = MINUTE_MS

interface RefreshOptions {
  session: Session
  config: ServerConfig
  now: () => Date
}

/**
 * Refreshes the token before it expires, if the server issues refresh tokens (spec sections 4 and 5). One tab sends the
 * request, the others adopt its result. If refreshing fails, the session continues until it expires, with a warning
 * beforehand. Returns a function that stops it.
 */
export function keepTokenFresh(options: RefreshOptions): () => void {
  const { session, now } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The token of the last attempt, and when to try again with it. */
  let lastAttempt = { token: '', retryAt: 0 }
  let stopped = false

  const check = () => {
    clearTimeout(timer)
    const state = session.getState()
    if (stopped || state.status !== 'signed-in') return
    const due = Math.max(
      state.expiresAt - REFRESH_AHEAD_MS,
      lastAttempt.token === state.token ? lastAttempt.retryAt : 0,
    )
    const leftMs = due - now().getTime()
    if (leftMs > 0) timer = setTimeout(check, Math.min(leftMs, MAX_WAIT_MS))
    else void attempt(state)
  }
  const attempt = async ({ token }: SignedIn) => {
    lastAttempt = { token, retryAt: Infinity }
    const hasResponse = await runInOneTab(async () => {
      // Another tab may have refreshed it already.
      session.sync()
      return !stopped && session.token() === token && (await renew(options, token))
    }).catch((error: unknown) => !(error instanceof NetworkError || error instanceof TimeoutError))
    if (!hasResponse) lastAttempt = { token, retryAt: now().getTime() + RETRY_MS }
    check()
  }

  const unsubscribe = session.subscribe(check)
  check()
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}

/**
 * Sends the refresh token that is stored beside the tab's own token, and no other. Resolves with whether there was a
 * response: another tab may just be writing the cookies.
 */
async function renew(options: RefreshOptions, token: string): Promise<boolean> {
  const { session, now } = options
  const stored = readAuth(now().getTime())
  if (stored?.token !== token || stored.refresh === null || !isFuture(stored.refresh.expires, now())) return false
  const { token: refreshToken } = stored.refresh
  // Its bearer is the refresh token. Here a 401 means that there is no new token, not that the session has ended.
  const client = createClient({ ...options.config, token: () => refreshToken })
  session.renew(token, newTokenOf(await client.call(refreshEndpoint)))
  return true
}

const isFuture = (instant: string, now: Date) => Date.parse(instant) > now.getTime()

const LOCK_NAME = 'lightshelf.refresh'
/** Longest wait of a tab where there are no locks, so that one is ahead of the others. */
const MAX_TURN_MS = 60_000

/**
 * Runs work in one tab at a time, with the Web Locks API: other tabs wait. Pages served over plain http lack it: there a
 * tab waits for a random time, so that another has usually finished.
 */
async function runInOneTab<T>(work: () => Promise<T>): Promise<T> {
  // Undefined outside secure contexts, despite its type.
  const locks = navigator.locks as LockManager | undefined
  if (locks !== undefined) return await locks.request(LOCK_NAME, work)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_TURN_MS))
  return work()
}
