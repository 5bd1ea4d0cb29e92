import { accountStateOf, activeAccount, stateOfToken } from './accountStore.ts'
import { expiryOf, storedUser, type StoredAuth } from './authCookies.ts'
import { followCookies } from './followCookies.ts'
import { stateOnly, signedInSignal, type SessionEvent, type Step, type Surroundings } from './sessionEvents.ts'
import type { SessionState, SignedIn } from './sessionState.ts'
import { compareCookies, signedInState, tokenSession, withSession } from './signedInState.ts'
import { readClaims } from './token.ts'

type SwitchedEvent = Extract<SessionEvent, { kind: 'switched' }>
type SwitchEvent = Extract<SessionEvent, { kind: 'switch-started' | 'switch-ended' }> | SwitchedEvent

/** A switch to another account or a masquerade, also of a sign-in that is not complete: one at a time (spec section 4). */
export function reduceSwitch(state: SessionState, event: SwitchEvent, now: Surroundings): Step {
  const session = tokenSession(state)
  if (session === null) return stateOnly(state)
  switch (event.kind) {
    case 'switch-started':
      return stateOnly(session.switching === null ? withSession(state, { switching: event.pending }) : state)
    case 'switch-ended':
      return stateOnly(session.switching === null ? state : withSession(state, { switching: null }))
    case 'switched':
      return session.switching === event.pending ? switchAccount(state, session, event, now) : stateOnly(state)
  }
}

/** Replaces token, cookies and account at once, if the cookies still hold the sign-in that the switch was requested in. */
function switchAccount(state: SessionState, session: SignedIn, event: SwitchedEvent, now: Surroundings): Step {
  const match = compareCookies(session, now.cookies)
  if ((match !== 'own' && match !== 'renewed') || session.signInId !== event.pending.signInId)
    return followCookies(withSession(state, { switching: null }), now)

  const { answer, account, lists, newId } = event
  const user = lists === null ? session.user : storedUser(lists.me)
  const auth: StoredAuth = {
    token: answer.token,
    refresh: answer.refresh ?? now.cookies.auth?.refresh ?? null,
    expiresAt: expiryOf(now.nowMs),
    user,
    signInId: newId,
  }
  const claims = readClaims(auth.token)
  const accounts = lists?.accounts ?? session.accounts ?? []
  const own = accountStateOf(now.stored, session.user.userName).account
  const next = stateOfToken(claims, [account, ...accounts], own ?? (session.claims.masquerade ? null : session.account))
  return {
    state: {
      ...signedInState(auth, activeAccount(next), session.epoch + 1),
      accounts: lists?.accounts ?? null,
      cookiesRefused: session.cookiesRefused,
      accountStored: true,
      opens: event.pending.opens,
      landing: state.status === 'anonymous' ? 'login' : 'switch',
    },
    effects: [
      { kind: 'write-account', account: { userName: user.userName, ...next } },
      { kind: 'write-cookies', auth },
      signedInSignal(auth),
    ],
  }
}
