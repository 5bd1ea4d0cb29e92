import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account, Me } from '#domain/account.ts'
import {
  ACCOUNTS,
  createBrowser,
  HARBOUR,
  ME,
  newLogin,
  openSession,
  openSignedInSession,
  storedAuth,
  switchAccount,
  testLoadFailure,
  tokenFor,
  SERVER,
} from './testing/testSession.ts'
import { clearAuth } from './authCookies.ts'
import { clearAccountState } from './accountStore.ts'
import { keepTokenFresh } from './keepTokenFresh.ts'
import { deviceStorage } from './safeStorage.ts'

const MINUTE = 60_000
const REFRESH = { token: 'r-imogen', expires: '2026-12-20T10:00:00.000Z' }
const STAFF_REFRESH = { token: 'r-staff', expires: '2026-12-20T10:00:00.000Z' }
const STAFF: Me = { ...ME, userName: 'staff@lightshelf.example', firstName: 'Sam', accountId: 'quill' }
const staffLogin = () => newLogin({ acc: 'quill', user: 'staff' }, { userName: STAFF.userName, refresh: STAFF_REFRESH })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearAuth()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a sign-in that finishes after another user has signed in in another tab', () => {
  function openBoth() {
    const tabs = createBrowser()
    const own = tabs()
    const broadcast = vi.spyOn(own, 'broadcast')
    const tab = openSession({ tabs: own, refreshEnabled: true })
    tab.signIn(newLogin({ acc: 'quill' }, { refresh: REFRESH }))
    const other = openSession({ refreshEnabled: true })
    other.signIn(staffLogin())
    other.setUserAndAccounts(STAFF, ACCOUNTS)
    return { tab, broadcast }
  }

  it('leaves the other’s cookies whole, tells nobody, and keeps its own token under the notice', () => {
    const { tab, broadcast } = openBoth()
    tab.setUserAndAccounts(ME, ACCOUNTS)
    expect(storedAuth()).toMatchObject({
      token: tokenFor({ acc: 'quill', user: 'staff' }),
      refresh: STAFF_REFRESH,
      user: { userName: STAFF.userName },
    })
    expect(broadcast).not.toHaveBeenCalled()
    expect(tab.getState()).toMatchObject({
      status: 'signed-in',
      token: tokenFor({ acc: 'quill' }),
      user: { userName: ME.userName },
      changedElsewhere: true,
    })
  })

  it('is never renewed', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', fetch)
    const { tab } = openBoth()
    tab.setUserAndAccounts(ME, ACCOUNTS)
    const stop = keepTokenFresh({
      session: tab,
      config: SERVER,
      now: () => new Date(),
    })
    await vi.advanceTimersByTimeAsync(1436 * MINUTE)
    expect(fetch).not.toHaveBeenCalled()
    stop()
  })
})

describe.each<[string, object, Account]>([
  ['a switch', { acc: 'harbour' }, HARBOUR],
  ['a masquerade', { acc: 'harbour', msk: true }, HARBOUR],
])('%s in another tab while the token is renewed', (_case, claims, account) => {
  it('is not undone by the late answer', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const tab = openSession({ refreshEnabled: true })
    tab.signIn(newLogin({ acc: 'quill' }, { refresh: REFRESH }))
    tab.setUserAndAccounts(ME, ACCOUNTS)
    const stop = keepTokenFresh({
      session: tab,
      config: SERVER,
      now: () => new Date(),
    })
    await vi.advanceTimersByTimeAsync(1430 * MINUTE + 1000)
    switchAccount(openSession({ refreshEnabled: true }), newLogin(claims), account)
    answer(new Response(JSON.stringify({ access_token: tokenFor({ acc: 'quill', renewed: 1 }) })))
    await vi.advanceTimersByTimeAsync(1)
    expect(storedAuth().token).toBe(tokenFor(claims))
    expect(tab.token()).toBe(tokenFor({ acc: 'quill' }))
    stop()
  })
})

describe('cookies that are gone', () => {
  it('are an expiry where no account had been stored, so that the location is kept', () => {
    const session = openSession()
    session.signIn(newLogin({ acc: 'quill' }))
    session.setLoadFailure(testLoadFailure())
    clearAuth()
    session.sync()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  it('are a logout where the account that had been stored is gone, too', () => {
    const { session } = openSignedInSession({ acc: 'quill' })
    clearAuth()
    clearAccountState(deviceStorage)
    session.sync()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
  })
})

it.each([
  ['another user in the same account', { userName: STAFF.userName, masquerade: false }],
  ['a masquerade in the same account', { userName: ME.userName, masquerade: true }],
])('the signal of %s is noticed before the cookies are there, and checked later', (_case, other) => {
  const tabs = createBrowser()
  const { session } = openSignedInSession({ acc: 'quill' }, { tabs: tabs() })
  tabs().broadcast({ kind: 'signed-in', signInId: 'id2', accountId: 'quill', ...other })
  expect(session.getState()).toMatchObject({ changedElsewhere: true, user: { userName: ME.userName } })
  vi.advanceTimersByTime(500)
  // The cookies are this tab's: the signal was late.
  expect(session.getState()).toMatchObject({ changedElsewhere: false })
})

it('a logout that is heard of late does not end a sign-in that came after it', () => {
  const tabs = createBrowser()
  const { session } = openSignedInSession({ acc: 'quill' }, { tabs: tabs() })
  tabs().broadcast({ kind: 'signed-out', signInId: 'earlier' })
  expect(session.getState().status).toBe('signed-in')
  expect(storedAuth().token).toBe(tokenFor({ acc: 'quill' }))
})
