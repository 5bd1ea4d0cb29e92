import { accountStateOf, activeAccount, stateOfLists } from './accountStore.ts'
import { expiryOf, storedUser, type StoredAuth } from './authCookies.ts'
import { endSession, endWithCookies, followCookies, startStored } from './followCookies.ts'
import { reduceSwitch } from './reduceSwitch.ts'
import {
  stateOnly,
  signedInSignal,
  type SessionEffect,
  type SessionEvent,
  type Step,
  type Surroundings,
} from './sessionEvents.ts'
import type { SessionState, SignedIn } from './sessionState.ts'
import {
  compareCookies,
  isSameUserAndAccount,
  signedInState,
  summaryOf,
  tokenSession,
  withSession,
} from './signedInState.ts'
import type { TabSignal } from './tabs.ts'

type EventOf<K extends SessionEvent['kind']> = Extract<SessionEvent, { kind: K }>

/**
 * The session as a function of events (spec section 4). A login's own answer always writes the cookies, a logout always
 * clears them. Everything else writes only if the cookies still hold the sign-in that it was requested with.
 */
export function reduceSession(before: SessionState, event: SessionEvent, now: Surroundings): Step {
  const state = noteStoredAccount(before, now)
  switch (event.kind) {
    case 'logged-in':
      return logIn(state, event, now)
    case 'user-loaded':
      return loadUser(state, event, now)
    case 'load-failed':
      return completeSignIn(withSession(state, { loadFailure: event.failure }), now)
    case 'switch-started':
    case 'switch-ended':
    case 'switched':
      return reduceSwitch(state, event, now)
    case 'renewed':
      return renew(state, event, now)
    case 'landed':
      return stateOnly(state.status === 'signed-in' && state.landing !== null ? { ...state, landing: null } : state)
    case 'expiring':
      return stateOnly(state.status === 'signed-in' && !state.expiring ? { ...state, expiring: true } : state)
    case 'expired':
      return expire(state, now)
    case 'logged-out':
      return logOut(state, now)
    case 'signalled':
      return event.signal.kind === 'signed-out'
        ? handleSignedOut(state, event.signal.signInId, now)
        : handleSignedIn(state, event.signal, now)
    case 'woken':
      return followCookies(state, now)
    case 'cookies-gone':
      return loseCookies(state, now)
  }
}

/** Remembers that the device has stored an account for this session, in this tab or another. */
function noteStoredAccount(state: SessionState, { stored }: Surroundings): SessionState {
  const session = tokenSession(state)
  if (session === null || session.accountStored) return state
  const isStored = activeAccount(accountStateOf(stored, session.user.userName)) !== null
  return isStored ? withSession(state, { accountStored: true }) : state
}

function logIn(state: SessionState, { login, newId }: EventOf<'logged-in'>, now: Surroundings): Step {
  const auth: StoredAuth = {
    token: login.token,
    refresh: login.refresh,
    expiresAt: expiryOf(now.nowMs),
    user: { userName: login.userName, firstName: null, lastName: null },
    signInId: newId,
  }
  const epoch = (tokenSession(state) ?? state).epoch + 1
  const signingIn: SignedIn = { ...signedInState(auth, null, epoch), landing: 'login' }
  return {
    state:
      state.status === 'anonymous'
        ? { ...state, signingIn }
        : { status: 'anonymous', ended: null, signingIn, epoch: state.epoch },
    effects: [{ kind: 'write-cookies', auth }],
  }
}

function loadUser(state: SessionState, event: EventOf<'user-loaded'>, now: Surroundings): Step {
  const session = tokenSession(state)
  if (session === null) return stateOnly(state)
  const user = storedUser(event.lists.me)
  const account = stateOfLists(session.claims, event.lists, accountStateOf(now.stored, user.userName).account)
  const maySave = compareCookies(session, now.cookies) === 'own' && event.signInId === session.signInId
  const savesAccount = maySave && account.account !== null
  const loaded = withSession(state, {
    user,
    accounts: event.lists.accounts,
    account: activeAccount(account),
    accountStored: session.accountStored || savesAccount,
    loadFailure: null,
    openFailure: event.openFailure,
  })
  if (!maySave) return completeSignIn(loaded, now)
  const { token, expiresAt, signInId } = session
  const auth: StoredAuth = { token, expiresAt, user, refresh: now.cookies.auth?.refresh ?? null, signInId }
  const step = completeSignIn(loaded, { ...now, cookies: { auth, incomplete: null } })
  const effects: SessionEffect[] = [{ kind: 'write-cookies', auth }, ...step.effects]
  if (savesAccount) effects.unshift({ kind: 'write-account', account: { userName: user.userName, ...account } })
  return { ...step, effects }
}

