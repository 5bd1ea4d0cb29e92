import type { Account, Me } from '#domain/account.ts'
import { clearAccountState, readAccountState, readAccountStateOf, writeAccountState } from './accountStore.ts'
import { clearAuth, readCookies, writeAuth } from './authCookies.ts'
import { reduceSession } from './reduceSession.ts'
import type { SessionEffect, SessionEvent } from './sessionEvents.ts'
import {
  type LoadFailure,
  type NewSession,
  type NewToken,
  type OpenFailure,
  type PendingSwitch,
  type SessionOptions,
  type SessionState,
  type UserAndAccounts,
  RefreshMismatch,
} from './sessionState.ts'
import { tokenSession, withSession } from './signedInState.ts'
import { watchCookies } from './watchCookies.ts'
import { sessionText } from '#domain/messages/session.ts'

export type Session = ReturnType<typeof createSession>

/** How long after a signal the cookies are read once more: they may reach this tab later. */
const COOKIES_LATE_MS = 500

/**
 * The session of this tab, kept in step with the auth cookies and the other tabs (spec section 4): passes events to
 * `reduceSession` with what the browser holds, and carries out the effects.
 */
export function createSession({ storage, tabs, now, refreshEnabled, report = () => undefined }: SessionOptions) {
  const nowMs = () => now().getTime()
  let state: SessionState = { status: 'anonymous', ended: null, signingIn: null, epoch: 0 }
  const listeners = new Set<() => void>()
  const checkExpiry = createExpiryWatch({
    expiresAt: () => (state.status === 'signed-in' ? state.expiresAt : null),
    now,
    onExpiring: () => state.status === 'signed-in' && !state.expiring && dispatch({ kind: 'expiring' }),
    onExpired: () => dispatch({ kind: 'expired' }),
  })
  const cookies = watchCookies({
    nowMs,
    onSettled: () => dispatch({ kind: 'woken' }),
    onGone: () => dispatch({ kind: 'cookies-gone' }),
  })

  function dispatch(event: SessionEvent): void {
    const before = state
    const step = reduceSession(state, event, {
      nowMs: nowMs(),
      cookies: cookies.read(),
      stored: readAccountState(storage),
    })
    state = step.state
    step.effects.forEach(perform)
    const hasWritten = step.effects.some(({ kind }) => kind === 'write-cookies')
    if (hasWritten && readCookies(nowMs()).auth === null) state = withSession(state, { cookiesRefused: true })
    if (state === before) return
    checkExpiry()
    for (const listener of listeners) listener()
  }

  function perform(effect: SessionEffect): void {
    switch (effect.kind) {
      case 'write-cookies':
        writeAuth(effect.auth)
        break
      case 'clear-cookies':
        clearAuth()
        break
      case 'write-account':
        writeAccountState(storage, effect.account)
        break
      case 'clear-account':
        clearAccountState(storage)
        break
      case 'broadcast':
        tabs.broadcast(effect.signal)
        break
    }
  }

  tabs.listen((signal) => {
    dispatch({ kind: 'signalled', signal })
    setTimeout(() => dispatch({ kind: 'woken' }), COOKIES_LATE_MS)
  })
  dispatch({ kind: 'woken' })

  /** Drops the refresh token of an answer where the app does not refresh. */
  const withoutUnusedRefresh = ({ token, refresh }: NewToken): NewToken => ({
    token,
    refresh: refreshEnabled ? refresh : null,
  })

  return {
    report,
    getState: () => state,
    /** Changes with every sign-in, switch and sign-out, but not if a token is renewed. Counts a pending sign-in. */
    epoch: () => (tokenSession(state) ?? state).epoch,
    token: () => tokenSession(state)?.token ?? null,
    /** Id of the login or switch that the token comes from; changes without the epoch when a newer sign-in is adopted. */
    signInId: () => tokenSession(state)?.signInId ?? '',
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Stores the token of a login. `setUserAndAccounts` or `setLoadFailure` must follow, and starts the session. */
    signIn: (login: NewSession) => {
      checkRefresh(login, refreshEnabled)
      dispatch({ kind: 'logged-in', login, newId: randomId() })
    },
    /**
     * Sets the user and the accounts, and the current account (spec section 4): none if the list lacks the token's.
     * @param openFailure why no other account could be opened instead
     * @param signInId that of the time when they were requested
     */
    setUserAndAccounts: (
      me: Me,
      accounts: readonly Account[],
      openFailure: OpenFailure | null = null,
      signInId = tokenSession(state)?.signInId ?? '',
    ) => dispatch({ kind: 'user-loaded', signInId, lists: { me, accounts }, openFailure }),
    /** User or accounts could not be loaded: the session continues without them, and the dashboard shows the retries. */
    setLoadFailure: (failure: LoadFailure) => dispatch({ kind: 'load-failed', failure }),
    /** The switch that waits for the server's answer, or null. */
    pendingSwitch: () => tokenSession(state)?.switching ?? null,
    /**
     * Notes that a switch has been requested; null if another is pending, or no user is signed in.
     * @param opens the address to open in that account; null: Titles
     */
    startSwitch: (accountId: string, opens: string | null = null): PendingSwitch | null => {
      const session = tokenSession(state)
      if (session?.switching !== null) return null
      const pending = { accountId, signInId: session.signInId, opens }
      dispatch({ kind: 'switch-started', pending })
      // The session may have expired unnoticed while the computer slept.
      return tokenSession(state)?.switching === pending ? pending : null
    },
    /** Ends the pending switch without a result: its late answer changes nothing. */
    endSwitch: () => dispatch({ kind: 'switch-ended' }),
    /**
     * Switches account, also of a pending sign-in: state and token at once, so no request carries the wrong one (spec 4).
     * @param lists user and accounts, if they are loaded already
     */
    completeSwitch: (
      pending: PendingSwitch,
      answer: NewToken,
      account: Account,
      lists: UserAndAccounts | null = null,
    ) =>
      dispatch({ kind: 'switched', pending, answer: withoutUnusedRefresh(answer), account, lists, newId: randomId() }),
    /** Stores a renewed token, unless the cookies or this tab have another than the old one by now. */
    renew: (oldToken: string, answer: NewToken) =>
      dispatch({ kind: 'renewed', oldToken, answer: withoutUnusedRefresh(answer) }),
    /** Reads the cookies again: when the page becomes visible or is restored. */
    sync: () => {
      dispatch({ kind: 'woken' })
      // Timers stop while a computer sleeps.
      checkExpiry()
    },
    /**
     * Looks for the cookies before a call: undefined if they are there. If they are gone, looks again 200 ms later, ends
     * the session if they still are, and resolves with whether it goes on. Cookies are missing for good in a pending
     * sign-in or where the browser refused them.
     */
    confirmCookies: () => (state.status === 'signed-in' && !state.cookiesRefused ? cookies.confirm() : undefined),
    /** Called once a dashboard page is on screen. */
    completeLanding: () => dispatch({ kind: 'landed' }),
    /** Logs out in all tabs, also while offline (spec section 2, User menu). */
    logout: () => dispatch({ kind: 'logged-out' }),
    expire: () => dispatch({ kind: 'expired' }),
    /**
     * A user's own account, stored for `extra.acc` of their next login and for leaving masquerade (spec section 3).
     * @param userName the current user's by default
     */
    ownAccount: (userName = tokenSession(state)?.user.userName ?? ''): Account | null =>
      readAccountStateOf(storage, userName).account,
  }
}

