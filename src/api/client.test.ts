import { describe, expect, it, vi } from 'vitest'
import { ALL_ENDPOINTS } from './testing/allEndpoints.ts'
import type { AnyOptions } from './callOptions.ts'
import type { Endpoint } from './endpoint.ts'
import { getMe } from './endpoints/account.ts'
import { getElad } from './endpoints/ads.ts'
import { loginAccessToken } from './endpoints/session.ts'
import { AbortedError, ApiError, NetworkError } from './errors.ts'
import { clientWith, rejectionOf, json, ME } from './testing/testClient.ts'

describe('the browser’s cache', () => {
  it.each(Object.values(ALL_ENDPOINTS))('is left out of $id unless it is open', async (endpoint) => {
    const { client, fetch } = clientWith(() => json({}, { status: 500 }))
    const path = Object.fromEntries(Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, 1]))
    await rejectionOf((client.call as (of: Endpoint, options: AnyOptions) => Promise<unknown>)(endpoint, { path }))
    const isOpen = endpoint.isPublic && !endpoint.hasSideEffect
    expect(fetch.mock.calls[0]?.[1]?.cache).toBe(isOpen ? undefined : 'no-store')
  })
})

describe('an error response', () => {
  it.each([
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [422, 'Validation Error'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
  ])('%s is an ApiError: %s', async (status, text) => {
    const { client } = clientWith(() => json({ detail: 'why' }, { status, statusText: 'x' }))
    const error = await rejectionOf(client.call(getElad, { path: { elad_id: 1 } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: text,
      status,
      statusText: 'x',
      body: { detail: 'why' },
      url: 'https://api.example/api/v1/acc/books/elad/1',
    })
  })

  it.each([413, 418, 429])('has the generic message for %i', async (status) => {
    const { client } = clientWith(() => json({ a: 1 }, { status, statusText: 'Teapot' }))
    expect(await rejectionOf(client.call(getMe))).toHaveProperty(
      'message',
      `Generic Error: status: ${status}; status text: Teapot; body: {"a":1}`,
    )
  })

  it('has no HTML in its message', async () => {
    const { client } = clientWith(
      () => new Response('<html><h1>Oops</h1></html>', { status: 504, statusText: 'Gateway Timeout' }),
    )
    expect(await rejectionOf(client.call(getMe))).toHaveProperty(
      'message',
      'Generic Error: status: 504; status text: Gateway Timeout; body: ',
    )
  })

  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['64.57', 65],
    ['0.2', 1],
    ['3.0', 3],
    ['00064.50', 65],
    ['1.2.3', null],
    ['64,57', null],
    ['-5', null],
    [new Date(Date.now() + 60_000).toUTCString(), 60],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('parses Retry-After %j', async (header, seconds) => {
    const { client } = clientWith(() =>
      json({}, { status: 429, headers: header === null ? {} : { 'retry-after': header } }),
    )
    const { retryAfterS } = (await rejectionOf(client.call(getMe))) as ApiError
    // Dates are in whole seconds, the clock is not.
    if (seconds === 60) expect([59, 60]).toContain(retryAfterS)
    else expect(retryAfterS).toBe(seconds)
  })

  it.each([
    ['Fri, 20 Nov 2020 10:01:00 GMT', 'Fri, 20 Nov 2020 10:00:30 GMT', 30],
    ['Fri, 20 Nov 2099 10:01:00 GMT', 'Fri, 20 Nov 2099 10:00:58 GMT', 2],
    ['Fri, 20 Nov 2020 10:00:00 GMT', 'Fri, 20 Nov 2020 10:00:30 GMT', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 'today', 0],
  ])('measures Retry-After %j against the date of its answer, %j', async (retryAfter, date, seconds) => {
    const { client } = clientWith(() => json({}, { status: 429, headers: { 'retry-after': retryAfter, date } }))
    expect(await rejectionOf(client.call(getMe))).toHaveProperty('retryAfterS', seconds)
  })

  it('keeps its status if its body breaks off', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) })
    const { client } = clientWith(() => new Response(broken, { status: 503 }))
    expect(await rejectionOf(client.call(getMe))).toMatchObject({ name: 'ApiError', status: 503 })
  })
})

describe('a 401', () => {
  const unauthorized = () => json({ detail: 'no' }, { status: 401 })

  it('ends the session', async () => {
    const onUnauthorized = vi.fn()
    const { client } = clientWith(unauthorized, { onUnauthorized })
    expect(await rejectionOf(client.call(getMe))).toHaveProperty('message', 'Unauthorized')
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('of the login itself does not end the session', async () => {
    const onUnauthorized = vi.fn()
    const { client } = clientWith(unauthorized, { onUnauthorized })
    await rejectionOf(client.call(loginAccessToken, { body: { username: 'a', passwd: 'b' } }))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('that arrives late, for a replaced token, does not end the new session', async () => {
    const onUnauthorized = vi.fn()
    let token = 'old'
    const { client } = clientWith(unauthorized, { onUnauthorized, token: () => token })
    const call = rejectionOf(client.call(getMe))
    token = 'new'
    expect(await call).toHaveProperty('status', 401)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('no response', () => {
  it('is a NetworkError', async () => {
    const cause = new TypeError('Failed to fetch')
    const { client } = clientWith(() => Promise.reject(cause))
    expect(await rejectionOf(client.call(getMe))).toMatchObject({ name: 'NetworkError', cause })
  })

  it.each([
    ['an error response', () => Response.error()],
    [
      'a body that breaks off',
      () => new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) })),
    ],
  ])('is a NetworkError: %s', async (_, respond) => {
    const { client } = clientWith(respond)
    expect(await rejectionOf(client.call(getMe))).toBeInstanceOf(NetworkError)
  })
})

describe('an aborted request', () => {
  // spec 8.11
  it('is not sent if aborted before', async () => {
    const { client, fetch } = clientWith(() => json(ME))
    const error = await rejectionOf(client.call(getMe, { signal: AbortSignal.abort() }))
    expect(error).toBeInstanceOf(AbortedError)
    expect(error).toHaveProperty('message', 'Request aborted')
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['while waiting', () => new Promise<Response>(() => undefined)],
    ['while reading the body', () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }))],
  ])('is an AbortedError %s, and aborts fetch', async (_, respond) => {
    const controller = new AbortController()
    const { client, sent } = clientWith(respond)
    const failure = rejectionOf(client.call(getMe, { signal: controller.signal }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(sent().signal?.aborted).toBe(true)
  })

  it('does not end the session by a 401', async () => {
    const onUnauthorized = vi.fn()
    const controller = new AbortController()
    const { client } = clientWith(
      () => {
        controller.abort()
        return json({}, { status: 401 })
      },
      { onUnauthorized },
    )
    expect(await rejectionOf(client.call(getMe, { signal: controller.signal }))).toBeInstanceOf(AbortedError)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