/** Starts the session of a sign-in whose user and accounts have arrived, or failed, and follows the cookies. */
function completeSignIn(state: SessionState, now: Surroundings): Step {
  if (state.status === 'signed-in') return followCookies(state, now)
  if (state.signingIn === null) return stateOnly(state)
  const session = state.signingIn
  // Without cookies it ends: nothing but the answer to a login brings a session after a logout.
  const step = followCookies(session, now)
  const isShared = compareCookies(session, now.cookies) === 'own' && !session.cookiesRefused
  return isShared ? { ...step, effects: [...step.effects, signedInSignal(session)] } : step
}

/** A renewed token, for the same user, account and mode. */
function renew(state: SessionState, { oldToken, answer }: EventOf<'renewed'>, now: Surroundings): Step {
  const { auth } = now.cookies
  if (state.status !== 'signed-in' || state.token !== oldToken || auth?.token !== oldToken) return stateOnly(state)
  const { signInId } = state
  const renewed: StoredAuth = {
    ...auth,
    token: answer.token,
    expiresAt: expiryOf(now.nowMs),
    refresh: answer.refresh ?? auth.refresh,
  }
  if (auth.signInId !== signInId || !isSameUserAndAccount(summaryOf(auth), summaryOf(state))) return stateOnly(state)
  if (!isSameUserAndAccount(summaryOf(renewed), summaryOf(state))) return stateOnly(state)
  return {
    state: { ...state, token: renewed.token, expiresAt: renewed.expiresAt, expiring: false },
    effects: [{ kind: 'write-cookies', auth: renewed }, signedInSignal(renewed)],
  }
}

/** Ends the session on expiry or a 401. A newer token of the same user and account replaces it instead. */
function expire(state: SessionState, now: Surroundings): Step {
  const session = tokenSession(state)
  if (session === null) return stateOnly(state)
  const match = compareCookies(session, now.cookies)
  if (state.status === 'signed-in' && (match === 'renewed' || match === 'newer')) return startStored(state, now)
  // An expired token of this tab does not end another tab's sign-in.
  return endSession(state, 'expired', match === 'own' || match === 'gone' ? [{ kind: 'clear-cookies' }] : [])
}

/** The cookies are incomplete, or missing, and have stayed so. What is left of them is removed. */
function loseCookies(state: SessionState, now: Surroundings): Step {
  if (now.cookies.auth !== null) return followCookies(state, now)
  return tokenSession(state)?.cookiesRefused
    ? { state, effects: [{ kind: 'clear-cookies' }] }
    : endWithCookies(state, now)
}

function logOut(state: SessionState, now: Surroundings): Step {
  const signInId = now.cookies.auth?.signInId ?? tokenSession(state)?.signInId ?? ''
  return endSession(state, 'logout', [
    { kind: 'clear-cookies' },
    { kind: 'broadcast', signal: { kind: 'signed-out', signInId } },
  ])
}

/**
 * Another tab has logged out. This tab may learn of it late, when there is a newer sign-in: it keeps its own, and takes
 * over another's. It may also learn of it before its cookies are gone.
 */
function handleSignedOut(state: SessionState, signInId: string, now: Surroundings): Step {
  const { auth } = now.cookies
  const session = tokenSession(state)
  if (auth === null || auth.signInId === signInId)
    return endSession(state, 'logout', now.cookies.incomplete === null ? [{ kind: 'clear-cookies' }] : [])
  if (session !== null && (auth.token === session.token || state.status === 'anonymous')) return stateOnly(state)
  return startStored(state, now)
}

/** Another tab has signed in, switched or renewed its token. The signal may arrive before the cookies. */
function handleSignedIn(
  state: SessionState,
  signal: Extract<TabSignal, { kind: 'signed-in' }>,
  now: Surroundings,
): Step {
  const step = followCookies(state, now)
  const { state: next } = step
  if (next.status !== 'signed-in' || next.cookiesRefused || isSameUserAndAccount(signal, summaryOf(next))) return step
  return { ...step, state: { ...next, changedElsewhere: true } }
}
