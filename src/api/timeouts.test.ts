import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ALL_ENDPOINTS } from './testing/allEndpoints.ts'
import { downloadElad } from './endpoints/ads.ts'
import { download } from './download.ts'
import type { Client } from './client.ts'
import { getMe, listMyAccounts, listMyRoles, masquerade, switchAccount } from './endpoints/account.ts'
import { loginAccessToken, loginDev, loginToken, refreshToken } from './endpoints/session.ts'
import { TimeoutError } from './errors.ts'
import { clientWith, json, ME, rejectionOf } from './testing/testClient.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<Response>(() => undefined)
const credentials = { body: { username: 'a', passwd: 'b' } }

/** A response whose body arrives in pieces, one each `everyMs`. */
function slowBody(pieces: readonly string[], everyMs: number): Response {
  const left = [...pieces]
  return new Response(
    new ReadableStream({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, everyMs))
        const piece = left.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(piece))
      },
    }),
  )
}

describe('a server that never answers', () => {
  it('ends a call after 30 s without a byte, and its request', async () => {
    const { client, sent } = clientWith(never)
    const failure = rejectionOf(client.call(getMe))
    await vi.advanceTimersByTimeAsync(29_999)
    expect(sent().signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toBeInstanceOf(TimeoutError)
    expect(sent().signal?.aborted).toBe(true)
  })

  it('ends the login too', async () => {
    const { client } = clientWith(never)
    const failure = rejectionOf(client.call(loginAccessToken, credentials))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toBeInstanceOf(TimeoutError)
  })

  it('ends a call whose body stops', async () => {
    const { client } = clientWith(() => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })))
    const failure = rejectionOf(client.call(getMe))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toBeInstanceOf(TimeoutError)
  })

  it('ends a download', async () => {
    const { client } = clientWith(never)
    const failure = rejectionOf(download(client, downloadElad, { path: { elad_id: 1 }, fallbackName: 'ad-1' }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ name: 'DownloadError', cause: { name: 'TimeoutError' } })
  })

  it('leaves no timer after an answer', async () => {
    const { client } = clientWith(() => json(ME))
    await client.call(getMe)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a slow server', () => {
  it('may take as long as bytes arrive', async () => {
    const text = JSON.stringify(ME)
    const { client } = clientWith(() => slowBody([text.slice(0, 5), text.slice(5, 9), text.slice(9)], 29_000))
    const answer = client.call(getMe)
    await vi.advanceTimersByTimeAsync(120_000)
    await expect(answer).resolves.toMatchObject({ userName: ME.user_name })
  })

  it('may take as long for a file', async () => {
    const { client } = clientWith(() => slowBody(['a', 'b', 'c'], 29_000))
    const file = download(client, downloadElad, { path: { elad_id: 1 }, fallbackName: 'ad-1' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect((await file).blob.size).toBe(3)
  })

  it('may split a character between two pieces', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...ME, name_first: 'Ömür' }))
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { client } = clientWith(() => new Response(body))
    await expect(client.call(getMe)).resolves.toMatchObject({ firstName: 'Ömür' })
  })
})

describe('a server that trickles', () => {
  /** A response of one byte every 25 s, without end. */
  const trickle = () => slowBody(Array<string>(1000).fill(' '), 25_000)
  const SIGN_IN: Record<string, (client: Client) => Promise<unknown>> = {
    loginAccessToken: (client) => client.call(loginAccessToken, credentials),
    loginToken: (client) => client.call(loginToken, { body: { username: 'a', password: 'b' } }),
    loginDev: (client) => client.call(loginDev, { body: { username: 'a' } }),
    refreshToken: (client) => client.call(refreshToken),
    switchAccount: (client) => client.call(switchAccount, { path: { acc_id: '7' } }),
    masquerade: (client) => client.call(masquerade, { body: { acc_id: '7' } }),
    getMe: (client) => client.call(getMe),
    listMyAccounts: (client) => client.call(listMyAccounts),
  }

  it.each(Object.entries(SIGN_IN))('ends %s 120 s after it was sent', async (_, call) => {
    const { client, sent } = clientWith(trickle)
    const onEnd = vi.fn()
    call(client).catch(onEnd)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.any(TimeoutError))
    expect(sent().signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
  })

  it('ends no other call', async () => {
    const limited = Object.values(ALL_ENDPOINTS).filter(({ hasTimeLimit }) => hasTimeLimit)
    expect(limited.map(({ id }) => id).sort()).toEqual(Object.keys(SIGN_IN).sort())
    const onEnd = vi.fn()
    clientWith(trickle).client.call(listMyRoles).then(onEnd, onEnd)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('ends a call as early as configured', async () => {
    const { client } = clientWith(trickle, { waits: { wholeCallMs: 50 } })
    const onEnd = vi.fn()
    client.call(getMe).catch(onEnd)
    await vi.advanceTimersByTimeAsync(49)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.any(TimeoutError))
  })
})
