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
import { watchExpiry } from './expiryWatch.ts'
import type { SafeStorage } from './safeStorage.ts'
import { RefreshMismatch, type Anonymous, type NewSession, type SessionState, type SignedIn } from './sessionState.ts'
import type { Tabs } from './tabs.ts'
import { isSame, signedInState } from './signedInState.ts'
import { readClaims } from './token.ts'

const MINUTE_MS = 60_000

export interface SessionOptions {
  storage: SafeStorage
  tabs: Tabs
  now: () => Date
  refreshEnabled: boolean
}

export type Session = ReturnType<typeof createSession>

/** The session of this tab: what the cookies hold, watched (spec section 4; behaviour.md, Session). */
export function createSession({ storage, tabs, now, refreshEnabled }: SessionOptions) {
  const nowMs = () => now().getTime()
  let epoch = 0
  let pending: StoredAuth | null = null
  /** The cookies were there once: that they are gone means something. */
  let kept = true
  let state: SessionState = restored() ?? anonymous(null)
  const listeners = new Set<() => void>()
  const watch = watchExpiry({
    expiresAt: () => (state.status === 'signed-in' ? state.expiresAt : null),
    now,
    onSoon: () => state.status === 'signed-in' && !state.expiring && set({ ...state, expiring: true }),
    onOver: expire,
  })
  tabs.listen((signal) => {
    if (signal.kind === 'signed-out') finish('logout')
    else {
      sync()
      // Should the message be quicker than the cookies.
      if (state.status === 'signed-in' && state.claims.accountId !== signal.accountId && !state.changedElsewhere)
        set({ ...state, changedElsewhere: true })
    }
  })
  watch()

  function anonymous(ended: Anonymous['ended']): Anonymous {
    return { status: 'anonymous', ended, signingIn: false, epoch }
  }

  function restored(): SignedIn | null {
    const auth = readAuth(nowMs())
    if (auth === null) return null
    const { account, masquerade } = readAccountState(storage)
    const claims = readClaims(auth.token)
    const known = stateOfToken(claims, claims.masquerade ? [masquerade, account] : [account, masquerade], account)
    // The mode is the token's, not the device's.
    if (!claims.masquerade && masquerade !== null) writeAccountState(storage, { account, masquerade: null })
    return signedIn(auth, activeAccount(known))
  }

  function signedIn(auth: StoredAuth, account: Account | null): SignedIn {
    return signedInState(auth, account, epoch)
  }

  function set(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** The cookies of a login, which are written; throws, with nothing written, where it does not fit the refresh settings. */
  function store({ token, refresh, refreshIncomplete }: NewSession, user: StoredUser): StoredAuth {
    if (refreshEnabled && (refresh === null || refreshIncomplete)) throw new RefreshMismatch(sessionText.refreshMissing)
    if (!refreshEnabled && (refresh !== null || refreshIncomplete))
      throw new RefreshMismatch(sessionText.refreshUnsupported)
    const auth = { token, refresh, expiresAt: nowMs() + TOKEN_MINUTES * MINUTE_MS, user }
    writeAuth(auth)
    kept = holds(token)
    return auth
  }

  const holds = (token: string) => readAuth(nowMs())?.token === token

  /** Stores the token of a login; the session begins with `setPeople` or `setPeopleFailure`, which must follow. */
  function signIn(login: NewSession) {
    pending = store(login, { userName: login.userName, firstName: null, lastName: null })
    if (state.status === 'anonymous') set({ ...state, signingIn: true })
  }

  /** The session that is on, or the one that is about to begin. */
  function current(): SignedIn | null {
    if (pending === null) return state.status === 'signed-in' ? state : null
    return { ...signedIn(pending, null), landing: 'login' }
  }

  function begin(next: SignedIn) {
    if (pending === null) {
      set(next)
      return
    }
    pending = null
    open(next)
    tabs.tell({ kind: 'signed-in', accountId: next.claims.accountId })
  }

  /** A session begins, and with it all that belongs to one. */
  function open(next: SignedIn) {
    epoch += 1
    set({ ...next, epoch })
    watch()
  }

  /** Takes the token of another account: at once, so that no request ever goes out under one name with the token of the other (spec section 4). */
  function enter(login: NewSession, account: Account) {
    if (state.status !== 'signed-in') return
    const before = state
    const auth = store(login, before.user)
    const claims = readClaims(auth.token)
    const own = readAccountState(storage).account ?? (before.claims.masquerade ? null : before.account)
    const entered = stateOfToken(claims, [account, ...(before.accounts ?? [])], own)
    writeAccountState(storage, entered)
    open({ ...signedIn(auth, activeAccount(entered)), landing: 'switch' })
    tabs.tell({ kind: 'signed-in', accountId: claims.accountId })
  }

  /** Takes in the user and the accounts, and settles which account is worked in (spec section 4). */
  function setPeople(me: Me, accounts: readonly Account[]) {
    const session = current()
    if (session === null) return
    const { claims } = session
    const { account, found } = chooseAccount(accounts, claims.accountId)
    if (!found && !claims.masquerade && accounts.length > 0) {
      // eslint-disable-next-line no-console -- spec section 4: logged to the console
      console.error(`The account of the token is not in the account list; using ${account?.name ?? 'none'}.`)
    }
    const seen = me.accountId === null || me.accountName === null ? null : { id: me.accountId, name: me.accountName }
    const own = readAccountState(storage).account ?? accounts[0] ?? null
    const settled = claims.masquerade ? stateOfToken(claims, [seen, ...accounts], own) : { account, masquerade: null }
    const user: StoredUser = { userName: me.userName, firstName: me.firstName, lastName: me.lastName }
    // Another tab may have signed in otherwise, or out, since: what it left is not ours to change.
    if (pending !== null || !kept || holds(session.token)) {
      writeAccountState(storage, settled)
      writeAuth({
        token: session.token,
        expiresAt: session.expiresAt,
        user,
        refresh: readAuth(nowMs())?.refresh ?? null,
      })
    }
    begin({ ...session, user, accounts, account: activeAccount(settled), peopleFailure: null })
  }

  /** User or accounts could not be read: the session goes on without them, the dashboard offers to try again. */
  function setPeopleFailure(failure: unknown) {
    const session = current()
    if (session !== null) begin({ ...session, peopleFailure: failure })
  }

  function finish(ended: 'logout' | 'expired') {
    const own = current()?.token
    const stored = readAuth(nowMs())
    // What another tab signed in to lives on when this one's token is over.
    if (ended === 'logout' || stored === null || stored.token === own) clearAuth()
    if (ended === 'logout') clearAccountState(storage)
    const wasPending = pending !== null
    pending = null
    if (state.status === 'anonymous') {
      if (wasPending) set({ ...state, signingIn: false })
      return
    }
    epoch += 1
    set(anonymous(ended))
    watch()
  }

  /** Time is up, or the server said 401: one end for any number of them. A newer sign-in of the same person in the same account takes over. */
  function expire() {
    const auth = readAuth(nowMs())
    const newer =
      auth !== null &&
      pending === null &&
      state.status === 'signed-in' &&
      auth.token !== state.token &&
      isSame(auth, state)
        ? restored()
        : null
    if (newer === null) finish('expired')
    else open(newer)
  }

  /** Reads the cookies again: after the page comes back into sight or from the back/forward cache, or another tab signed in. */
  function sync() {
    if (pending !== null) return
    const auth = readAuth(nowMs())
    if (state.status === 'anonymous') {
      const session = auth && restored()
      if (session) open(session)
    } else if (auth === null) {
      // Whoever logs out takes the account along; whose time is up leaves it.
      if (kept) finish(readAccountState(storage).account === null ? 'logout' : 'expired')
      else watch()
    } else {
      const same = isSame(auth, state)
      if (same && auth.token !== state.token)
        set({ ...state, token: auth.token, expiresAt: auth.expiresAt, expiring: false, changedElsewhere: false })
      else if (same === state.changedElsewhere) set({ ...state, changedElsewhere: !same })
      watch()
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
    enter,
    setPeople,
    setPeopleFailure,
    sync,
    /** A dashboard page is on screen. */
    landed: () => {
      if (state.status === 'signed-in' && state.landing !== null) set({ ...state, landing: null })
    },
    /** The user logs out: everywhere, also offline (spec section 2, User menu). */
    logout: () => {
      finish('logout')
      tabs.tell({ kind: 'signed-out' })
    },
    expire,
    /** The user's own account, as kept on the device: for `extra.acc` of the next login, and to go back to (spec section 3). */
    ownAccount: () => readAccountState(storage).account,
  }
}
