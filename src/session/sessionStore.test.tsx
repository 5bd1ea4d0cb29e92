import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAuth } from './authCookies.ts'
import { safeStorage } from './safeStorage.ts'
import {
  ACCOUNTS,
  HARBOUR,
  newLogin,
  ME,
  openSession,
  openSignedInSession,
  storedAuth,
  switchAccount,
  testLoadFailure,
  tokenFor,
} from './testing/testSession.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearAuth()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('signing in', () => {
  // spec 4.2, 4.15
  it('starts the session once user and accounts are loaded, so that the form stays busy until then', () => {
    const session = openSession()
    session.signIn(newLogin({ acc: 'quill' }))
    expect(session.getState()).toMatchObject({ status: 'anonymous', signingIn: { token: tokenFor({ acc: 'quill' }) } })
    expect(session.token()).toBe(tokenFor({ acc: 'quill' }))
    session.setUserAndAccounts(ME, ACCOUNTS)
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      landing: 'login',
      account: ACCOUNTS[1],
      accounts: ACCOUNTS,
    })
  })

  // spec 4.1, 9.3
  it('lasts 1440 minutes regardless of the token', () => {
    const { state } = openSignedInSession({ acc: 'quill', exp: 1 })
    expect(state.expiresAt).toBe(Date.now() + 1440 * 60_000)
  })

  it('names no account if that of the token is not in the list', () => {
    const { session, state } = openSignedInSession({ acc: 'gone' })
    expect(state).toMatchObject({ account: null, accounts: ACCOUNTS })
    expect(session.ownAccount()).toBeNull()
  })

  it('takes the user name of the me endpoint, which may differ from what was typed', () => {
    const session = openSession()
    session.signIn(newLogin({ acc: 'quill' }, { userName: 'imogen' }))
    session.setUserAndAccounts(ME, ACCOUNTS)
    expect(session.getState()).toMatchObject({ user: { userName: ME.userName }, changedElsewhere: false })
    expect(storedAuth().user.userName).toBe(ME.userName)
  })

  it('takes the account of the me endpoint if the token names none', () => {
    expect(openSignedInSession({}).state.account).toEqual(ACCOUNTS[1])
  })

  // spec 3.7, 6.3
  it('uses the masqueraded account if the token is marked so', () => {
    expect(openSignedInSession({ acc: 'quill', msk: true }).state).toMatchObject({
      account: { id: 'quill', name: 'Quill & Anchor Press' },
      claims: { masquerade: true },
    })
  })

  it('takes the first account as the own one when a masquerade starts without one', () => {
    expect(openSignedInSession({ acc: 'quill', msk: true }).session.ownAccount()).toEqual(ACCOUNTS[0])
  })

  it('has no account if the list is empty, and does not throw', () => {
    const session = openSession()
    session.signIn(newLogin({ acc: 'quill' }))
    session.setUserAndAccounts(ME, [])
    expect(session.getState()).toMatchObject({ status: 'signed-in', account: null, accounts: [] })
  })

  // spec 8.13
  it('starts the session even if user and accounts fail to load', () => {
    const session = openSession()
    session.signIn(newLogin({ acc: 'quill' }))
    session.setLoadFailure(testLoadFailure())
    expect(session.getState()).toMatchObject({ status: 'signed-in', accounts: null })
  })

  // spec 5.4
  it.each([
    ['refresh is on and there is no refresh token', true, {}],
    ['refresh is on and the token has no expiry', true, { refreshIncomplete: true }],
    ['refresh is off and there is one', false, { refresh: { token: 'r', expires: '2026-12-01T00:00:00Z' } }],
  ])('throws when %s', (_case, refreshEnabled, extra) => {
    const session = openSession({ refreshEnabled })
    expect(() => session.signIn(newLogin({ acc: 'quill' }, extra))).toThrow(/We couldn’t log you in/)
    expect(session.getState()).toMatchObject({ status: 'anonymous', signingIn: null })
    expect(document.cookie).toBe('')
  })
})

