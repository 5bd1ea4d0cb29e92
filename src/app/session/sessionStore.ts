import type { Account, Me } from '#domain/account.ts'
import { sessionText } from '#domain/messages/session.ts'
import {
  activeAccount,
  chooseAccount,
  clearAccountState,
  readAccountState,
  stateOfToken,
  writeAccountState,
} from './accountStore.ts'
import { clearAuth, readAuth, TOKEN_MINUTES, writeAuth, type StoredAuth, type StoredUser } from './authCookies.ts'
import { createExpiryWatch } from './createExpiryWatch.ts'
import type { SafeStorage } from './safeStorage.ts'
import { RefreshMismatch, type Anonymous, type NewSession, type SessionState, type SignedIn } from './sessionState.ts'
import type { Tabs } from './tabs.ts'
import { isSameSignIn, signedInState } from './signedInState.ts'
import { readClaims } from './token.ts'

const MINUTE_MS = 60_000

export interface SessionOptions {
  storage: SafeStorage
  tabs: Tabs
  now: () => Date
  refreshEnabled: boolean
}

export type Session = ReturnType<typeof createSession>

/** The session of this tab, kept in step with the auth cookies and the other tabs (spec section 4). */
export function createSession({ storage, tabs, now, refreshEnabled }: SessionOptions) {
  const nowMs = () => now().getTime()
  let epoch = 0
  /** A sign-in whose user and accounts are not loaded yet. */
  let pending: StoredAuth | null = null
  /** Whether the browser stored the cookies. Only then does their absence mean a logout. */
  let cookiesStored = true
  let state: SessionState = restoreSession() ?? anonymous(null)
  const listeners = new Set<() => void>()
  const checkExpiry = createExpiryWatch({
    expiresAt: () => (state.status === 'signed-in' ? state.expiresAt : null),
    now,
    onExpiring: () => state.status === 'signed-in' && !state.expiring && setState({ ...state, expiring: true }),
    onExpired: expire,
  })
  tabs.listen((signal) => {
    if (signal.kind === 'signed-out') endSession('logout')
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

  function restoreSession(): SignedIn | null {
    const auth = readAuth(nowMs())
    if (auth === null) return null
    const { account, masquerade } = readAccountState(storage)
    const claims = readClaims(auth.token)
    const next = stateOfToken(claims, claims.masquerade ? [masquerade, account] : [account, masquerade], account)
    // The token decides the mode, not the device.
    if (!claims.masquerade && masquerade !== null) writeAccountState(storage, { account, masquerade: null })
    return toSignedIn(auth, activeAccount(next))
  }

  function toSignedIn(auth: StoredAuth, account: Account | null): SignedIn {
    return signedInState(auth, account, epoch)
  }

  function setState(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Writes the cookies of a login. Throws before writing if the login does not match the refresh settings. */
  function storeLogin({ token, refresh, refreshIncomplete }: NewSession, user: StoredUser): StoredAuth {
    if (refreshIncomplete || refreshEnabled !== (refresh !== null)) {
      // eslint-disable-next-line no-console -- the reason is for support, the text for the user
      console.error(`Refresh tokens are ${refreshEnabled ? 'on' : 'off'} in this app, which the login doesn't match.`)
      throw new RefreshMismatch(sessionText.refreshMismatch)
    }
    const auth = { token, refresh, expiresAt: nowMs() + TOKEN_MINUTES * MINUTE_MS, user }
    writeAuth(auth)
    cookiesStored = isStored(token)
    return auth
  }

  const isStored = (token: string) => readAuth(nowMs())?.token === token

  /** Stores the token of a login. `setUserAndAccounts` or `setLoadFailure` must follow, and starts the session. */
  function signIn(login: NewSession) {
    pending = storeLogin(login, { userName: login.userName, firstName: null, lastName: null })
    if (state.status === 'anonymous') setState({ ...state, signingIn: true })
  }

  /** The current session, or the pending one. */
  function currentSession(): SignedIn | null {
    if (pending === null) return state.status === 'signed-in' ? state : null
    return { ...toSignedIn(pending, null), landing: 'login' }
  }

  /** Updates the current session, or starts the pending one. */
  function completeSignIn(next: SignedIn) {
    if (pending === null) {
      setState(next)
      return
    }
    pending = null
    startSession(next)
    tabs.broadcast({ kind: 'signed-in', accountId: next.claims.accountId })
  }

  function startSession(next: SignedIn) {
    epoch += 1
    setState({ ...next, epoch })
    checkExpiry()
  }

  /** Switches account. State and token change together, so no request carries the wrong token (spec section 4). */
  function switchAccount(login: NewSession, account: Account) {
    if (state.status !== 'signed-in') return
    const before = state
    const auth = storeLogin(login, before.user)
    const claims = readClaims(auth.token)
    const own = readAccountState(storage).account ?? (before.claims.masquerade ? null : before.account)
    const next = stateOfToken(claims, [account, ...(before.accounts ?? [])], own)
    writeAccountState(storage, next)
    startSession({ ...toSignedIn(auth, activeAccount(next)), landing: 'switch' })
    tabs.broadcast({ kind: 'signed-in', accountId: claims.accountId })
  }

  /** Sets the user and the accounts, and picks the current account (spec section 4). */
  function setUserAndAccounts(me: Me, accounts: readonly Account[]) {
    const session = currentSession()
    if (session === null) return
    const { claims } = session
    const { account, found } = chooseAccount(accounts, claims.accountId)
    if (!found && !claims.masquerade && accounts.length > 0) {
      // eslint-disable-next-line no-console -- spec section 4: logged to the console
      console.error(`The account of the token is not in the account list; using ${account?.name ?? 'none'}.`)
    }
    const meAccount =
      me.accountId === null || me.accountName === null ? null : { id: me.accountId, name: me.accountName }
    const own = readAccountState(storage).account ?? accounts[0] ?? null
    const next = claims.masquerade ? stateOfToken(claims, [meAccount, ...accounts], own) : { account, masquerade: null }
    const user: StoredUser = { userName: me.userName, firstName: me.firstName, lastName: me.lastName }
    // Leaves the cookies alone if another tab has changed them in the meantime.
    if (pending !== null || !cookiesStored || isStored(session.token)) {
      writeAccountState(storage, next)
      writeAuth({
        token: session.token,
        expiresAt: session.expiresAt,
        user,
        refresh: readAuth(nowMs())?.refresh ?? null,
      })
    }
    completeSignIn({ ...session, user, accounts, account: activeAccount(next), loadFailure: null })
  }

  /** User or accounts could not be loaded: the session continues without them, and the dashboard offers a retry. */
  function setLoadFailure(failure: unknown) {
    const session = currentSession()
    if (session !== null) completeSignIn({ ...session, loadFailure: failure })
  }

  function endSession(ended: 'logout' | 'expired') {
    const own = currentSession()?.token
    const stored = readAuth(nowMs())
    // An expired token of this tab does not end another tab's newer sign-in.
    if (ended === 'logout' || stored === null || stored.token === own) clearAuth()
    if (ended === 'logout') clearAccountState(storage)
    const wasPending = pending !== null
    pending = null
    if (state.status === 'anonymous') {
      if (wasPending) setState({ ...state, signingIn: false })
      return
    }
    epoch += 1
    setState(anonymous(ended))
    checkExpiry()
  }

  /** Ends the session on expiry or a 401, once. A newer sign-in of the same user and account replaces it instead. */
  function expire() {
    const auth = readAuth(nowMs())
    const newer =
      auth !== null &&
      pending === null &&
      state.status === 'signed-in' &&
      auth.token !== state.token &&
      isSameSignIn(auth, state)
        ? restoreSession()
        : null
    if (newer === null) endSession('expired')
    else startSession(newer)
  }

  /** Reads the cookies again: when the page becomes visible or is restored, or after a sign-in in another tab. */
  function sync() {
    if (pending !== null) return
    const auth = readAuth(nowMs())
    if (state.status === 'anonymous') {
      const session = auth && restoreSession()
      if (session) startSession(session)
    } else if (auth === null) {
      // A logout clears the stored account, an expiry does not.
      if (cookiesStored) endSession(readAccountState(storage).account === null ? 'logout' : 'expired')
      else checkExpiry()
    } else {
      const same = isSameSignIn(auth, state)
      if (same && auth.token !== state.token)
        setState({ ...state, token: auth.token, expiresAt: auth.expiresAt, expiring: false, changedElsewhere: false })
      else if (same === state.changedElsewhere) setState({ ...state, changedElsewhere: !same })
      checkExpiry()
    }
  }

  return {
    getState: () => state,
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
    /** The user's own account, stored for `extra.acc` of the next login and for leaving masquerade (spec section 3). */
    ownAccount: () => readAccountState(storage).account,
  }
}
