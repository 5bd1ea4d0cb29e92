// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientConfig } from './clientConfig.ts'
import { uploadCard } from './endpoints/ads.ts'
import { AbortedError, ApiError, NetworkError, UnreadableError } from './errors.ts'
import { failureOf } from './testClient.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** A client of a real server on another origin, which lets this page in. */
async function serving(answer: Answer, config: Partial<ClientConfig> = {}) {
  const started = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'authorization, accept')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
    request.on('end', () => answer(request, response, body))
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  return createClient({ host: `http://127.0.0.1:${port}`, token: () => 'abc', ...config })
}

function material(size = 200_000): FormData {
  const data = new FormData()
  data.append('file', new File(['x'.repeat(size)], 'cover.png', { type: 'image/png' }))
  return data
}

describe('an upload', () => {
  it('sends file, query and token, tells how far it is, and reads the answer', async () => {
    const asked = vi.fn()
    const client = await serving((request, response, body) => {
      asked(
        request.method,
        request.url,
        request.headers.authorization,
        request.headers['content-type'],
        body.includes('filename="cover.png"'),
      )
      response.end('{"card_id": 31}')
    })
    const onProgress = vi.fn()
    expect(await client.upload(uploadCard, { body: material(), query: { entity_id: 9, msg: null }, onProgress })).toBe(
      31,
    )
    const type = expect.stringMatching(/^multipart\/form-data; boundary=/) as string
    expect(asked).toHaveBeenCalledWith('POST', '/api/v1/acc/books/card/upload?entity_id=9', 'Bearer abc', type, true)
    const [loaded, total] = (onProgress.mock.calls.at(-1) ?? []) as [number, number | null]
    expect(loaded).toBeGreaterThan(200_000)
    expect(total).toBe(loaded)
  })

  it.each([401, 422, 500])('that is answered %i is an ApiError', async (status) => {
    const onUnauthorized = vi.fn()
    const client = await serving(
      (_, response) => response.writeHead(status, { 'retry-after': '3' }).end('{"detail": "why"}'),
      { onUnauthorized },
    )
    const error = await failureOf(client.upload(uploadCard, { body: material() }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, body: { detail: 'why' } })
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
  })

  it('that is answered with a page is unreadable', async () => {
    const client = await serving((_, response) => response.end('<!doctype html>'))
    expect(await failureOf(client.upload(uploadCard, { body: material() }))).toBeInstanceOf(UnreadableError)
  })

  it('whose connection breaks is a NetworkError', async () => {
    const client = await serving((request) => request.socket.destroy())
    expect(await failureOf(client.upload(uploadCard, { body: material() }))).toBeInstanceOf(NetworkError)
  })

  it('that cannot even be sent is a NetworkError', async () => {
    const client = createClient({ host: 'http://[', token: () => 'abc' })
    expect(await failureOf(client.upload(uploadCard, { body: material() }))).toBeInstanceOf(NetworkError)
  })

  it('that is cancelled is an AbortedError, and the connection closes', async () => {
    const controller = new AbortController()
    const closed = vi.fn()
    const client = await serving((request) => {
      request.socket.on('close', closed)
      controller.abort()
    })
    expect(await failureOf(client.upload(uploadCard, { body: material(), signal: controller.signal }))).toBeInstanceOf(
      AbortedError,
    )
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  })

  it('that was cancelled before is not sent', async () => {
    const asked = vi.fn()
    const client = await serving(asked)
    expect(
      await failureOf(client.upload(uploadCard, { body: material(), signal: AbortSignal.abort() })),
    ).toBeInstanceOf(AbortedError)
    expect(asked).not.toHaveBeenCalled()
  })
})
