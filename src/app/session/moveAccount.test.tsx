import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { getMe } from '#api/endpoints/account.ts'
import { clearAuth } from './authCookies.ts'
import { moveAccount, movingTo, onMoving } from './moveAccount.ts'
import type { Session } from './sessionStore.ts'
import { HARBOUR, QUILL, signedIn, stored, tokenFor } from '../testing/testSession.ts'

interface Asked {
  url: string
  init: RequestInit
  answer: (status: number, body: unknown) => void
  breakOff: () => void
}

const asked: Asked[] = []
const fetch = (url: string, init: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    asked.push({
      url,
      init,
      answer: (status, body) => resolve(new Response(JSON.stringify(body), { status })),
      breakOff: () => reject(new TypeError('Failed to fetch')),
    })
  })
const clientOf = (session: Session) =>
  createClient({
    host: 'https://api.example',
    token: session.token,
    onUnauthorized: session.expire,
    fetch: fetch as typeof globalThis.fetch,
  })
const first = () => {
  const [call] = asked
  if (call === undefined) throw new Error('nothing was asked')
  return call
}

beforeEach(() => {
  asked.length = 0
  clearAuth()
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

function start(mode: 'switch' | 'masquerade' = 'switch') {
  const { session } = signedIn({ acc: 'harbour' })
  const client = clientOf(session)
  const before = session.getState()
  const moved = moveAccount(client, session, QUILL, mode)
  return { session, client, before, moved }
}

describe('a move to another account', () => {
  it('asks once however often it is asked for, from wherever, and enters with the token that comes', async () => {
    const { session, client, moved } = start()
    const heard = vi.fn()
    const off = onMoving(heard)
    await expect(moveAccount(client, session, QUILL, 'switch')).resolves.toBeNull()
    await expect(moveAccount(client, session, HARBOUR, 'masquerade')).resolves.toBeNull()
    expect(asked.map(({ url, init }) => [init.method, url])).toEqual([
      ['GET', 'https://api.example/api/v1/me/accounts/switch/quill'],
    ])
    expect(movingTo(session)).toBe('quill')
    first().answer(200, { access_token: tokenFor({ acc: 'quill' }) })
    await expect(moved).resolves.toBeNull()
    expect(session.getState()).toMatchObject({ account: QUILL, landing: 'switch' })
    expect(stored().token).toBe(tokenFor({ acc: 'quill' }))
    expect(movingTo(session)).toBeNull()
    expect(heard).toHaveBeenCalled()
    off()
  })

  it('in masquerade posts the account, and keeps the own one', async () => {
    const { session, moved } = start('masquerade')
    expect(first().init).toMatchObject({ method: 'POST', body: '{"acc_id":"quill"}' })
    first().answer(200, { access_token: tokenFor({ acc: 'quill', msk: true }) })
    await moved
    expect(session.getState()).toMatchObject({ account: QUILL, claims: { masquerade: true } })
    expect(session.ownAccount()).toEqual(HARBOUR)
  })

  it.each([
    ['the server fails', (call: Asked) => call.answer(500, {}), { kind: 500 }],
    ['it is refused', (call: Asked) => call.answer(403, { detail: 'no' }), { kind: 403, details: ['no'] }],
    ['no answer comes', (call: Asked) => call.breakOff(), { kind: 'network' }],
    ['the answer has no token', (call: Asked) => call.answer(200, {}), { kind: 'unreadable' }],
    [
      'the answer breaks the rules of signing in',
      (call: Asked) => call.answer(200, { access_token: 'a.b.c', refresh_token: 'r' }),
      { kind: 'other', message: expect.stringContaining('Sign-in failed') as string },
    ],
  ])('leaves everything as it was where %s, and is not tried again', async (_case, answer, failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { session, before, moved } = start()
    const cookies = document.cookie
    answer(first())
    await expect(moved).resolves.toMatchObject(failure)
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(session.getState()).toBe(before)
    expect(document.cookie).toBe(cookies)
    expect(session.ownAccount()).toEqual(HARBOUR)
    expect(asked).toHaveLength(1)
    expect(movingTo(session)).toBeNull()
  })

  it('ends the session where the server says 401, and tells of nothing else', async () => {
    const { session, moved } = start()
    first().answer(401, { detail: 'no' })
    await expect(moved).resolves.toBeNull()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  })

  it.each([200, 500])('is of no effect when the %i comes after a logout', async (status) => {
    const { session, moved } = start()
    session.logout()
    first().answer(status, { access_token: tokenFor({ acc: 'quill' }) })
    await expect(moved).resolves.toBeNull()
    expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'logout' })
    expect(document.cookie).toBe('')
    expect(session.ownAccount()).toBeNull()
  })

  it('is followed by no end of the session for a 401 to the old token', async () => {
    const { session, client, moved } = start()
    const late = client.call(getMe).catch((error: unknown) => error)
    first().answer(200, { access_token: tokenFor({ acc: 'quill' }) })
    await moved
    asked[1]?.answer(401, {})
    await expect(late).resolves.toMatchObject({ status: 401 })
    expect(session.getState()).toMatchObject({ status: 'signed-in', account: QUILL })
  })
})