/** Not `randomUUID`, which pages served over plain http lack. */
const randomId = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

/** Throws RefreshMismatch if a sign-in does not match the refresh settings (spec section 5). */
function checkRefresh({ refresh, refreshIncomplete }: NewSession, isEnabled: boolean): void {
  if (!refreshIncomplete && isEnabled === (refresh !== null)) return
  // eslint-disable-next-line no-console -- the reason is for support, the text for the user
  console.error(`Refresh tokens are ${isEnabled ? 'on' : 'off'} in this app, which the login doesn't match.`)
  throw new RefreshMismatch(sessionText.refreshMismatch)
}

/** How long before the expiry the user is warned. */
const WARN_BEFORE_MS = 5 * 60_000
/** Longest wait between checks: timers stop while a computer sleeps, but its clock keeps running. */
const MAX_WAIT_MS = 60_000

interface ExpiryWatchOptions {
  /** Milliseconds since the epoch; null while there is nothing to watch. */
  expiresAt: () => number | null
  now: () => Date
  /** Called on every check shortly before the expiry, so possibly several times. */
  onExpiring: () => void
  onExpired: () => void
}

/** Creates a watch of an expiry. Call the returned function to start it, and whenever the expiry may have changed. */
function createExpiryWatch({ expiresAt, now, onExpiring, onExpired }: ExpiryWatchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return function check() {
    clearTimeout(timer)
    const end = expiresAt()
    if (end === null) return
    const leftMs = end - now().getTime()
    if (leftMs <= 0) {
      onExpired()
      return
    }
    if (leftMs <= WARN_BEFORE_MS) onExpiring()
    clearTimeout(timer)
    timer = setTimeout(check, Math.min(leftMs <= WARN_BEFORE_MS ? leftMs : leftMs - WARN_BEFORE_MS, MAX_WAIT_MS))
  }
}
