import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAuth, writeAuth } from './authCookies.ts'
import { keepTokenFresh } from './keepTokenFresh.ts'
import type { Session } from './sessionStore.ts'
import type { Tabs } from './tabs.ts'
import {
  createBrowser,
  newLogin,
  ME,
  openSession,
  storedAuth,
  ACCOUNTS,
  tokenFor,
  SERVER,
} from './testing/testSession.ts'

const MINUTE = 60_000
const START = new Date('2026-11-20T10:00:00Z')
const OLD = tokenFor({ acc: 'quill' })
const NEW = tokenFor({ acc: 'quill', no: 2 })
const REFRESH = { token: 'r1', expires: '2026-12-20T10:00:00.000Z' }

const response = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const respondWith = (body: unknown, status?: number) => () => Promise.resolve(response(body, status))
const fetch = vi.fn<typeof globalThis.fetch>()
const stops: (() => void)[] = []

/** Opens a signed-in tab that refreshes its token; tabs of one browser share `openTabs`. */
function openTab(openTabs: () => Tabs = createBrowser(), { expires = REFRESH.expires } = {}): Session {
  const session = openSession({ tabs: openTabs(), refreshEnabled: true })
  if (session.getState().status === 'anonymous') {
    session.signIn(newLogin({ acc: 'quill' }, { refresh: { token: REFRESH.token, expires } }))
    session.setUserAndAccounts(ME, ACCOUNTS)
  }
  stops.push(
    keepTokenFresh({
      session,
      config: SERVER,
      now: () => new Date(),
    }),
  )
  return session
}
const expiryOf = (session: Session) => {
  const state = session.getState()
  return state.status === 'signed-in' ? (state.expiresAt - START.getTime()) / MINUTE : null
}
const wait = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearAuth()
  localStorage.clear()
  fetch.mockReset().mockImplementation(respondWith({ access_token: NEW }))
  vi.stubGlobal('fetch', fetch)
  // Without Web Locks, tabs wait 0 and 30 s in turn.
  let waits = 0
  vi.spyOn(Math, 'random').mockImplementation(() => (waits++ % 2) / 2)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a token about to expire', () => {
  // spec 4.5, 7.5
  it('is refreshed ten minutes before its expiry and valid for 24 hours again', async () => {
    const session = openTab()
    await wait(1429)
    expect(fetch).not.toHaveBeenCalled()
    await wait(2)
    expect(fetch).toHaveBeenCalledOnce()
    const [url, init] = fetch.mock.calls[0] ?? []
    expect([url, new Headers(init?.headers).get('authorization')]).toEqual([
      '/login/refresh_token',
      `Bearer ${REFRESH.token}`,
    ])
    expect(session.token()).toBe(NEW)
    expect(session.getState()).toMatchObject({ expiring: false, epoch: 1 })
    expect(expiryOf(session)).toBeCloseTo(1430 + 1440, 0)
    expect(storedAuth()).toMatchObject({ token: NEW, refresh: REFRESH, user: { userName: ME.userName } })
  })

  it('is refreshed repeatedly', async () => {
    let count = 2
    fetch.mockImplementation(() => respondWith({ access_token: tokenFor({ acc: 'quill', no: count++ }) })())
    const session = openTab()
    await wait(3 * 1440)
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(session.getState().status).toBe('signed-in')
  })

  it('is stored with a new refresh token if the response has one', async () => {
    fetch.mockImplementationOnce(
      respondWith({ access_token: NEW, refresh_token: 'r2', refresh_expires: '2027-01-01T00:00:00.000Z' }),
    )
    openTab()
    await wait(1431)
    expect(storedAuth().refresh).toEqual({ token: 'r2', expires: '2027-01-01T00:00:00.000Z' })
  })

  it('keeps the old refresh token if the new one has no expiry', async () => {
    fetch.mockImplementationOnce(respondWith({ access_token: NEW, refresh_token: 'r2' }))
    openTab()
    await wait(1431)
    expect(storedAuth()).toMatchObject({ token: NEW, refresh: REFRESH })
  })
})

