import type { Account } from '#domain/account.ts'
import type { AccountState } from './accountStore.ts'
import type { StoredAuth, StoredCookies } from './authCookies.ts'
import type {
  LoadFailure,
  NewSession,
  NewToken,
  OpenFailure,
  PendingSwitch,
  SessionState,
  UserAndAccounts,
} from './sessionState.ts'
import { summaryOf } from './signedInState.ts'
import type { TabSignal } from './tabs.ts'

/** What can happen to a session. Answers of the server name the sign-in or the token that they were requested with. */
export type SessionEvent =
  | { kind: 'logged-in'; login: NewSession; newId: string }
  | { kind: 'user-loaded'; signInId: string; lists: UserAndAccounts; openFailure: OpenFailure | null }
  | { kind: 'load-failed'; failure: LoadFailure }
  | { kind: 'switch-started'; pending: PendingSwitch }
  | { kind: 'switch-ended' }
  | {
      kind: 'switched'
      pending: PendingSwitch
      answer: NewToken
      account: Account
      /** User and accounts, if they are loaded already. */
      lists: UserAndAccounts | null
      newId: string
    }
  | { kind: 'renewed'; oldToken: string; answer: NewToken }
  | { kind: 'landed' }
  | { kind: 'expiring' }
  | { kind: 'expired' }
  | { kind: 'logged-out' }
  | { kind: 'signalled'; signal: TabSignal }
  /** The cookies are read again: the page is shown, or another tab may have changed them. */
  | { kind: 'woken' }
  /** There were no complete cookies, and 200 ms later neither. */
  | { kind: 'cookies-gone' }

/** What the browser holds at the time of an event. */
export interface Surroundings {
  nowMs: number
  cookies: StoredCookies
  /** The account state stored on the device, of any user. */
  stored: AccountState
}

/** What an event changes outside of the state. */
export type SessionEffect =
  | { kind: 'write-cookies'; auth: StoredAuth }
  | { kind: 'clear-cookies' }
  | { kind: 'write-account'; account: AccountState }
  | { kind: 'clear-account' }
  | { kind: 'broadcast'; signal: TabSignal }

/** The outcome of an event. */
export interface Step {
  state: SessionState
  effects: readonly SessionEffect[]
}

/** An outcome without effects. */
export const stateOnly = (state: SessionState): Step => ({ state, effects: [] })

/** Informs the other tabs of a sign-in. */
export const signedInSignal = (auth: Pick<StoredAuth, 'token' | 'signInId' | 'user'>): SessionEffect => ({
  kind: 'broadcast',
  signal: { kind: 'signed-in', ...summaryOf(auth) },
})
