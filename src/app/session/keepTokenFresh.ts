import { createClient, type Client } from '#api/client.ts'
import { refreshToken as refreshEndpoint } from '#api/endpoints/session.ts'
import { NetworkError, TimeoutError } from '#api/errors.ts'
import type { AccessToken } from '#api/schemas/session.ts'
import type { AppConfig } from '../config/environment.ts'
import { reportProblem } from '../errors/reportError.ts'
import { readAuth, TOKEN_MINUTES, writeAuth, type RefreshToken } from './authCookies.ts'
import { runInOneTab } from './runInOneTab.ts'
import type { SignedIn } from './sessionState.ts'
import type { Session } from './sessionStore.ts'
import type { Tabs } from './tabs.ts'
import { readClaims } from './token.ts'

const MINUTE_MS = 60_000
/** How long before its expiry a token is refreshed; earlier than the warning of createExpiryWatch.ts. */
const REFRESH_AHEAD_MS = 10 * MINUTE_MS
/** Retry delay after no response. Any response of the server is final. */
const RETRY_MS = 2 * MINUTE_MS
/** Longest wait between checks: timers stop while a computer sleeps, but its clock goes on. */
const MAX_WAIT_MS = MINUTE_MS

interface RefreshOptions {
  session: Session
  config: AppConfig
  tabs: Tabs
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
    const retryLater = () => {
      lastAttempt = { token, retryAt: now().getTime() + RETRY_MS }
    }
    const hasRun = await runInOneTab(async () => {
      // Another tab may have refreshed it already.
      session.sync()
      const state = session.getState()
      if (stopped || state.status !== 'signed-in' || state.token !== token || state.changedElsewhere) return
      try {
        await renew(options, state)
      } catch (error) {
        if (error instanceof NetworkError || error instanceof TimeoutError) retryLater()
      }
    }).catch(() => true)
    if (!hasRun) retryLater()
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
 * A client that sends the refresh token as the bearer of its call. Here a 401 means that there is no new token, not that
 * the session has ended.
 */
function clientFor({ config: { apiHost, vertical, basic } }: RefreshOptions, refresh: RefreshToken): Client {
  return createClient({
    host: apiHost,
    vertical,
    ...(basic && { basic }),
    token: () => refresh.token,
    onProblem: reportProblem,
  })
}

async function renew(options: RefreshOptions, { token, claims, user }: SignedIn): Promise<void> {
  const { session, tabs, now } = options
  const stored = readAuth(now().getTime())?.refresh ?? null
  if (stored === null || !isFuture(stored.expires, now())) return
  const response = await clientFor(options, stored).call(refreshEndpoint)
  const { accountId, masquerade } = readClaims(response.accessToken)
  // Ignored after a logout or an account switch, or if the token is for another account or mode.
  if (session.token() !== token || accountId !== claims.accountId || masquerade !== claims.masquerade) return
  const refresh = nextRefresh(response, stored)
  writeAuth({ token: response.accessToken, expiresAt: now().getTime() + TOKEN_MINUTES * MINUTE_MS, user, refresh })
  session.sync()
  tabs.broadcast({ kind: 'signed-in', accountId })
}

/** The refresh token of the response; the stored one if the response has none, or only half of one. */
function nextRefresh({ refreshToken, refreshExpires }: AccessToken, stored: RefreshToken): RefreshToken {
  return refreshToken === null || refreshExpires === null ? stored : { token: refreshToken, expires: refreshExpires }
}

const isFuture = (instant: string, now: Date) => Date.parse(instant) > now.getTime()
