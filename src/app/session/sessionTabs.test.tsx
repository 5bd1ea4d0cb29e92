import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAccountState } from './accountStore.ts'
import { clearAuth, readAuth } from './authCookies.ts'
import {
  ACCOUNTS,
  browser,
  HARBOUR,
  login,
  ME,
  open,
  QUILL,
  signedIn,
  storage,
  tokenFor,
} from '../testing/testSession.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearAuth()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

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

  it('tells of a masquerade in the very account that is worked in', () => {
    const tabs = browser()
    const { session: old } = signedIn({ acc: 'quill' }, { tabs: tabs() })
    const other = open({ tabs: tabs() })
    other.enter(login({ acc: 'quill', msk: true }), QUILL)
    expect(old.getState()).toMatchObject({ changedElsewhere: true, claims: { masquerade: false } })
  })

  it('keeps to the token of its own account, and writes nothing over that of the other', () => {
    const tabs = browser()
    const { session: old } = signedIn({ acc: 'harbour' }, { tabs: tabs() })
    open({ tabs: tabs() }).enter(login({ acc: 'quill' }), QUILL)
    expect(old.token()).toBe(tokenFor({ acc: 'harbour' }))
    old.setPeople(ME, ACCOUNTS)
    expect(old.getState()).toMatchObject({ account: ACCOUNTS[0], changedElsewhere: true })
    expect(readAuth(Date.now())?.token).toBe(tokenFor({ acc: 'quill' }))
    expect(readAccountState(storage).account).toEqual(ACCOUNTS[1])
  })

  it('ends alone when its own token is refused or over, and leaves the other signed in', () => {
    const tabs = browser()
    const { session: old } = signedIn({ acc: 'harbour' }, { tabs: tabs() })
    const other = open({ tabs: tabs() })
    vi.advanceTimersByTime(60_000)
    other.enter(login({ acc: 'quill' }), QUILL)
    old.expire()
    expect(old.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
    expect(other.getState().status).toBe('signed-in')
    expect(readAuth(Date.now())?.token).toBe(tokenFor({ acc: 'quill' }))
  })

  it('takes over the newer sign-in of the same person in the same account, and lasts as long', () => {
    const tabs = browser()
    const { session: old, state } = signedIn({ acc: 'quill' }, { tabs: tabs() })
    vi.advanceTimersByTime(1439 * 60_000)
    expect(old.getState()).toMatchObject({ expiring: true })
    signedIn({ acc: 'quill', again: 1 }, { tabs: tabs() })
    expect(old.getState()).toMatchObject({
      status: 'signed-in',
      changedElsewhere: false,
      expiring: false,
      epoch: state.epoch,
      token: tokenFor({ acc: 'quill', again: 1 }),
    })
    vi.advanceTimersByTime(60 * 60_000)
    expect(old.getState().status).toBe('signed-in')
    expect(readAuth(Date.now())).not.toBeNull()
  })

  it('begins anew with a newer sign-in that it was not told of, when its own token is refused', () => {
    const { session: deaf, state } = signedIn({ acc: 'quill' })
    signedIn({ acc: 'quill', again: 1 })
    deaf.expire()
    expect(deaf.getState()).toMatchObject({
      status: 'signed-in',
      epoch: state.epoch + 1,
      token: tokenFor({ acc: 'quill', again: 1 }),
    })
    deaf.expire()
    expect(deaf.getState().status).toBe('anonymous')
  })

  it('is at home again when the account is changed back', () => {
    const tabs = browser()
    const { session: old } = signedIn({ acc: 'harbour' }, { tabs: tabs() })
    const other = open({ tabs: tabs() })
    other.enter(login({ acc: 'quill' }), QUILL)
    other.enter(login({ acc: 'harbour', again: 1 }), HARBOUR)
    expect(old.getState()).toMatchObject({ changedElsewhere: false, token: tokenFor({ acc: 'harbour', again: 1 }) })
  })

  it('learns from the cookies what it was not told: another account, a logout', () => {
    const { session: deaf } = signedIn({ acc: 'harbour' })
    const other = open()
    other.enter(login({ acc: 'quill' }), QUILL)
    deaf.sync()
    expect(deaf.getState()).toMatchObject({ changedElsewhere: true, account: ACCOUNTS[0] })
    other.logout()
    deaf.sync()
    expect(deaf.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    expect(document.cookie).toBe('')
  })

  it('writes no cookies where another has just logged out', () => {
    const { session: deaf } = signedIn({ acc: 'harbour' })
    open().logout()
    deaf.setPeople(ME, ACCOUNTS)
    expect(document.cookie).toBe('')
    expect(readAccountState(storage).account).toBeNull()
  })
})
