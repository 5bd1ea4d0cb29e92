import type { AccessToken } from '#api/schemas/session.ts'
import type { Account, Me } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { RetryState } from '#domain/loadable.ts'
import type { RefreshToken, StoredUser } from './authCookies.ts'
import type { SafeStorage } from './safeStorage.ts'
import type { Tabs } from './tabs.ts'
import type { TokenClaims } from './token.ts'

/** A login response does not match the refresh settings (spec section 5). The message is shown to the user. */
export class RefreshMismatch extends Error {
  override readonly name = 'RefreshMismatch'
}

export interface Anonymous {
  status: 'anonymous'
  /** How the last session ended; null if there was none. After 'expired', login returns to the same page. */
  ended: 'logout' | 'expired' | null
  /** A sign-in whose token has arrived and whose user and accounts are loading: the login form stays in its loading state. */
  signingIn: SignedIn | null
  epoch: number
}

export interface SignedIn {
  status: 'signed-in'
  token: string
  expiresAt: number
  /** Id of the login or switch that the token comes from (authCookies.ts). */
  signInId: string
  user: StoredUser
  claims: TokenClaims
  /**
   * The current account (in masquerade mode, the masqueraded one); null until known, and where the loaded list lacks the
   * account of the token.
   */
  account: Account | null
  /** The user's accounts; null until loaded. */
  accounts: readonly Account[] | null
  /** User or accounts could not be loaded; the session continues. */
  loadFailure: LoadFailure | null
  /** Why the first account could not be opened instead of the token's, which the list lacks (spec section 4). */
  openFailure: OpenFailure | null
  /** The switch to another account that waits for the server's answer. */
  switching: PendingSwitch | null
  /** Less than five minutes are left. */
  expiring: boolean
  /** Another tab has signed in as another user or to another account: this tab shows the old one, and sends its token. */
  changedElsewhere: boolean
  /** The browser did not store the cookies: the session lasts until the page is left, and their absence means nothing. */
  cookiesRefused: boolean
  /** The device has stored an account for this session. If it is gone, too, missing cookies mean a logout. */
  accountStored: boolean
  /**
   * The redirect that a new session starts with: from /login to the requested page, or to `opens` after an account
   * switch. Null once a dashboard page is shown.
   */
  landing: 'login' | 'switch' | null
  /** The address that the switch which started this session was to open; null: Titles. */
  opens: string | null
  /** Incremented by every sign-in and sign-out; used as a key for anything that belongs to one session. */
  epoch: number
}

/** A failure to load user or accounts. */
export interface LoadFailure {
  /** Of the last try. */
  failure: Failure
  /** The next try; null if there is none, or it is not announced. */
  retrying: RetryState | null
  /** Tries again at once. */
  retry: () => void
}

/** A switch or masquerade that has been requested. */
export interface PendingSwitch {
  accountId: string
  /** The sign-in that it was requested in. */
  signInId: string
  /** The address to open in that account: path and query. Null: Titles. */
  opens: string | null
}

/** An account that could not be opened at the start. */
export interface OpenFailure {
  account: Account
  failure: Failure
}

/** The responses of the calls for user and accounts. */
export interface UserAndAccounts {
  me: Me
  accounts: readonly Account[]
}

export type SessionState = Anonymous | SignedIn

/** The content of a login response (spec section 3). */
export interface NewSession {
  token: string
  userName: string
  refresh: RefreshToken | null
  /** The response has a refresh token without an expiry, or an expiry without a token. */
  refreshIncomplete: boolean
}

/** The content of a response to a switch, a masquerade or a renewal. Without a refresh token, the stored one stays. */
export type NewToken = Pick<NewSession, 'token' | 'refresh'>

/** The token of a response. A refresh token without its expiry, or an expiry without a token, is of no use. */
export const newTokenOf = ({ accessToken, refreshToken, refreshExpires }: AccessToken): NewToken => ({
  token: accessToken,
  refresh: refreshToken === null || refreshExpires === null ? null : { token: refreshToken, expires: refreshExpires },
})

/** What the session store works with. */
export interface SessionOptions {
  storage: SafeStorage
  tabs: Tabs
  now: () => Date
  refreshEnabled: boolean
  /** Reports an error to the developers, if `isCurrent` where it is posted later. */
  report?: (error: unknown, isCurrent?: () => boolean) => void
}