describe('a failed refresh', () => {
  it.each([401, 403, 422, 500])('with %d leaves the session to expire after a warning', async (status) => {
    fetch.mockImplementation(respondWith({ detail: 'no' }, status))
    const session = openTab()
    await wait(1434)
    expect(fetch).toHaveBeenCalledOnce()
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: OLD, expiring: false })
    await wait(2)
    expect(session.getState()).toMatchObject({ expiring: true })
    await wait(5)
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('without a response is retried after two minutes', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const session = openTab()
    await wait(1431)
    expect(session.token()).toBe(OLD)
    await wait(3)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(session.token()).toBe(NEW)
  })

  it('that could not be sent, as another tab was writing the cookies, is retried after two minutes', async () => {
    const session = openTab()
    const auth = storedAuth()
    await wait(1429)
    Cookies.remove('_ntgAuth_refresh', { path: '/' })
    await wait(2)
    expect(fetch).not.toHaveBeenCalled()
    writeAuth(auth)
    await wait(3)
    expect(session.token()).toBe(NEW)
  })

  it('that hangs ends after 30 s and is retried two minutes later', async () => {
    fetch.mockImplementationOnce(() => new Promise(() => undefined))
    const session = openTab()
    await wait(1432)
    expect(fetch).toHaveBeenCalledOnce()
    expect(session.token()).toBe(OLD)
    await wait(3)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(session.token()).toBe(NEW)
  })

  it('with an unreadable response or a token for another account changes nothing', async () => {
    for (const body of [
      {},
      { access_token: '' },
      { access_token: tokenFor({ acc: 'harbour' }) },
      { access_token: tokenFor({ acc: 'quill', msk: true }) },
    ]) {
      fetch.mockReset().mockImplementation(respondWith(body))
      clearAuth()
      vi.setSystemTime(START)
      const session = openTab()
      await wait(1431)
      expect(fetch).toHaveBeenCalledOnce()
      expect(storedAuth().token).toBe(OLD)
      expect(session.getState()).toMatchObject({ status: 'signed-in', token: OLD, changedElsewhere: false })
      stops.splice(0).forEach((stop) => stop())
    }
  })

  it('is not sent with an expired refresh token', async () => {
    openTab(createBrowser(), { expires: '2026-11-21T09:00:00.000Z' })
    await wait(1435)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('a refresh', () => {
  it('that completes after a logout does not sign in again', async () => {
    let respond: (response: Response) => void = () => undefined
    fetch.mockImplementation(() => new Promise((resolve) => (respond = resolve)))
    const session = openTab()
    await wait(1431)
    session.logout()
    respond(response({ access_token: NEW }))
    await wait(1)
    expect(session.token()).toBeNull()
    expect(() => storedAuth()).toThrow('no cookies')
  })

  it('stops when stopped', async () => {
    openTab()
    stops.splice(0).forEach((stop) => stop())
    await wait(1435)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('runs after a long sleep if the token is still valid', async () => {
    const session = openTab()
    vi.setSystemTime(START.getTime() + 1436 * MINUTE)
    await wait(2.2)
    expect(session.token()).toBe(NEW)
  })
})

describe.each([
  ['with Web Locks', true],
  ['by a random wait, where there are no locks', false],
])('two tabs, coordinated %s', (_, hasLocks) => {
  /** Like the browser's: runs one callback after the other. */
  function locks() {
    let last: Promise<unknown> = Promise.resolve()
    return { request: (_name: string, work: () => Promise<void>) => (last = last.catch(() => undefined).then(work)) }
  }
  beforeEach(() => {
    vi.stubGlobal(
      'navigator',
      hasLocks ? Object.assign(Object.create(navigator) as Navigator, { locks: locks() }) : navigator,
    )
  })

  it('send one request, and both get the new token', async () => {
    const openTabs = createBrowser()
    const [first, second] = [openTab(openTabs), openTab(openTabs)]
    await wait(1433)
    expect(fetch).toHaveBeenCalledOnce()
    expect([first.token(), second.token()]).toEqual([NEW, NEW])
    expect(expiryOf(first)).toBe(expiryOf(second))
    await wait(60)
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('refresh although the request of one hangs', async () => {
    fetch.mockImplementationOnce(() => new Promise(() => undefined))
    const openTabs = createBrowser()
    const [first, second] = [openTab(openTabs), openTab(openTabs)]
    await wait(1433)
    expect(fetch).toHaveBeenCalledTimes(2)
    expect([first.token(), second.token()]).toEqual([NEW, NEW])
  })

  it('refresh without a tab that was closed', async () => {
    const openTabs = createBrowser()
    openTab(openTabs)
    const second = openTab(openTabs)
    stops.shift()?.()
    await wait(1433)
    expect(second.token()).toBe(NEW)
  })
})