describe('a running session', () => {
  // spec 1.3, 3.8, 4.7
  it('is restored on the next start, in the same account', () => {
    openSignedInSession({ acc: 'quill' })
    expect(openSession().getState()).toMatchObject({
      status: 'signed-in',
      landing: null,
      account: ACCOUNTS[1],
      accounts: null,
      user: { firstName: 'Imogen' },
    })
  })

  it('warns five minutes before its expiry and ends on time', () => {
    const { session } = openSignedInSession({ acc: 'quill' })
    vi.advanceTimersByTime(1435 * 60_000 - 1)
    expect(session.getState()).toMatchObject({ expiring: false })
    vi.advanceTimersByTime(1)
    expect(session.getState()).toMatchObject({ expiring: true })
    vi.advanceTimersByTime(5 * 60_000)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
    expect(document.cookie).toBe('')
  })

  it('warns and ends on time even after the computer slept', () => {
    const { session, state } = openSignedInSession({ acc: 'quill' })
    // During sleep the clock goes on, but timers stop.
    vi.setSystemTime(state.expiresAt - 4 * 60_000)
    vi.advanceTimersByTime(60_000)
    expect(session.getState()).toMatchObject({ status: 'signed-in', expiring: true })
    vi.setSystemTime(state.expiresAt + 1000)
    vi.advanceTimersByTime(60_000)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  it('ends as soon as the page is shown again after the expiry', () => {
    const { session, state } = openSignedInSession({ acc: 'quill' })
    vi.setSystemTime(state.expiresAt)
    session.sync()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  it('follows the device clock, even if that is wrong', () => {
    vi.setSystemTime(new Date('2019-01-01T00:00:00Z'))
    const { session } = openSignedInSession({ acc: 'quill', exp: 1_900_000_000 })
    vi.advanceTimersByTime(1439 * 60_000)
    expect(session.getState()).toMatchObject({ status: 'signed-in', expiring: true })
    // Once the clock is corrected, the session has expired.
    vi.setSystemTime(new Date('2026-11-20T10:00:00Z'))
    session.sync()
    expect(session.getState().status).toBe('anonymous')
  })

  it('continues in memory if the browser does not store cookies', () => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined })
    const { session } = openSignedInSession({ acc: 'quill' })
    session.sync()
    expect(session.getState().status).toBe('signed-in')
    Object.defineProperty(document, 'cookie', { configurable: true, ...cookie })
  })

  it('continues in memory if the browser does not store the cookies of a switch', () => {
    // As if the clock of the page were far behind the browser's, which drops the cookies as expired.
    const { session } = openSignedInSession({ acc: 'harbour' })
    const read = vi.spyOn(Cookies, 'set').mockImplementation((name) => {
      Cookies.remove(name, { path: '/' })
      return undefined
    })
    switchAccount(session, newLogin({ acc: 'quill' }), ACCOUNTS[1] ?? HARBOUR)
    read.mockRestore()
    expect(session.getState()).toMatchObject({ account: ACCOUNTS[1], cookiesRefused: true })
    expect(session.confirmCookies()).toBeUndefined()
    session.sync()
    expect(session.getState().status).toBe('signed-in')
  })

  it('ends once for several 401s', () => {
    const { session } = openSignedInSession({ acc: 'quill' })
    const onChange = vi.fn()
    session.subscribe(onChange)
    session.expire()
    session.expire()
    session.expire()
    expect(onChange).toHaveBeenCalledOnce()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  // spec 4.4
  it('leaves no data behind after logout', () => {
    const { session } = openSignedInSession({ acc: 'quill' })
    session.logout()
    expect(document.cookie).toBe('')
    expect(session.ownAccount()).toBeNull()
    expect(session.token()).toBeNull()
  })

  it('keeps the account for the next login after an expiry', () => {
    const { session } = openSignedInSession({ acc: 'quill' })
    session.expire()
    expect(session.ownAccount(ME.userName.toUpperCase())).toEqual(ACCOUNTS[1])
    expect(session.ownAccount('theo@harbourvale.example')).toBeNull()
  })

  it('keeps nothing of the account of the user before', () => {
    openSignedInSession({ acc: 'quill' }).session.expire()
    const session = openSession()
    session.signIn(newLogin({ acc: 'harbour' }, { userName: 'theo@harbourvale.example' }))
    session.setLoadFailure(testLoadFailure())
    expect(session.ownAccount()).toBeNull()
    switchAccount(session, newLogin({ acc: 'harbour', msk: true }), HARBOUR)
    expect(session.ownAccount()).toBeNull()
  })

  it('ignores a late response after its end', () => {
    const { session } = openSignedInSession({ acc: 'quill' })
    session.logout()
    session.setUserAndAccounts(ME, ACCOUNTS)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    expect(document.cookie).toBe('')
  })
})

describe('blocked storage', () => {
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
