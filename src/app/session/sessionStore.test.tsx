import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account, Me } from '#domain/account.ts'
import { clearAuth } from './authCookies.ts'
import { safeStorage } from './safeStorage.ts'
import { createSession, type NewSession, type SessionOptions } from './sessionStore.ts'
import type { TabSignal } from './tabs.ts'

const segment = (value: unknown) => btoa(JSON.stringify(value))
const tokenFor = (claims: object) => `${segment({})}.${segment(claims)}.x`
const ACCOUNTS: Account[] = [{ id: 'harbour', name: 'Harbour & Vale' }, { id: 'quill', name: 'Quill & Anchor Press' }]
const ME: Me = { userName: 'imogen@harbourvale.example', firstName: 'Imogen', lastName: 'Ashby', email: null, activatedOn: null, userId: 1, accountId: 'quill', accountName: 'Quill & Anchor Press' }

const login = (claims: object, extra: Partial<NewSession> = {}): NewSession => ({ token: tokenFor(claims), userName: ME.userName, refresh: null, refreshIncomplete: false, ...extra })

/** Tabs of one browser: what one tells, the others hear. */
function browser() {
  const ears = new Set<(signal: TabSignal) => void>()
  return () => {
    let own: ((signal: TabSignal) => void) | undefined
    return {
      tell: (signal: TabSignal) => ears.forEach((ear) => ear !== own && ear(signal)),
      listen: (heard: (signal: TabSignal) => void) => {
        own = heard
        ears.add(heard)
        return () => ears.delete(heard)
      },
    }
  }
}

const storage = safeStorage(() => window.localStorage)
const open = (options: Partial<SessionOptions> = {}) => createSession({ storage, tabs: browser()(), now: () => new Date(), refreshEnabled: false, ...options })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearAuth()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

function signedIn(claims: object, options: Partial<SessionOptions> = {}) {
  const session = open(options)
  session.signIn(login(claims))
  session.setPeople(ME, ACCOUNTS)
  const state = session.getState()
  if (state.status !== 'signed-in') throw new Error('not signed in')
  return { session, state }
}

describe('signing in', () => {
  it('begins only when user and accounts are here, so that the form stays busy until then', () => {
    const session = open()
    session.signIn(login({ acc: 'quill' }))
    expect(session.getState()).toMatchObject({ status: 'anonymous', signingIn: true })
    expect(session.token()).toBe(tokenFor({ acc: 'quill' }))
    session.setPeople(ME, ACCOUNTS)
    expect(session.getState()).toMatchObject({ status: 'signed-in', landing: true, account: ACCOUNTS[1], accounts: ACCOUNTS })
  })

  it('lasts 1440 minutes whatever the token says', () => {
    const { state } = signedIn({ acc: 'quill', exp: 1 })
    expect(state.expiresAt).toBe(Date.now() + 1440 * 60_000)
  })

  it('takes the first account and says so where the token’s own is not in the list', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(signedIn({ acc: 'gone' }).state.account).toEqual(ACCOUNTS[0])
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })

  it('works in the masquerade account where the token carries the marker', () => {
    expect(signedIn({ acc: 'quill', msk: true }).state).toMatchObject({ account: { id: 'quill', name: 'Quill & Anchor Press' }, claims: { masquerade: true } })
  })

  it('has no account with an empty list, and does not throw', () => {
    const session = open()
    session.signIn(login({ acc: 'quill' }))
    session.setPeople(ME, [])
    expect(session.getState()).toMatchObject({ status: 'signed-in', account: null, accounts: [] })
  })

  it('keeps the session when user and accounts cannot be read', () => {
    const session = open()
    session.signIn(login({ acc: 'quill' }))
    session.setPeopleFailure(new Error('500'))
    expect(session.getState()).toMatchObject({ status: 'signed-in', accounts: null })
  })

  it.each([
    ['refresh is on and no refresh token came', true, {}],
    ['refresh is on and it came without expiry', true, { refreshIncomplete: true }],
    ['refresh is off and one came', false, { refresh: { token: 'r', expires: '2026-12-01T00:00:00Z' } }],
  ])('throws when %s', (_case, refreshEnabled, extra) => {
    const session = open({ refreshEnabled })
    expect(() => session.signIn(login({ acc: 'quill' }, extra))).toThrow(/Sign-in failed/)
    expect(session.getState()).toMatchObject({ status: 'anonymous', signingIn: false })
    expect(document.cookie).toBe('')
  })
})

describe('a session that is on', () => {
  it('is restored at the next start, in the account it was in', () => {
    signedIn({ acc: 'quill' })
    expect(open().getState()).toMatchObject({ status: 'signed-in', landing: false, account: ACCOUNTS[1], accounts: null, user: { firstName: 'Imogen' } })
  })

  it('tells five minutes before its end, and ends on time', () => {
    const { session } = signedIn({ acc: 'quill' })
    vi.advanceTimersByTime(1435 * 60_000 - 1)
    expect(session.getState()).toMatchObject({ expiring: false })
    vi.advanceTimersByTime(1)
    expect(session.getState()).toMatchObject({ expiring: true })
    vi.advanceTimersByTime(5 * 60_000)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
    expect(document.cookie).toBe('')
  })

  it('ends once for any number of 401s', () => {
    const { session } = signedIn({ acc: 'quill' })
    const heard = vi.fn()
    session.subscribe(heard)
    session.expire()
    session.expire()
    session.expire()
    expect(heard).toHaveBeenCalledOnce()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  it('leaves nothing behind after logout', () => {
    const { session } = signedIn({ acc: 'quill' })
    session.logout()
    expect(document.cookie).toBe('')
    expect(session.previousAccount()).toBeNull()
    expect(session.token()).toBeNull()
  })

  it('remembers the account for the next login when it merely expired', () => {
    const { session } = signedIn({ acc: 'quill' })
    session.expire()
    expect(session.previousAccount()).toEqual(ACCOUNTS[1])
  })

  it('never takes in a late answer after its end', () => {
    const { session } = signedIn({ acc: 'quill' })
    session.logout()
    session.setPeople(ME, ACCOUNTS)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    expect(document.cookie).toBe('')
  })
})

describe('several tabs', () => {
  it('logs out in all of them', () => {
    const tabs = browser()
    const { session: one } = signedIn({ acc: 'quill' }, { tabs: tabs() })
    const two = open({ tabs: tabs() })
    expect(two.getState().status).toBe('signed-in')
    one.logout()
    expect(two.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
  })

  it('signs in a tab that waits on the login page', () => {
    const tabs = browser()
    const waiting = open({ tabs: tabs() })
    signedIn({ acc: 'quill' }, { tabs: tabs() })
    expect(waiting.getState().status).toBe('signed-in')
  })

  it('tells a tab that works in another account, and leaves its data alone', () => {
    const tabs = browser()
    const { session: old } = signedIn({ acc: 'harbour' }, { tabs: tabs() })
    signedIn({ acc: 'quill' }, { tabs: tabs() })
    expect(old.getState()).toMatchObject({ status: 'signed-in', changedElsewhere: true, account: ACCOUNTS[0] })
  })
})

describe('storage that is blocked', () => {
  it('keeps values in memory and never throws', () => {
    const blocked = safeStorage(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(blocked.get('a')).toBeNull()
    blocked.set('a', '1')
    expect(blocked.get('a')).toBe('1')
    blocked.remove('a')
    expect(blocked.get('a')).toBeNull()
  })
})
