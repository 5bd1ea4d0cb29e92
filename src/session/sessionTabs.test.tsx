import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAccountState } from './accountStore.ts'
import { clearAuth, readAuth } from './authCookies.ts'
import type { Tabs, TabSignal } from './tabs.ts'
import {
  ACCOUNTS,
  createBrowser,
  HARBOUR,
  newLogin,
  ME,
  openSession,
  QUILL,
  openSignedInSession,
  storage,
  switchAccount,
  tokenFor,
} from './testing/testSession.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearAuth()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('tabs of one browser', () => {
  it('all log out together', () => {
    const tabs = createBrowser()
    const { session: one } = openSignedInSession({ acc: 'quill' }, { tabs: tabs() })
    const two = openSession({ tabs: tabs() })
    expect(two.getState().status).toBe('signed-in')
    one.logout()
    expect(two.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
  })

  describe('that learn of a logout late, when another has signed in again', () => {
    /** A tab that receives signals only when the test delivers them. */
    function openBusyTab() {
      const signals: TabSignal[] = []
      let receive: (signal: TabSignal) => void = () => undefined
      const tabs: Tabs = {
        broadcast: () => undefined,
        listen: (onSignal) => {
          receive = onSignal
          return () => undefined
        },
      }
      const session = openSession({ tabs })
      const elsewhere: Tabs = { broadcast: (signal) => signals.push(signal), listen: () => () => undefined }
      return { session, elsewhere, deliver: () => signals.splice(0).forEach((signal) => receive(signal)) }
    }

    it.each([
      ['the same account', { acc: 'quill', again: 1 }, QUILL],
      ['another account', { acc: 'harbour' }, HARBOUR],
    ])('take it over in %s and clear nothing', (_case, claims, account) => {
      openSignedInSession({ acc: 'quill' })
      const { session, elsewhere, deliver } = openBusyTab()
      const before = session.getState().epoch
      openSession({ tabs: elsewhere }).logout()
      openSignedInSession(claims, { tabs: elsewhere })
      deliver()
      expect(session.getState()).toMatchObject({ status: 'signed-in', account, changedElsewhere: false })
      expect(session.token()).toBe(tokenFor(claims))
      expect(session.getState().epoch).toBeGreaterThan(before)
      expect(readAuth(Date.now())?.token).toBe(tokenFor(claims))
      expect(readAccountState(storage).account).toEqual(account)
    })

    it('take it over on the login page, too', () => {
      const { session, elsewhere, deliver } = openBusyTab()
      elsewhere.broadcast({ kind: 'signed-out', signInId: 'earlier' })
      openSignedInSession({ acc: 'quill' }, { tabs: elsewhere })
      deliver()
      expect(session.getState()).toMatchObject({ status: 'signed-in', account: QUILL })
      expect(readAuth(Date.now())?.token).toBe(tokenFor({ acc: 'quill' }))
    })

    it('end with it where the cookies still hold their own token', () => {
      openSignedInSession({ acc: 'quill' })
      const { session, elsewhere, deliver } = openBusyTab()
      elsewhere.broadcast({ kind: 'signed-out', signInId: session.signInId() })
      deliver()
      expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
      expect(document.cookie).toBe('')
    })
  })

  it('sign in on the login page when another does', () => {
    const tabs = createBrowser()
    const waiting = openSession({ tabs: tabs() })
    openSignedInSession({ acc: 'quill' }, { tabs: tabs() })
    expect(waiting.getState().status).toBe('signed-in')
  })

  it('flag a sign-in to another account and keep their own data', () => {
    const tabs = createBrowser()
    const { session: old } = openSignedInSession({ acc: 'harbour' }, { tabs: tabs() })
    openSignedInSession({ acc: 'quill' }, { tabs: tabs() })
    expect(old.getState()).toMatchObject({ status: 'signed-in', changedElsewhere: true, account: ACCOUNTS[0] })
  })

  it('flag a masquerade in the same account', () => {
    const tabs = createBrowser()
    const { session: old } = openSignedInSession({ acc: 'quill' }, { tabs: tabs() })
    const other = openSession({ tabs: tabs() })
    switchAccount(other, newLogin({ acc: 'quill', msk: true }), QUILL)
    expect(old.getState()).toMatchObject({ changedElsewhere: true, claims: { masquerade: false } })
  })

  it('keep using their own token without overwriting the newer one', () => {
    const tabs = createBrowser()
    const { session: old } = openSignedInSession({ acc: 'harbour' }, { tabs: tabs() })
    switchAccount(openSession({ tabs: tabs() }), newLogin({ acc: 'quill' }), QUILL)
    expect(old.token()).toBe(tokenFor({ acc: 'harbour' }))
    old.setUserAndAccounts(ME, ACCOUNTS)
    expect(old.getState()).toMatchObject({ account: ACCOUNTS[0], changedElsewhere: true })
    expect(readAuth(Date.now())?.token).toBe(tokenFor({ acc: 'quill' }))
    expect(readAccountState(storage).account).toEqual(ACCOUNTS[1])
  })

  it('end alone when their own token is refused or expires', () => {
    const tabs = createBrowser()
    const { session: old } = openSignedInSession({ acc: 'harbour' }, { tabs: tabs() })
    const other = openSession({ tabs: tabs() })
    vi.advanceTimersByTime(60_000)
    switchAccount(other, newLogin({ acc: 'quill' }), QUILL)
    old.expire()
    expect(old.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
    expect(other.getState().status).toBe('signed-in')
    expect(readAuth(Date.now())?.token).toBe(tokenFor({ acc: 'quill' }))
  })

  it('adopt a newer sign-in of the same user and account, with its expiry', () => {
    const tabs = createBrowser()
    const { session: old, state } = openSignedInSession({ acc: 'quill' }, { tabs: tabs() })
    vi.advanceTimersByTime(1439 * 60_000)
    expect(old.getState()).toMatchObject({ expiring: true })
    openSignedInSession({ acc: 'quill', again: 1 }, { tabs: tabs() })
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

  it('adopt a newer sign-in without a signal once their own token is refused', () => {
    const { session: uninformed, state } = openSignedInSession({ acc: 'quill' })
    openSignedInSession({ acc: 'quill', again: 1 })
    uninformed.expire()
    expect(uninformed.getState()).toMatchObject({
      status: 'signed-in',
      epoch: state.epoch + 1,
      token: tokenFor({ acc: 'quill', again: 1 }),
    })
    uninformed.expire()
    expect(uninformed.getState().status).toBe('anonymous')
  })

  it('clear the flag when the account is switched back', () => {
    const tabs = createBrowser()
    const { session: old } = openSignedInSession({ acc: 'harbour' }, { tabs: tabs() })
    const other = openSession({ tabs: tabs() })
    switchAccount(other, newLogin({ acc: 'quill' }), QUILL)
    switchAccount(other, newLogin({ acc: 'harbour', again: 1 }), HARBOUR)
    expect(old.getState()).toMatchObject({ changedElsewhere: false, token: tokenFor({ acc: 'harbour', again: 1 }) })
  })

  it('notice another account or a logout from the cookies, without a signal', () => {
    const { session: uninformed } = openSignedInSession({ acc: 'harbour' })
    const other = openSession()
    switchAccount(other, newLogin({ acc: 'quill' }), QUILL)
    uninformed.sync()
    expect(uninformed.getState()).toMatchObject({ changedElsewhere: true, account: ACCOUNTS[0] })
    other.logout()
    uninformed.sync()
    expect(uninformed.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    expect(document.cookie).toBe('')
  })

  it('write no cookies after another has logged out', () => {
    const { session: uninformed } = openSignedInSession({ acc: 'harbour' })
    openSession().logout()
    uninformed.setUserAndAccounts(ME, ACCOUNTS)
    expect(document.cookie).toBe('')
    expect(readAccountState(storage).account).toBeNull()
  })
})
