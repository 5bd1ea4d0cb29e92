import { createClient, type Client } from '#api/client.ts'
import { refreshToken as refreshEndpoint } from '#api/endpoints/session.ts'
import { NetworkError } from '#api/errors.ts'
import type { AccessToken } from '#api/schemas/session.ts'
import type { AppConfig } from '../config/environment.ts'
import { reportProblem } from '../errors/reportError.ts'
import { readAuth, TOKEN_MINUTES, writeAuth, type RefreshToken } from './authCookies.ts'
import { onlyOneTab } from './onlyOneTab.ts'
import type { SignedIn } from './sessionState.ts'
import type { Session } from './sessionStore.ts'
import type { Tabs } from './tabs.ts'
import { readClaims } from './token.ts'

const MINUTE_MS = 60_000
/** So long before a token runs out another is asked for: earlier than the notice of expiryWatch.ts. */
const AHEAD_MS = 10 * MINUTE_MS
/** Where there was no answer it is asked again, so long after. Anything the server says is final. */
const AGAIN_MS = 2 * MINUTE_MS
/** The longest wait: the timers of a machine that sleeps stand still, and its clock does not. */
const LOOK_MS = MINUTE_MS

interface FreshOptions {
  session: Session
  config: AppConfig
  tabs: Tabs
  now: () => Date
}

/**
 * Gets a new token before the old one runs out, where the server gives refresh tokens (spec sections 4 and 5), until the
 * returned function is called. Of several tabs one asks, the others take over what it was given. Where it fails the
 * session is as it was: it ends in its time, and the person is told before.
 */
export function keepFresh(options: FreshOptions): () => void {
  const { session, now } = options
  const client = clientFor(options)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The token that was asked with, and when to ask with it again. */
  let asked = { token: '', againAt: 0 }
  let stopped = false

  const look = () => {
    clearTimeout(timer)
    const state = session.getState()
    if (stopped || state.status !== 'signed-in') return
    const due = Math.max(state.expiresAt - AHEAD_MS, asked.token === state.token ? asked.againAt : 0)
    const left = due - now().getTime()
    if (left > 0) timer = setTimeout(look, Math.min(left, LOOK_MS))
    else void ask(state)
  }
  const ask = async ({ token }: SignedIn) => {
    asked = { token, againAt: Infinity }
    const askLater = () => {
      asked = { token, againAt: now().getTime() + AGAIN_MS }
    }
    const hadTurn = await onlyOneTab(async () => {
      // Another tab may have been first.
      session.sync()
      const state = session.getState()
      if (stopped || state.status !== 'signed-in' || state.token !== token || state.changedElsewhere) return
      try {
        await renew(options, client, state)
      } catch (error) {
        if (error instanceof NetworkError) askLater()
      }
    }).catch(() => true)
    if (!hadTurn) askLater()
    look()
  }

  const unsubscribe = session.subscribe(look)
  look()
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}

/** A client of its own: a 401 means that there is no new token, not that the old one is over. */
function clientFor({ session, config: { apiHost, vertical, basic } }: FreshOptions): Client {
  return createClient({
    host: apiHost,
    vertical,
    ...(basic && { basic }),
    token: session.token,
    onProblem: reportProblem,
  })
}

async function renew(
  { session, tabs, now }: FreshOptions,
  client: Client,
  { token, claims, user }: SignedIn,
): Promise<void> {
  const kept = readAuth(now().getTime())?.refresh ?? null
  if (kept === null || !isAhead(kept.expires, now())) return
  const answer = await client.call(refreshEndpoint)
  const { accountId, masquerade } = readClaims(answer.accessToken)
  // Logged out or moved in the meantime, or a token for something else: none of this session's.
  if (session.token() !== token || accountId !== claims.accountId || masquerade !== claims.masquerade) return
  const refresh = nextRefresh(answer, kept)
  writeAuth({ token: answer.accessToken, expiresAt: now().getTime() + TOKEN_MINUTES * MINUTE_MS, user, refresh })
  session.sync()
  tabs.tell({ kind: 'signed-in', accountId })
}

/** The server may give a new refresh token with the other; half of one is none. */
function nextRefresh({ refreshToken, refreshExpires }: AccessToken, kept: RefreshToken): RefreshToken {
  return refreshToken === null || refreshExpires === null ? kept : { token: refreshToken, expires: refreshExpires }
}

const isAhead = (instant: string, now: Date) => Date.parse(instant) > now.getTime()
