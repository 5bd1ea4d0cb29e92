import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer, type RunningServer } from './server.ts'
import { TEST_USERS, tokenFor } from './testUsers.ts'
import { setToday, WORLD_TODAY } from './world/clock.ts'

let server: RunningServer
const origin = 'http://localhost:5173'

beforeAll(async () => {
  server = await startServer({
    port: 0,
    today: WORLD_TODAY,
    overrides: [
      http.get(
        '*/cookies',
        () =>
          new HttpResponse(null, {
            headers: [
              ['set-cookie', 'a=1; Path=/'],
              ['set-cookie', 'b=2; Path=/'],
            ],
          }),
      ),
      http.get('*/throws', () => {
        throw new Error('Thrown by a handler')
      }),
    ],
  })
})
afterAll(async () => {
  await server.close()
  setToday(WORLD_TODAY)
})
afterEach(async () => {
  await control('POST', 'reset')
})

const send = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {
    ...init,
    headers: {
      origin,
      authorization: `Bearer ${tokenFor(TEST_USERS.customer)}`,
      ...(init.headers as Record<string, string> | undefined),
    },
  })
const control = (method: string, path: string, body?: unknown) =>
  fetch(`${server.url}/__mock/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })

describe('the HTTP host', () => {
  it('answers like the handlers, with CORS headers for the origin', async () => {
    const response = await send('/api/v1/me/')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ name_first: 'Imogen' })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('access-control-expose-headers')).toMatch(/content-disposition, date, retry-after/)
    expect(response.headers.get('vary')).toBe('Origin')
  })

  it('links to pictures and videos as files, and serves them', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const ads = await (
      await send('/api/v1/acc/books/query/elad', {
        method: 'POST',
        body: JSON.stringify({ limit: 50 }),
        headers: { 'content-type': 'application/json' },
      })
    ).text()
    expect(ads).not.toContain('data:')
    const address = /"(http[^"]+\/files\/[0-9a-f]{16}\.svg)"/.exec(ads)?.[1] ?? ''
    const picture = await fetch(address, { headers: { origin } })
    expect([
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('access-control-allow-origin'),
    ]).toEqual([200, 'image/svg+xml', origin])
    expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s)
    expect((await send('/files/0000000000000000.svg')).status).toBe(501)
    log.mockRestore()
  })

  it('answers a preflight', async () => {
    const response = await send('/api/v1/acc/books/query/entity', {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
  })

  it('has CORS headers on errors too, so that a page can read them', async () => {
    const response = await send('/api/v1/me/', { headers: { authorization: 'Bearer x' } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([401, origin])
  })

  it('answers 501 to calls without a handler', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await send('/api/v1/me/wishes')
    expect(response.status).toBe(501)
    expect(await response.json()).toEqual({ error_msg: 'No handler answers GET /api/v1/me/wishes' })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('accepts uploads and serves files', async () => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(100_000)], 'cover.png'))
    expect(await (await send('/api/v1/acc/books/card/upload?entity_id=101', { method: 'POST', body })).json()).toEqual({
      card_id: 5001,
    })
    const file = await send('/api/v1/acc/books/elad/10101/download')
    expect(file.headers.get('content-disposition')).toContain('filename*=UTF-8')
    expect((await file.arrayBuffer()).byteLength).toBe(Number(file.headers.get('content-length')))
  })

  it('sends several cookies separately', async () => {
    expect((await send('/cookies')).headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  })

  it('keeps running after an invalid body and after a handler that throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await send('/throws')).status).toBe(500)
    log.mockRestore()
    expect((await send('/api/v1/acc/books/query/entity', { method: 'POST', body: '{' })).status).toBe(422)
    expect((await send('/api/v1/me/')).status).toBe(200)
  })
})

describe('control requests', () => {
  it('make an endpoint fail until the fault is removed', async () => {
    expect((await control('POST', 'fault', { endpoint: 'getMe', fault: '503' })).status).toBe(204)
    expect([
      (await send('/api/v1/me/')).status,
      (await send('/api/v1/me/')).status,
      (await send('/api/v1/me/accounts')).status,
    ]).toEqual([503, 503, 200])
    await control('DELETE', 'fault')
    expect((await send('/api/v1/me/')).status).toBe(200)
  })

  it('make an endpoint fail a number of times', async () => {
    await control('POST', 'fault', { endpoint: 'getMe', fault: '502', times: 1 })
    const [first, second] = [await send('/api/v1/me/'), await send('/api/v1/me/')]
    expect([first.status, first.headers.get('content-type'), second.status]).toEqual([502, 'text/html', 200])
  })

  it('drop the connection for a network error', async () => {
    await control('POST', 'fault', { endpoint: 'getMe', fault: 'network', times: 1 })
    await expect(send('/api/v1/me/')).rejects.toThrow('fetch failed')
    expect((await send('/api/v1/me/')).status).toBe(200)
  })

  it('refuse unknown endpoints and faults', async () => {
    for (const body of [{ endpoint: 'getMe', fault: 'flood' }, { endpoint: 'nothing', fault: '500' }, {}])
      expect((await control('POST', 'fault', body)).status).toBe(400)
  })

  it('list the logged errors and reset everything', async () => {
    await send('/api/v1/me/log_error', { method: 'POST', body: JSON.stringify({ error: 'TypeError: x' }) })
    expect(await (await control('GET', 'errors')).json()).toEqual(['TypeError: x'])
    await control('POST', 'fault', { endpoint: 'getMe', fault: '500' })
    await control('POST', 'reset')
    expect(await (await control('GET', 'errors')).json()).toEqual([])
    expect((await send('/api/v1/me/')).status).toBe(200)
  })
})
