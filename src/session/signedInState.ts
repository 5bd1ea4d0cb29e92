import { isSameUser, type Account } from '#domain/account.ts'
import type { StoredAuth, StoredCookies } from './authCookies.ts'
import type { SessionState, SignedIn } from './sessionState.ts'
import type { SignInSummary } from './tabs.ts'
import { readClaims } from './token.ts'

/** The state of a session whose accounts are not loaded yet. */
export function signedInState(auth: StoredAuth, account: Account | null, epoch: number): SignedIn {
  return {
    status: 'signed-in',
    token: auth.token,
    expiresAt: auth.expiresAt,
    signInId: auth.signInId,
    user: auth.user,
    claims: readClaims(auth.token),
    account,
    accounts: null,
    loadFailure: null,
    openFailure: null,
    switching: null,
    expiring: false,
    changedElsewhere: false,
    cookiesRefused: false,
    accountStored: false,
    landing: null,
    opens: null,
    epoch,
  }
}

/** The session whose token is in use: the current one, or the sign-in that is not complete yet. */
export const tokenSession = (state: SessionState): SignedIn | null =>
  state.status === 'signed-in' ? state : state.signingIn

/** Changes the session whose token is in use, if there is one. */
export function withSession(state: SessionState, change: Partial<SignedIn>): SessionState {
  if (state.status === 'signed-in') return { ...state, ...change }
  return state.signingIn === null ? state : { ...state, signingIn: { ...state.signingIn, ...change } }
}

/** Whether the account list lacks the account of the token, and no other could be opened (spec section 4). */
export const isUnopened = (state: SessionState): state is SignedIn =>
  state.status === 'signed-in' && state.account === null && state.accounts !== null && state.accounts.length > 0

/**
 * Id of the account whose data is shown, in masquerade mode the masqueraded one; null until known, and where none is open.
 */
export function currentAccountId(state: SessionState): string | null {
  if (state.status !== 'signed-in') return null
  const { account, accounts, claims } = state
  return account?.id ?? (accounts === null ? claims.accountId : null)
}

export const summaryOf = ({
  token,
  signInId,
  user,
}: Pick<StoredAuth, 'token' | 'signInId' | 'user'>): SignInSummary => ({
  signInId,
  userName: user.userName,
  ...readClaims(token),
})

/** Whether two sign-ins are of the same user, in the same account and mode. */
export const isSameUserAndAccount = (one: SignInSummary, other: SignInSummary): boolean =>
  isSameUser(one.userName, other.userName) && one.accountId === other.accountId && one.masquerade === other.masquerade

/**
 * What the cookies hold, compared with a tab's session: its own token; a renewed one of the same sign-in; a newer sign-in
 * of the same user in the same account and mode; any other sign-in; nothing, or nothing complete.
 */
export type CookieMatch = 'own' | 'renewed' | 'newer' | 'other' | 'gone' | 'incomplete'

/** Where the browser refused the cookies, a session does as if they held its own token. */
export function compareCookies(current: SignedIn, { auth, incomplete }: StoredCookies): CookieMatch {
  if (current.cookiesRefused) return 'own'
  if (auth === null) return incomplete === null ? 'gone' : 'incomplete'
  if (!isSameUserAndAccount(summaryOf(auth), summaryOf(current))) return 'other'
  if (auth.token === current.token) return 'own'
  return auth.signInId === current.signInId ? 'renewed' : 'newer'
}
