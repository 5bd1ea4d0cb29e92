import type { ServerConfig } from '#api/clientConfig.ts'
import { NetworkError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import type { Account, Me } from '#domain/account.ts'
import { readAuth, type StoredAuth } from '../authCookies.ts'
import { safeStorage } from '../safeStorage.ts'
import type { LoadFailure, NewSession, SessionOptions, SignedIn } from '../sessionState.ts'
import { createSession, type Session } from '../sessionStore.ts'
import type { Tabs, TabSignal } from '../tabs.ts'

/* Fixtures of the session tests: two accounts, tokens for them, tabs of one browser. */

/** The server of a test. */
export const SERVER: ServerConfig = { host: '' }

export const HARBOUR: Account = { id: 'harbour', name: 'Harbour & Vale' }
export const QUILL: Account = { id: 'quill', name: 'Quill & Anchor Press' }
export const ACCOUNTS: Account[] = [HARBOUR, QUILL]
export const ME: Me = {
  userName: 'imogen@harbourvale.example',
  firstName: 'Imogen',
  lastName: 'Ashby',
  email: null,
  activatedOn: null,
  userId: 1,
  accountId: 'quill',
  accountName: 'Quill & Anchor Press',
}

const segment = (value: unknown) => btoa(JSON.stringify(value))
export const tokenFor = (claims: object) => `${segment({})}.${segment(claims)}.x`
export const newLogin = (claims: object, extra: Partial<NewSession> = {}): NewSession => ({
  token: tokenFor(claims),
  userName: ME.userName,
  refresh: null,
  refreshIncomplete: false,
  ...extra,
})

/** Creates tabs of one browser: a signal of one reaches all others. */
export function createBrowser(): () => Tabs {
  const listeners = new Set<(signal: TabSignal) => void>()
  return () => {
    let own: ((signal: TabSignal) => void) | undefined
    return {
      broadcast: (signal) => listeners.forEach((listener) => listener !== own && listener(signal)),
      listen: (onSignal) => {
        own = onSignal
        listeners.add(onSignal)
        return () => listeners.delete(onSignal)
      },
    }
  }
}

export const storage = safeStorage(() => window.localStorage)
/** Opens a tab, which restores what the browser has stored. */
export const openSession = (options: Partial<SessionOptions> = {}): Session =>
  createSession({ storage, tabs: createBrowser()(), now: () => new Date(), refreshEnabled: false, ...options })

/** Opens a tab and signs in. */
export function openSignedInSession(
  claims: object,
  options: Partial<SessionOptions> = {},
): { session: Session; state: SignedIn } {
  const session = openSession(options)
  session.signIn(newLogin(claims))
  session.setUserAndAccounts(ME, ACCOUNTS)
  const state = session.getState()
  if (state.status !== 'signed-in') throw new Error('not signed in')
  return { session, state }
}

/** Switches account, as once the server has answered. */
export function switchAccount(session: Session, answer: NewSession, account: Account): void {
  const pending = session.startSwitch(account.id)
  if (pending !== null) session.completeSwitch(pending, answer, account)
}

/** The sign-in stored in the cookies. */
export function storedAuth(): StoredAuth {
  const auth = readAuth(Date.now())
  if (auth === null) throw new Error('no cookies')
  return auth
}

/** User and accounts could not be loaded, and will not be tried again by itself. */
export const testLoadFailure = (): LoadFailure => ({
  failure: failureFrom(new NetworkError()),
  retrying: null,
  retry: () => undefined,
})
