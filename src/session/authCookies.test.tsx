import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ACCOUNTS, ME, newLogin, openSession } from './testing/testSession.ts'
import { clearAuth, areCookiesEnabled, readAuth, writeAuth, type StoredAuth } from './authCookies.ts'

const NOW = Date.now()
const AUTH: StoredAuth = {
  token: 'head.body.tail',
  expiresAt: NOW + 60_000,
  user: { userName: 'imogen@harbourvale.example', firstName: 'Imogen', lastName: 'Ashby "O’Neil"; é' },
  refresh: null,
  signInId: 'id1',
}

const httpDate = (ms: number) => new Date(ms).toUTCString()

beforeEach(clearAuth)
afterEach(() => vi.restoreAllMocks())

describe('auth cookies', () => {
  // spec 3.5
  it('read back as written', () => {
    writeAuth(AUTH)
    expect(readAuth(NOW)).toEqual(AUTH)
  })

  // spec 3.5, 4.5
  it('include a refresh token with its own expiry', () => {
    const refresh = { token: 'again', expires: new Date(NOW + 120_000).toISOString() }
    writeAuth({ ...AUTH, refresh })
    expect(readAuth(NOW)).toEqual({ ...AUTH, refresh })
  })

  it('of a refresh token end with the others, or earlier', () => {
    const cookies = vi.spyOn(document, 'cookie', 'set')
    const expiries = (expires: string) => {
      cookies.mockClear()
      writeAuth({ ...AUTH, refresh: { token: 'again', expires } })
      return cookies.mock.calls
        .filter(([cookie]) => cookie.startsWith('_ntgAuth_refresh'))
        .map(([cookie]) => /expires=([^;]+)/.exec(cookie)?.[1])
    }
    const sooner = new Date(NOW + 30_000).toISOString()
    expect(expiries(new Date(NOW + 120_000).toISOString())).toEqual(Array(2).fill(httpDate(AUTH.expiresAt)))
    expect(expiries(sooner)).toEqual(Array(2).fill(httpDate(NOW + 30_000)))
    expect(expiries('some day')).toEqual(Array(2).fill(httpDate(AUTH.expiresAt)))
  })

  it('of an earlier refresh token are gone once the others are written without one', () => {
    writeAuth({ ...AUTH, refresh: { token: 'again', expires: new Date(NOW + 120_000).toISOString() } })
    writeAuth(AUTH)
    expect(readAuth(NOW)).toEqual(AUTH)
  })

  // spec 4.1, 9.3
  it('have the names of the specification and fit the size limit of browsers', () => {
    writeAuth(AUTH)
    expect(Object.keys(Cookies.get()).sort()).toEqual([
      '_ntgAuth',
      '_ntgAuth_state',
      '_ntgAuth_storage',
      '_ntgAuth_type',
    ])
    expect(Cookies.get('_ntgAuth_type')).toBe('Bearer')
    for (const part of document.cookie.split('; ')) expect(part.length).toBeLessThan(4096)
  })

  // spec 4.1, 9.3
  it.each([
    ['https:', true],
    ['http:', false],
  ])('over %s are secure: %s', (protocol, isSecure) => {
    vi.stubGlobal('location', { protocol, hostname: 'app.example' })
    const cookies = vi.spyOn(document, 'cookie', 'set')
    writeAuth({ ...AUTH, refresh: { token: 'again', expires: new Date(NOW + 30_000).toISOString() } })
    const written = cookies.mock.calls.map(([cookie]) => cookie)
    expect(written.map((cookie) => cookie.split('=')[0])).toContain('_ntgAuth')
    expect(written.map((cookie) => /; secure\b/i.test(cookie))).toEqual(Array(6).fill(isSecure))
    vi.unstubAllGlobals()
  })

  it('shorten long names to fit the size limit of browsers', () => {
    writeAuth({ ...AUTH, user: { ...AUTH.user, firstName: '👩‍🚀'.repeat(400), lastName: '愛'.repeat(600) } })
    for (const part of document.cookie.split('; ')) expect(part.length).toBeLessThan(4096)
    expect(readAuth(NOW)?.user.lastName).toMatch(/^愛+$/)
  })

  // spec 3.6
  it('are valid until the expiry', () => {
    writeAuth(AUTH)
    expect(readAuth(AUTH.expiresAt - 1)).not.toBeNull()
    expect(readAuth(AUTH.expiresAt)).toBeNull()
  })

  it.each([
    ['_ntgAuth_storage', 'tomorrow'],
    ['_ntgAuth_state', '{broken'],
    ['_ntgAuth_state', 'null'],
    ['_ntgAuth_state', '{"user_name":7}'],
    ['_ntgAuth_type', 'Basic'],
    ['_ntgAuth', ''],
    ['_ntgAuth', undefined],
    ['_ntgAuth_type', undefined],
    ['_ntgAuth_storage', undefined],
    ['_ntgAuth_state', undefined],
  ])('are incomplete if %s is %j, and are all removed if they stay so for 200 ms', (name, value) => {
    vi.useFakeTimers({ now: NOW })
    writeAuth({ ...AUTH, refresh: { token: 'again', expires: new Date(NOW + 120_000).toISOString() } })
    if (value === undefined) Cookies.remove(name)
    else Cookies.set(name, value)
    const cookies = document.cookie
    expect(openSession().getState().status).toBe('anonymous')
    vi.advanceTimersByTime(199)
    expect(document.cookie).toBe(cookies)
    vi.advanceTimersByTime(1)
    expect(document.cookie).toBe('')
    vi.useRealTimers()
  })

  it('that another tab completes within 200 ms are a sign-in', () => {
    vi.useFakeTimers({ now: NOW })
    writeAuth(AUTH)
    Cookies.remove('_ntgAuth')
    const session = openSession()
    writeAuth(AUTH)
    vi.advanceTimersByTime(200)
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: AUTH.token })
    vi.useRealTimers()
  })

  it.each(['_ntgAuth', '_ntgAuth_state', '_ntgAuth_storage'])('are incomplete while %s is of another write', (name) => {
    writeAuth(AUTH)
    const earlier = Cookies.get(name) ?? ''
    writeAuth({ ...AUTH, token: 'head.other.tail', expiresAt: NOW + 90_000, user: { ...AUTH.user, userName: 'theo' } })
    Cookies.set(name, earlier, { path: '/' })
    expect(readAuth(NOW)).toBeNull()
  })

  it('hold no refresh token of another write', () => {
    const expires = new Date(NOW + 120_000).toISOString()
    writeAuth({ ...AUTH, refresh: { token: 'again', expires } })
    Cookies.set('_ntgAuth_refresh', 'of another', { path: '/' })
    expect(readAuth(NOW)).toEqual(AUTH)
  })

  it('of react-auth-kit or an earlier version, which have no checksum, are a sign-in', () => {
    writeAuth(AUTH)
    Cookies.set('_ntgAuth_state', '{"user_name":"imogen@harbourvale.example"}', { path: '/' })
    expect(readAuth(NOW)).toMatchObject({ token: AUTH.token, signInId: '' })
  })

  it('that cannot be read or written are blocked cookies', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', { configurable: true, get: blocked, set: blocked })
    expect(areCookiesEnabled()).toBe(false)
    const session = openSession()
    session.signIn(newLogin({ acc: 'quill' }))
    session.setUserAndAccounts(ME, ACCOUNTS)
    expect(session.getState()).toMatchObject({ status: 'signed-in', cookiesRefused: true })
    session.sync()
    expect(session.getState().status).toBe('signed-in')
    session.logout()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    Object.defineProperty(document, 'cookie', { configurable: true, ...cookie })
  })

  it('reports whether the browser accepts cookies', () => {
    expect(areCookiesEnabled()).toBe(true)
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined })
    expect(areCookiesEnabled()).toBe(false)
    Object.defineProperty(document, 'cookie', { configurable: true, ...cookie })
  })
})
