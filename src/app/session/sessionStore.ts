import type { Account, Me } from '#domain/account.ts'
import { sessionText } from '#domain/messages/session.ts'
import { activeAccount, chooseAccount, clearAccountState, readAccountState, writeAccountState, type AccountState } from './accountStore.ts'
import { clearAuth, readAuth, TOKEN_MINUTES, writeAuth, type RefreshToken, type StoredAuth, type StoredUser } from './authCookies.ts'
import type { SafeStorage } from './safeStorage.ts'
import type { Tabs } from './tabs.ts'
import { readClaims, type TokenClaims } from './token.ts'

/** Minutes before the expiry at which the user is told (behaviour.md, Session). */
const NOTICE_MINUTES = 5
const MINUTE_MS = 60_000
/** The longest wait a timer takes; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The answer of a login does not fit the refresh settings (spec section 5); its message is for the user. */
export class RefreshMismatch extends Error {
  override readonly name = 'RefreshMismatch'
}

export interface Anonymous {
  status: 'anonymous'
  /** How the last session ended; null where there was none. 'expired' keeps the way back to where one was. */
  ended: 'logout' | 'expired' | null
  /** The token is here, user and accounts are being read: the login form stays in its loading state. */
  signingIn: boolean
  epoch: number
}

export interface SignedIn {
  status: 'signed-in'
  token: string
  expiresAt: number
  user: StoredUser
  claims: TokenClaims
  /** The account that is worked in, the masquerade one when there is one; null until it is known. */
  account: Account | null
  /** The user's accounts; null until they are read. */
  accounts: readonly Account[] | null
  /** Why user or accounts could not be read; the session goes on. */
  peopleFailure: unknown
  /** Fewer than five minutes are left. */
  expiring: boolean
  /** Another tab signed in to another account: what this tab shows is not what the browser is signed in to. */
  changedElsewhere: boolean
  /** Just signed in on /login, which has still to go to where the user wanted; false once a dashboard page is shown. */
  landing: boolean
  /** Goes up with every sign-in and sign-out: what belongs to one session is keyed by it. */
  epoch: number
}

export type SessionState = Anonymous | SignedIn

/** What a login answer gives (spec section 3). */
export interface NewSession {
  token: string
  userName: string
  refresh: RefreshToken | null
  /** The answer carried a refresh token without its expiry, or none. */
  refreshIncomplete: boolean
}

export interface SessionOptions {
  storage: SafeStorage
  tabs: Tabs
  now: () => Date
  refreshEnabled: boolean
}

export type Session = ReturnType<typeof createSession>

