import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAuth, areCookiesEnabled, readAuth, writeAuth, type StoredAuth } from './authCookies.ts'

const NOW = Date.now()
const AUTH: StoredAuth = {
  token: 'head.body.tail',
  expiresAt: NOW + 60_000,
  user: { userName: 'imogen@harbourvale.example', firstName: 'Imogen', lastName: 'Ashby "O’Neil"; é' },
  refresh: null,
}

const httpDate = (ms: number) => new Date(ms).toUTCString()

beforeEach(clearAuth)
afterEach(() => vi.restoreAllMocks())

describe('auth cookies', () => {
  it('read back as written', () => {
    writeAuth(AUTH)
    expect(readAuth(NOW)).toEqual(AUTH)
  })

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

  it('of an earlier refresh token are gone once the others are written without one, or are gone', () => {
    const refresh = { token: 'again', expires: new Date(NOW + 120_000).toISOString() }
    writeAuth({ ...AUTH, refresh })
    writeAuth(AUTH)
    expect(readAuth(NOW)).toEqual(AUTH)
    writeAuth({ ...AUTH, refresh })
    for (const name of ['_ntgAuth', '_ntgAuth_type', '_ntgAuth_storage', '_ntgAuth_state']) Cookies.remove(name)
    expect(readAuth(NOW)).toBeNull()
    expect(document.cookie).toBe('')
  })

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

  it('shorten long names to fit the size limit of browsers', () => {
    writeAuth({ ...AUTH, user: { ...AUTH.user, firstName: '👩‍🚀'.repeat(400), lastName: '愛'.repeat(600) } })
    for (const part of document.cookie.split('; ')) expect(part.length).toBeLessThan(4096)
    expect(readAuth(NOW)?.user.lastName).toMatch(/^愛+$/)
  })

  it('are valid until the expiry and cleared from then on', () => {
    writeAuth(AUTH)
    expect(readAuth(AUTH.expiresAt - 1)).not.toBeNull()
    expect(readAuth(AUTH.expiresAt)).toBeNull()
    expect(document.cookie).toBe('')
  })

  it.each(['_ntgAuth', '_ntgAuth_type', '_ntgAuth_storage', '_ntgAuth_state'])(
    'are all cleared if %s is missing',
    (name) => {
      writeAuth(AUTH)
      Cookies.remove(name)
      expect(readAuth(NOW)).toBeNull()
      expect(document.cookie).toBe('')
    },
  )

  it.each([
    ['_ntgAuth_storage', 'tomorrow'],
    ['_ntgAuth_state', '{broken'],
    ['_ntgAuth_state', 'null'],
    ['_ntgAuth_state', '{"user_name":7}'],
    ['_ntgAuth_type', 'Basic'],
    ['_ntgAuth', ''],
  ])('are all cleared if %s is %j', (name, value) => {
    writeAuth(AUTH)
    Cookies.set(name, value)
    expect(readAuth(NOW)).toBeNull()
    expect(document.cookie).toBe('')
  })

  it('reports whether the browser accepts cookies', () => {
    expect(areCookiesEnabled()).toBe(true)
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined })
    expect(areCookiesEnabled()).toBe(false)
    Object.defineProperty(document, 'cookie', { configurable: true, ...cookie })
  })
})
