import type { Account, Me } from '#domain/account.ts'
import {
  activeAccount,
  clearAccountState,
  readAccountState,
  readAccountStateOf,
  stateOfLists,
  stateOfToken,
  writeAccountState,
} from './accountStore.ts'
import {
  clearAuth,
  readAuth,
  storedUser,
  TOKEN_MINUTES,
  writeAuth,
  type StoredAuth,
  type StoredUser,
} from './authCookies.ts'
import { createExpiryWatch } from './createExpiryWatch.ts'
import { restoreSession } from './restoreSession.ts'
import { checkRefresh, refreshAfterSwitch } from './refreshRules.ts'
import type {
  Anonymous,
  NewSession,
  OpenFailure,
  SessionOptions,
  SessionState,
  SignedIn,
  SwitchedToken,
  UserAndAccounts,
} from './sessionState.ts'
import { isRenewed, isSameSignIn, signedInState } from './signedInState.ts'
import { readClaims } from './token.ts'

const MINUTE_MS = 60_000

export type Session = ReturnType<typeof createSession>

/** The session of this tab, kept in step with the auth cookies and the other tabs (spec section 4). */
export function createSession({ storage, tabs, now, refreshEnabled }: SessionOptions) {
  const nowMs = () => now().getTime()
  /** Number of the session, or of the pending sign-in. */
  let epoch = 0
  /** A sign-in whose user and accounts are not loaded yet. */
  let pending: StoredAuth | null = null
  /** Whether the browser stored the cookies. Only then does their absence mean a logout. */
  let cookiesStored = true
  const restore = () => restoreSession(storage, nowMs(), epoch)
  let state: SessionState = restore() ?? anonymous(null)
  const listeners = new Set<() => void>()
  const checkExpiry = createExpiryWatch({
    expiresAt: () => (state.status === 'signed-in' ? state.expiresAt : null),
    now,
    onExpiring: () => state.status === 'signed-in' && !state.expiring && setState({ ...state, expiring: true }),
    onExpired: expire,
  })
  tabs.listen((signal) => {
    if (signal.kind === 'signed-out') handleSignedOut()
    else {
      sync()
      // The signal may arrive before the cookies.
      if (state.status === 'signed-in' && state.claims.accountId !== signal.accountId && !state.changedElsewhere)
        setState({ ...state, changedElsewhere: true })
    }
  })
  checkExpiry()

  function anonymous(ended: Anonymous['ended']): Anonymous {
    return { status: 'anonymous', ended, signingIn: false, epoch }
  }

  function setState(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Writes the cookies of a token that was issued just now. */
  function storeToken(token: string, refresh: StoredAuth['refresh'], user: StoredUser): StoredAuth {
    const auth = { token, refresh, expiresAt: nowMs() + TOKEN_MINUTES * MINUTE_MS, user }
    writeAuth(auth)
    cookiesStored = isStored(token)
    return auth
  }

  const isStored = (token: string) => readAuth(nowMs())?.token === token

  /** Stores the token of a login. `setUserAndAccounts` or `setLoadFailure` must follow, and starts the session. */
  function signIn(login: NewSession) {
    checkRefresh(login, refreshEnabled)
    pending = storeToken(login.token, login.refresh, { userName: login.userName, firstName: null, lastName: null })
    epoch += 1
    if (state.status === 'anonymous') setState({ ...state, signingIn: true })
  }

  /** The current session, or the pending one. */
  function currentSession(): SignedIn | null {
    if (pending === null) return state.status === 'signed-in' ? state : null
    return { ...signedInState(pending, null, epoch), landing: 'login' }
  }

  /** Updates the current session, or starts the pending one. */
  function completeSignIn(next: SignedIn) {
    if (pending === null) {
      setState(next)
      return
    }
    pending = null
    startSession(next, epoch)
    tabs.broadcast({ kind: 'signed-in', accountId: next.claims.accountId })
  }

  function startSession(next: SignedIn, nextEpoch = epoch + 1) {
    epoch = nextEpoch
    setState({ ...next, epoch })
    checkExpiry()
  }

  /**
   * Switches account, also of a pending sign-in: state and token at once, so no request carries the wrong one (spec 4).
   * @param loaded user and accounts, if they are loaded already
   */
  function switchAccount(response: SwitchedToken, account: Account, loaded: UserAndAccounts | null = null) {
    const before = currentSession()
    if (before === null) return
    const user = loaded === null ? before.user : storedUser(loaded.me)
    const refresh = refreshEnabled ? refreshAfterSwitch(response, before.user.userName, nowMs()) : null
    const auth = storeToken(response.token, refresh, user)
    const claims = readClaims(auth.token)
    const accounts = loaded?.accounts ?? before.accounts ?? []
    const own = session.ownAccount() ?? (before.claims.masquerade ? null : before.account)
    const next = stateOfToken(claims, [account, ...accounts], own)
    writeAccountState(storage, { userName: user.userName, ...next })
    const landing = pending === null ? 'switch' : 'login'
    pending = null
    startSession({ ...signedInState(auth, activeAccount(next), epoch), accounts: loaded?.accounts ?? null, landing })
    tabs.broadcast({ kind: 'signed-in', accountId: claims.accountId })
  }

  /**
   * Sets the user and the accounts, and the current account (spec section 4): none if the list lacks the token's.
   * @param openFailure why no other account could be opened instead
   */
  function setUserAndAccounts(me: Me, accounts: readonly Account[], openFailure: OpenFailure | null = null) {
    const current = currentSession()
    if (current === null) return
    const user = storedUser(me)
    const own = readAccountStateOf(storage, user.userName).account
    const next = stateOfLists(current.claims, { me, accounts }, own)
    // Leaves the cookies alone if another tab has changed them in the meantime.
    if (pending !== null || !cookiesStored || isStored(current.token)) {
      if (next.account !== null) writeAccountState(storage, { userName: user.userName, ...next })
      const refresh = readAuth(nowMs())?.refresh ?? null
      writeAuth({ token: current.token, expiresAt: current.expiresAt, user, refresh })
    }
    completeSignIn({ ...current, user, accounts, account: activeAccount(next), loadFailure: null, openFailure })
  }

  /** User or accounts could not be loaded: the session continues without them, and the dashboard offers a retry. */
  function setLoadFailure(failure: unknown) {
    const current = currentSession()
    if (current !== null) completeSignIn({ ...current, loadFailure: failure })
  }

  function endSession(ended: 'logout' | 'expired') {
    const own = currentSession()?.token
    const stored = readAuth(nowMs())
    // An expired token of this tab does not end another tab's newer sign-in.
    if (ended === 'logout' || stored === null || stored.token === own) clearAuth()
    if (ended === 'logout') clearAccountState(storage)
    if (state.status === 'anonymous' && pending === null) return
    pending = null
    epoch += 1
    setState(state.status === 'anonymous' ? { ...state, signingIn: false, epoch } : anonymous(ended))
    checkExpiry()
  }

  /** Starts the session in the cookies; false if there is none. */
  function takeOver(): boolean {
    const next = restore()
    if (next !== null) startSession(next)
    return next !== null
  }

  /** Another tab has logged out. This tab may learn of it late, when there is a newer sign-in: it takes that over. */
  function handleSignedOut() {
    const stored = readAuth(nowMs())
    if (stored === null || stored.token === currentSession()?.token) endSession('logout')
    else if (pending === null) takeOver()
  }

  /** Ends the session on expiry or a 401, once. A newer sign-in of the same user and account replaces it instead. */
  function expire() {
    const auth = pending === null ? readAuth(nowMs()) : null
    const current = currentSession()
    const isReplaced = auth !== null && current !== null && isRenewed(auth, current)
    if (!isReplaced || !takeOver()) endSession('expired')
  }

  /** Reads the cookies again: when the page becomes visible or is restored, or after a sign-in in another tab. */
  function sync() {
    if (pending !== null) return
    const auth = readAuth(nowMs())
    if (state.status === 'anonymous') takeOver()
    else if (auth === null) {
      // A logout clears the stored account, an expiry does not.
      if (cookiesStored) endSession(readAccountState(storage).account === null ? 'logout' : 'expired')
      else checkExpiry()
    } else {
      const same = isSameSignIn(auth, state)
      if (isRenewed(auth, state))
        setState({ ...state, token: auth.token, expiresAt: auth.expiresAt, expiring: false, changedElsewhere: false })
      else if (same === state.changedElsewhere) setState({ ...state, changedElsewhere: !same })
      checkExpiry()
    }
  }

  const session = {
    getState: () => state,
    /** Changes with every sign-in, switch and sign-out, but not if a token is renewed. Counts a pending sign-in. */
    epoch: () => epoch,
    token: () => currentSession()?.token ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn,
    switchAccount,
    setUserAndAccounts,
    setLoadFailure,
    sync,
    /** Called once a dashboard page is on screen. */
    completeLanding: () => {
      if (state.status === 'signed-in' && state.landing !== null) setState({ ...state, landing: null })
    },
    /** Logs out in all tabs, also while offline (spec section 2, User menu). */
    logout: () => {
      endSession('logout')
      tabs.broadcast({ kind: 'signed-out' })
    },
    expire,
    /**
     * A user's own account, stored for `extra.acc` of their next login and for leaving masquerade (spec section 3).
     * @param userName the current user's by default
     */
    ownAccount: (userName = currentSession()?.user.userName ?? ''): Account | null =>
      readAccountStateOf(storage, userName).account,
  }
  return session
}
