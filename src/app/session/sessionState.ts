import type { Account } from '#domain/account.ts'
import type { RefreshToken, StoredUser } from './authCookies.ts'
import type { TokenClaims } from './token.ts'

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
  /** Another tab signed in otherwise: what this tab shows, and whose token it sends, is not what the browser is signed in to. */
  changedElsewhere: boolean
  /** Just begun: on /login, which has still to go to where the user wanted, or by a switch, which goes to Titles; null once a dashboard page is shown. */
  landing: 'login' | 'switch' | null
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
