import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#domain/account.ts'
import { readAccountState } from './accountStore.ts'
import { clearAuth, writeAuth } from './authCookies.ts'
import type { NewSession } from './sessionState.ts'
import type { Session } from './sessionStore.ts'
import {
  ACCOUNTS,
  HARBOUR,
  newLogin,
  ME,
  openSession,
  QUILL,
  openSignedInSession,
  storage,
  storedAuth,
  switchAccount,
  tokenFor,
} from './testing/testSession.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearAuth()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('switchAccount', () => {
  const move = (session: Session, claims: object, account: Account, extra: Partial<NewSession> = {}) =>
    switchAccount(session, newLogin(claims, extra), account)

  it('replaces token, cookies and epoch at once, and redirects to Titles', () => {
    const { session, state } = openSignedInSession({ acc: 'harbour' })
    session.completeLanding()
    vi.advanceTimersByTime(60 * 60_000)
    const shown: unknown[] = []
    session.subscribe(() => {
      const current = session.getState()
      if (current.status === 'signed-in') shown.push([current.token, current.account, storedAuth().token])
    })
    move(session, { acc: 'quill' }, QUILL)
    const [own, other] = [tokenFor({ acc: 'harbour' }), tokenFor({ acc: 'quill' })]
    expect(shown).toEqual([
      [own, HARBOUR, own],
      [other, QUILL, other],
    ])
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      account: ACCOUNTS[1],
      accounts: null,
      landing: 'switch',
      epoch: state.epoch + 1,
      expiresAt: Date.now() + 1440 * 60_000,
      user: { firstName: 'Imogen' },
    })
    expect(session.token()).toBe(tokenFor({ acc: 'quill' }))
    expect(storedAuth()).toMatchObject({
      token: tokenFor({ acc: 'quill' }),
      expiresAt: Date.now() + 1440 * 60_000,
      user: { firstName: 'Imogen' },
    })
    session.completeLanding()
    expect(session.getState()).toMatchObject({ landing: null })
  })

  it('sets the account of the next login', () => {
    const { session } = openSignedInSession({ acc: 'harbour' })
    move(session, { acc: 'quill' }, QUILL)
    session.expire()
    expect(openSession().ownAccount(ME.userName)).toEqual(ACCOUNTS[1])
  })

  // spec 3.8
  it('keeps the own account while masquerading, over a reload and over loading the accounts', () => {
    const { session } = openSignedInSession({ acc: 'harbour' })
    const other = { id: 'elsewhere', name: 'Lanternhouse' }
    move(session, { acc: 'elsewhere', msk: true }, other)
    expect(session.getState()).toMatchObject({ account: other, claims: { masquerade: true } })
    expect(session.ownAccount()).toEqual(ACCOUNTS[0])
    session.setUserAndAccounts({ ...ME, accountId: 'elsewhere', accountName: 'Lanternhouse' }, ACCOUNTS)
    const again = openSession()
    expect(again.getState()).toMatchObject({ account: other, claims: { masquerade: true } })
    expect(again.ownAccount()).toEqual(ACCOUNTS[0])
    again.setUserAndAccounts(ME, ACCOUNTS)
    expect(again.ownAccount()).toEqual(ACCOUNTS[0])
    again.expire()
    expect(openSession().ownAccount(ME.userName)).toEqual(ACCOUNTS[0])
  })

  // spec 4.6, 6.3
  it('leaves masquerade with a normal token, also one found at startup', () => {
    const { session } = openSignedInSession({ acc: 'harbour' })
    move(session, { acc: 'quill', msk: true }, QUILL)
    move(session, { acc: 'harbour' }, HARBOUR)
    expect(session.getState()).toMatchObject({ account: ACCOUNTS[0], claims: { masquerade: false } })
    expect(readAccountState(storage)).toMatchObject({ account: ACCOUNTS[0], masquerade: null })

    move(session, { acc: 'quill', msk: true }, QUILL)
    writeAuth({ ...storedAuth(), token: tokenFor({ acc: 'harbour' }) })
    expect(openSession().getState()).toMatchObject({ account: ACCOUNTS[0], claims: { masquerade: false } })
    expect(readAccountState(storage).masquerade).toBeNull()
  })

  it('does not take its name from another stored account', () => {
    openSignedInSession({ acc: 'harbour' })
    writeAuth({ ...storedAuth(), token: tokenFor({ acc: 'quill' }) })
    expect(openSession().getState()).toMatchObject({ account: null, claims: { accountId: 'quill' } })
    writeAuth({ ...storedAuth(), token: tokenFor({ acc: 'quill', msk: 1 }) })
    expect(openSession().getState()).toMatchObject({ account: { id: 'quill', name: 'quill' } })
  })

  it('uses the account of the token, even if another was requested', () => {
    const { session } = openSignedInSession({ acc: 'harbour' })
    move(session, { acc: 'quill' }, { id: 'other', name: 'Other' })
    expect(session.getState()).toMatchObject({ account: ACCOUNTS[1] })
  })

  describe('with refresh tokens', () => {
    const FIRST = { token: 'r1', expires: '2026-12-20T10:00:00.000Z' }
    const SECOND = { token: 'r2', expires: '2026-12-21T10:00:00.000Z' }
    function openRefreshed() {
      const session = openSession({ refreshEnabled: true })
      session.signIn(newLogin({ acc: 'harbour' }, { refresh: FIRST }))
      session.setUserAndAccounts(ME, ACCOUNTS)
      return session
    }

    it.each([
      ['a switch', {}],
      ['a masquerade', { msk: true }],
    ])('keeps the one that is there where %s brings none', (_case, mode) => {
      const session = openRefreshed()
      move(session, { acc: 'quill', ...mode }, QUILL)
      expect(session.getState()).toMatchObject({ status: 'signed-in', account: QUILL })
      expect(storedAuth()).toMatchObject({ token: tokenFor({ acc: 'quill', ...mode }), refresh: FIRST })
    })

    it('stores the one that the switch brings', () => {
      move(openRefreshed(), { acc: 'quill' }, QUILL, { refresh: SECOND })
      expect(storedAuth().refresh).toEqual(SECOND)
    })

    it('changes nothing where another user has signed in in another tab', () => {
      const session = openRefreshed()
      const user = { ...storedAuth().user, userName: 'theo@harbourvale.example' }
      writeAuth({ ...storedAuth(), user, refresh: SECOND })
      move(session, { acc: 'quill' }, QUILL)
      expect(storedAuth()).toMatchObject({ token: tokenFor({ acc: 'harbour' }), refresh: SECOND, user })
      expect(session.getState()).toMatchObject({ account: HARBOUR, switching: null, changedElsewhere: true })
    })

    it('stores none where the app does not refresh', () => {
      move(openSignedInSession({ acc: 'harbour' }).session, { acc: 'quill' }, QUILL, { refresh: SECOND })
      expect(storedAuth().refresh).toBeNull()
    })
  })

  it('does nothing after the session has ended', () => {
    const { session } = openSignedInSession({ acc: 'harbour' })
    session.logout()
    move(session, { acc: 'quill' }, QUILL)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    expect(document.cookie).toBe('')
    expect(readAccountState(storage).account).toBeNull()
  })
})