/** The session of this tab: what the cookies hold, watched (spec section 4; behaviour.md, Session). */
export function createSession({ storage, tabs, now, refreshEnabled }: SessionOptions) {
  let epoch = 0
  let pending: StoredAuth | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: SessionState = restored() ?? anonymous(null)
  const listeners = new Set<() => void>()
  const unlisten = tabs.listen((signal) => {
    if (signal.kind === 'signed-out') finish('logout')
    else if (state.status === 'anonymous') sync()
    else if (signal.accountId !== state.claims.accountId) set({ ...state, changedElsewhere: true })
  })
  watchExpiry()

  function anonymous(ended: Anonymous['ended']): Anonymous {
    return { status: 'anonymous', ended, signingIn: false, epoch }
  }

  function restored(): SignedIn | null {
    const auth = readAuth(now().getTime())
    return auth && signedIn(auth, activeAccount(readAccountState(storage)))
  }

  function signedIn(auth: StoredAuth, account: Account | null): SignedIn {
    return {
      status: 'signed-in', token: auth.token, expiresAt: auth.expiresAt, user: auth.user, claims: readClaims(auth.token),
      account, accounts: null, peopleFailure: null, expiring: false, changedElsewhere: false, landing: false, epoch,
    }
  }

  function set(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function watchExpiry() {
    clearTimeout(timer)
    if (state.status !== 'signed-in') return
    const left = state.expiresAt - now().getTime()
    const untilNotice = left - NOTICE_MINUTES * MINUTE_MS
    if (left <= 0) finish('expired')
    else if (untilNotice > 0) timer = setTimeout(watchExpiry, Math.min(untilNotice, MAX_TIMER_MS))
    else {
      if (!state.expiring) set({ ...state, expiring: true })
      timer = setTimeout(watchExpiry, left)
    }
  }

  /** Stores the token of a login; the session begins with `setPeople` or `setPeopleFailure`, which must follow. */
  function signIn({ token, userName, refresh, refreshIncomplete }: NewSession) {
    if (refreshEnabled && (refresh === null || refreshIncomplete)) throw new RefreshMismatch(sessionText.refreshMissing)
    if (!refreshEnabled && (refresh !== null || refreshIncomplete)) throw new RefreshMismatch(sessionText.refreshUnsupported)
    pending = { token, refresh, expiresAt: now().getTime() + TOKEN_MINUTES * MINUTE_MS, user: { userName, firstName: null, lastName: null } }
    writeAuth(pending)
    if (state.status === 'anonymous') set({ ...state, signingIn: true })
  }

  /** The session that is on, or the one that is about to begin. */
  function current(): SignedIn | null {
    if (pending === null) return state.status === 'signed-in' ? state : null
    return { ...signedIn(pending, null), landing: true }
  }

  function begin(next: SignedIn) {
    if (pending === null) {
      set(next)
      return
    }
    pending = null
    epoch += 1
    set({ ...next, epoch })
    watchExpiry()
    tabs.tell({ kind: 'signed-in', accountId: next.claims.accountId })
  }

  /** Takes in the user and the accounts, and settles which account is worked in (spec section 4). */
  function setPeople(me: Me, accounts: readonly Account[]) {
    const session = current()
    if (session === null) return
    const { claims } = session
    const { account, found } = chooseAccount(accounts, claims.accountId)
    const masquerade = claims.masquerade ? { id: claims.accountId ?? me.accountId ?? '', name: me.accountName ?? claims.accountId ?? '' } : null
    if (!found && !claims.masquerade && accounts.length > 0) {
      // eslint-disable-next-line no-console -- spec section 4: logged to the console
      console.error(`The account of the token is not in the account list; using ${account?.name ?? 'none'}.`)
    }
    const kept: AccountState = { account, masquerade }
    writeAccountState(storage, kept)
    const user: StoredUser = { userName: me.userName, firstName: me.firstName, lastName: me.lastName }
    writeAuth({ token: session.token, expiresAt: session.expiresAt, user, refresh: readAuth(now().getTime())?.refresh ?? null })
    begin({ ...session, user, accounts, account: activeAccount(kept), peopleFailure: null })
  }

  /** User or accounts could not be read: the session goes on without them, the dashboard offers to try again. */
  function setPeopleFailure(failure: unknown) {
    const session = current()
    if (session !== null) begin({ ...session, peopleFailure: failure })
  }

  function finish(ended: 'logout' | 'expired') {
    clearTimeout(timer)
    clearAuth()
    if (ended === 'logout') clearAccountState(storage)
    const wasPending = pending !== null
    pending = null
    if (state.status === 'anonymous') {
      if (wasPending) set({ ...state, signingIn: false })
      return
    }
    epoch += 1
    set(anonymous(ended))
  }

  /** Reads the cookies again: after the page comes back from the back/forward cache, or another tab signed in. */
  function sync() {
    const auth = readAuth(now().getTime())
    if (auth === null) finish('expired')
    else if (state.status === 'anonymous') {
      epoch += 1
      set(signedIn(auth, activeAccount(readAccountState(storage))))
      watchExpiry()
    }
  }

  return {
    getState: () => state,
    token: () => current()?.token ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn,
    setPeople,
    setPeopleFailure,
    sync,
    /** A dashboard page is on screen. */
    landed: () => {
      if (state.status === 'signed-in' && state.landing) set({ ...state, landing: false })
    },
    /** The user logs out: everywhere, also offline (spec section 2, User menu). */
    logout: () => {
      finish('logout')
      tabs.tell({ kind: 'signed-out' })
    },
    /** The server said 401: one end for any number of them. */
    expire: () => finish('expired'),
    /** The account that was worked in before, for `extra.acc` of the next login (spec section 3). */
    previousAccount: () => readAccountState(storage).account,
    dispose: () => {
      clearTimeout(timer)
      unlisten()
      listeners.clear()
    },
  }
}
