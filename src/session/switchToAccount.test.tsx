import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { getMe } from '#api/endpoints/account.ts'
import { clearAuth } from './authCookies.ts'
import { switchToAccount } from './switchToAccount.ts'
import type { Session } from './sessionStore.ts'
import { HARBOUR, QUILL, openSignedInSession, storedAuth, tokenFor } from './testing/testSession.ts'

interface PendingRequest {
  url: string
  init: RequestInit
  respond: (status: number, body: unknown) => void
  fail: () => void
}

const requests: PendingRequest[] = []
const fetch = (url: string, init: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    requests.push({
      url,
      init,
      respond: (status, body) => resolve(new Response(JSON.stringify(body), { status })),
      fail: () => reject(new TypeError('Failed to fetch')),
    })
  })
const clientOf = (session: Session) =>
  createClient({
    host: 'https://api.example',
    token: session.token,
    onUnauthorized: session.expire,
    fetch: fetch as typeof globalThis.fetch,
  })
const firstRequest = () => {
  const [call] = requests
  if (call === undefined) throw new Error('no request was sent')
  return call
}

beforeEach(() => {
  requests.length = 0
  clearAuth()
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

function start(mode: 'switch' | 'masquerade' = 'switch') {
  const { session } = openSignedInSession({ acc: 'harbour' })
  const client = clientOf(session)
  const before = session.getState()
  const switching = switchToAccount(client, session, QUILL, mode)
  return { session, client, before, switching }
}

describe('switching to another account', () => {
  // spec 7.10
  it('sends one request at a time and switches with the new token', async () => {
    const { session, client, switching } = start()
    const onChange = vi.fn()
    const unsubscribe = session.subscribe(onChange)
    await expect(switchToAccount(client, session, QUILL, 'switch')).resolves.toBeNull()
    await expect(switchToAccount(client, session, HARBOUR, 'masquerade')).resolves.toBeNull()
    expect(requests.map(({ url, init }) => [init.method, url])).toEqual([
      ['GET', 'https://api.example/api/v1/me/accounts/switch/quill'],
    ])
    expect(session.pendingSwitch()?.accountId).toBe('quill')
    firstRequest().respond(200, { access_token: tokenFor({ acc: 'quill' }) })
    await expect(switching).resolves.toBeNull()
    expect(session.getState()).toMatchObject({ account: QUILL, landing: 'switch' })
    expect(storedAuth().token).toBe(tokenFor({ acc: 'quill' }))
    expect(session.pendingSwitch()).toBeNull()
    expect(onChange).toHaveBeenCalled()
    unsubscribe()
  })

  // spec 7.10
  it('posts the account to masquerade as, and keeps the own one', async () => {
    const { session, switching } = start('masquerade')
    expect(firstRequest().init).toMatchObject({ method: 'POST', body: '{"acc_id":"quill"}' })
    firstRequest().respond(200, { access_token: tokenFor({ acc: 'quill', msk: true }) })
    await switching
    expect(session.getState()).toMatchObject({ account: QUILL, claims: { masquerade: true } })
    expect(session.ownAccount()).toEqual(HARBOUR)
  })

  it.each([
    ['a server error', (call: PendingRequest) => call.respond(500, {}), { kind: 500 }],
    ['a refusal', (call: PendingRequest) => call.respond(403, { detail: 'no' }), { kind: 403, details: ['no'] }],
    ['a network error', (call: PendingRequest) => call.fail(), { kind: 'network' }],
    ['a response without a token', (call: PendingRequest) => call.respond(200, {}), { kind: 'unreadable' }],
  ])('leaves everything unchanged after %s, without a retry', async (_case, settle, failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { session, before, switching } = start()
    const cookies = document.cookie
    settle(firstRequest())
    await expect(switching).resolves.toMatchObject(failure)
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(session.getState()).toEqual(before)
    expect(document.cookie).toBe(cookies)
    expect(session.ownAccount()).toEqual(HARBOUR)
    expect(requests).toHaveLength(1)
    expect(session.pendingSwitch()).toBeNull()
  })

  it('ends the session on a 401, without another error', async () => {
    const { session, switching } = start()
    firstRequest().respond(401, { detail: 'no' })
    await expect(switching).resolves.toBeNull()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  it.each([200, 500])('ignores a %i that arrives after a logout', async (status) => {
    const { session, switching } = start()
    session.logout()
    firstRequest().respond(status, { access_token: tokenFor({ acc: 'quill' }) })
    await expect(switching).resolves.toBeNull()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    expect(document.cookie).toBe('')
    expect(session.ownAccount()).toBeNull()
  })

  it('keeps the new session when the old token gets a late 401', async () => {
    const { session, client, switching } = start()
    const late = client.call(getMe).catch((error: unknown) => error)
    firstRequest().respond(200, { access_token: tokenFor({ acc: 'quill' }) })
    await switching
    requests[1]?.respond(401, {})
    await expect(late).resolves.toMatchObject({ status: 401 })
    expect(session.getState()).toMatchObject({ status: 'signed-in', account: QUILL })
  })
})
