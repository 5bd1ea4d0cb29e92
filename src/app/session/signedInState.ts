import type { Account } from '#domain/account.ts'
import { isSameUser } from './accountStore.ts'
import type { StoredAuth } from './authCookies.ts'
import type { SessionState, SignedIn } from './sessionState.ts'
import { readClaims } from './token.ts'

/** The state of a session whose accounts are not loaded yet. */
export function signedInState(auth: StoredAuth, account: Account | null, epoch: number): SignedIn {
  return {
    status: 'signed-in',
    token: auth.token,
    expiresAt: auth.expiresAt,
    user: auth.user,
    claims: readClaims(auth.token),
    account,
    accounts: null,
    loadFailure: null,
    openFailure: null,
    expiring: false,
    changedElsewhere: false,
    landing: null,
    epoch,
  }
}

/** Whether the account list lacks the account of the token, and no other could be opened (spec section 4). */
export const isUnopened = (state: SessionState): state is SignedIn =>
  state.status === 'signed-in' && state.account === null && state.accounts !== null && state.accounts.length > 0

/** Whether a stored sign-in is for the same user, account and mode, so that only the token differs. */
export function isSameSignIn({ token, user }: StoredAuth, { claims, user: { userName } }: SignedIn): boolean {
  const { accountId, masquerade } = readClaims(token)
  return accountId === claims.accountId && masquerade === claims.masquerade && isSameUser(user.userName, userName)
}

/** Whether a stored sign-in is the same with another token. */
export const isRenewed = (auth: StoredAuth, current: SignedIn): boolean =>
  auth.token !== current.token && isSameSignIn(auth, current)
