import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAuth } from './authCookies.ts'
import { safeStorage } from './safeStorage.ts'
import { ACCOUNTS, login, ME, open, signedIn, tokenFor } from '../testing/testSession.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearAuth()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('signing in', () => {
  it('begins only when user and accounts are here, so that the form stays busy until then', () => {
    const session = open()
    session.signIn(login({ acc: 'quill' }))
    expect(session.getState()).toMatchObject({ status: 'anonymous', signingIn: true })
    expect(session.token()).toBe(tokenFor({ acc: 'quill' }))
    session.setPeople(ME, ACCOUNTS)
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      landing: 'login',
      account: ACCOUNTS[1],
      accounts: ACCOUNTS,
    })
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
    expect(signedIn({ acc: 'quill', msk: true }).state).toMatchObject({
      account: { id: 'quill', name: 'Quill & Anchor Press' },
      claims: { masquerade: true },
    })
  })

  it('takes the first account for the own one where a masquerade begins without one', () => {
    expect(signedIn({ acc: 'quill', msk: true }).session.ownAccount()).toEqual(ACCOUNTS[0])
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
    expect(open().getState()).toMatchObject({
      status: 'signed-in',
      landing: null,
      account: ACCOUNTS[1],
      accounts: null,
      user: { firstName: 'Imogen' },
    })
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

  it('ends on time though the machine slept, and tells of the end that comes', () => {
    const { session, state } = signedIn({ acc: 'quill' })
    // While a machine sleeps its clock goes on and its timers do not.
    vi.setSystemTime(state.expiresAt - 4 * 60_000)
    vi.advanceTimersByTime(60_000)
    expect(session.getState()).toMatchObject({ status: 'signed-in', expiring: true })
    vi.setSystemTime(state.expiresAt + 1000)
    vi.advanceTimersByTime(60_000)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  it('ends at once when the page is looked at again after its time', () => {
    const { session, state } = signedIn({ acc: 'quill' })
    vi.setSystemTime(state.expiresAt)
    session.sync()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  it('lasts its time by the clock of the device, however wrong that is', () => {
    vi.setSystemTime(new Date('2019-01-01T00:00:00Z'))
    const { session } = signedIn({ acc: 'quill', exp: 1_900_000_000 })
    vi.advanceTimersByTime(1439 * 60_000)
    expect(session.getState()).toMatchObject({ status: 'signed-in', expiring: true })
    // The clock is put right: by it the session is long over.
    vi.setSystemTime(new Date('2026-11-20T10:00:00Z'))
    session.sync()
    expect(session.getState().status).toBe('anonymous')
  })

  it('goes on in memory where the browser does not keep its cookies', () => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined })
    const { session } = signedIn({ acc: 'quill' })
    session.sync()
    expect(session.getState().status).toBe('signed-in')
    Object.defineProperty(document, 'cookie', { configurable: true, ...cookie })
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
    expect(session.ownAccount()).toBeNull()
    expect(session.token()).toBeNull()
  })

  it('remembers the account for the next login when it merely expired', () => {
    const { session } = signedIn({ acc: 'quill' })
    session.expire()
    expect(session.ownAccount()).toEqual(ACCOUNTS[1])
  })

  it('never takes in a late answer after its end', () => {
    const { session } = signedIn({ acc: 'quill' })
    session.logout()
    session.setPeople(ME, ACCOUNTS)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    expect(document.cookie).toBe('')
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
