import { accountStateOf, activeAccount, stateOfToken } from './accountStore.ts'
import type { StoredAuth } from './authCookies.ts'
import { stateOnly, type SessionEffect, type Step, type Surroundings } from './sessionEvents.ts'
import type { Anonymous, SessionState } from './sessionState.ts'
import { compareCookies, signedInState, tokenSession } from './signedInState.ts'
import { readClaims } from './token.ts'

/**
 * What the cookies mean for a tab that reads them again. It follows a renewal or a newer sign-in of the same user, and
 * shows a notice for any other. Without cookies the session is over.
 */
export function followCookies(state: SessionState, now: Surroundings): Step {
  if (state.status === 'anonymous') return state.signingIn === null ? startStored(state, now) : stateOnly(state)
  const { auth } = now.cookies
  switch (compareCookies(state, now.cookies)) {
    case 'own':
      return stateOnly(state.changedElsewhere ? { ...state, changedElsewhere: false } : state)
    case 'renewed':
    case 'newer':
      return stateOnly(auth === null ? state : { ...state, ...renewal(auth) })
    case 'other':
      return stateOnly(state.changedElsewhere ? state : { ...state, changedElsewhere: true })
    case 'incomplete':
      return stateOnly(state)
    case 'gone':
      return endWithCookies(state, now)
  }
}

const renewal = ({ token, expiresAt, signInId }: StoredAuth) => ({
  token,
  expiresAt,
  signInId,
  expiring: false,
  changedElsewhere: false,
})

/** Starts the session that the cookies hold, in the account stored on the device (spec section 4); none if they are empty. */
export function startStored(state: SessionState, { cookies: { auth }, stored }: Surroundings): Step {
  if (auth === null) return stateOnly(state)
  const { account, masquerade } = accountStateOf(stored, auth.user.userName)
  const claims = readClaims(auth.token)
  const next = stateOfToken(claims, claims.masquerade ? [masquerade, account] : [account, masquerade], account)
  const epoch = (tokenSession(state) ?? state).epoch + 1
  return {
    state: {
      ...signedInState(auth, activeAccount(next), epoch),
      accountStored: account !== null || masquerade !== null,
    },
    // The token decides the mode, not the device.
    effects:
      !claims.masquerade && masquerade !== null
        ? [{ kind: 'write-account', account: { ...stored, masquerade: null } }]
        : [],
  }
}

const CLEAR: SessionEffect = { kind: 'clear-cookies' }
const CLEAR_ACCOUNT: SessionEffect = { kind: 'clear-account' }

/** Ends a session whose cookies are gone: by a logout, which removes the stored account with them, or by expiry. */
export const endWithCookies = (state: SessionState, now: Surroundings): Step =>
  endSession(
    state,
    tokenSession(state)?.accountStored === true && activeAccount(now.stored) === null ? 'logout' : 'expired',
    [CLEAR],
  )

/** Ends a session, or a sign-in that is not complete: the login form then shows its own error. */
export function endSession(state: SessionState, ended: 'logout' | 'expired', effects: readonly SessionEffect[]): Step {
  const allEffects = ended === 'logout' ? [...effects, CLEAR_ACCOUNT] : effects
  if (state.status === 'anonymous' && state.signingIn === null) return { state, effects: allEffects }
  const epoch = (tokenSession(state) ?? state).epoch + 1
  const next: Anonymous =
    state.status === 'anonymous'
      ? { ...state, signingIn: null, epoch }
      : { status: 'anonymous', ended, signingIn: null, epoch }
  return { state: next, effects: allEffects }
}
