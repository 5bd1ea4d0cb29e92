import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetResetToken, readResetToken } from './routing/resetToken.ts'
import { leavePage, runTheme } from './testing/runTheme.ts'

const visit = (address: string) => window.history.replaceState({ idx: 3 }, '', address)
const address = () => window.location.pathname + window.location.search + window.location.hash

function openPage(address: string, base?: string): void {
  visit(address)
  runTheme(base)
}

afterEach(() => {
  leavePage()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetResetToken()
  visit('/')
})

describe('the theme', () => {
  const themeOf = () => document.documentElement.dataset.theme
  const storeElsewhere = (key: string, value: string) => {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  afterEach(() => {
    localStorage.clear()
    delete document.documentElement.dataset.theme
  })

  it('follows another tab', () => {
    openPage('/login')
    expect(themeOf()).toBe('dark')
    storeElsewhere('lightshelf.theme', 'light')
    expect(themeOf()).toBe('light')
  })

  it('stays where a full storage could not take it, whatever else another tab stores', () => {
    openPage('/login')
    document.documentElement.dataset.theme = 'light'
    storeElsewhere('lightshelf.columns', '[]')
    expect(themeOf()).toBe('light')
  })
})

describe('the token of a reset link', () => {
  it.each([
    ['/resetpassword?token=lamplight', '/'],
    ['/resetpassword/?x=1&token=%20lamplight#here', '/'],
    ['/ResetPassword?token=lamplight', '/'],
    ['/shelf/resetpassword?token=lamplight', '/shelf/'],
  ])('is taken out of %s', (link, base) => {
    openPage(link, base)
    expect(address()).toBe(link.replace(/\?.*/, ''))
    expect(window.history.state).toEqual({ idx: 3 })
    expect(readResetToken(window.location.search)).toBe('lamplight')
  })

  it.each([
    ['ab+cd/ef==', 'ab+cd/ef=='],
    ['ab%2Bcd%2Fef%3D%3D', 'ab+cd/ef=='],
    ['ab%2bcd/ef%3d', 'ab+cd/ef='],
    ['+', '+'],
    ['a%20b', 'a b'],
    ['a.b-c_d~e', 'a.b-c_d~e'],
    ['%E2%82%AC', '€'],
    ['100%', '100%'],
    ['a%zz+b', 'a%zz+b'],
    ['%C3%28', '%C3%28'],
    ['a=b', 'a=b'],
    ['a;b,c', 'a;b,c'],
  ])('%s is read as %s, from the address and after it', (raw, token) => {
    openPage(`/resetpassword?lang=en&token=${raw}&x=1`)
    expect(readResetToken('')).toBe(token)
    expect(readResetToken(`?lang=en&token=${raw}&x=1`)).toBe(token)
  })

  it('comes through the reload of a page that could not start', () => {
    openPage(`/resetpassword?token=${encodeURIComponent('ab+cd/ef==')}`)
    expect(readResetToken('')).toBe('ab+cd/ef==')
  })

  it.each([
    ['/dashboard/titles?token=lamplight', '/'],
    ['/resetpassword/more?token=lamplight', '/'],
    ['/resetpassword?token=lamplight', '/shelf/'],
    ['/resetpassword?q=lamplight', '/'],
  ])('is nothing else: %s, app under %s', (link, base) => {
    openPage(link, base)
    expect(address()).toBe(link)
    expect(window.__resetToken).toBeUndefined()
  })

  it('is in no storage, and forgotten once it is used', () => {
    openPage('/resetpassword?token=lamplight')
    expect(JSON.stringify([localStorage, sessionStorage, document.cookie])).not.toContain('lamplight')
    forgetResetToken()
    expect(readResetToken('')).toBe('')
  })

  it('gives way to that of a later link', () => {
    openPage('/resetpassword?token=lamplight')
    openPage('/resetpassword?token=later')
    expect(readResetToken('')).toBe('later')
    openPage('/resetpassword?token=')
    expect(readResetToken('')).toBe('')
  })

  it('is read with storage blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    openPage('/resetpassword?token=lamplight')
    expect(address()).toBe('/resetpassword')
    expect(readResetToken('')).toBe('lamplight')
  })

  it('is read from an address that cannot be changed', () => {
    visit('/resetpassword?token=lamplight')
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    runTheme()
    expect(readResetToken(window.location.search)).toBe('lamplight')
  })
})
