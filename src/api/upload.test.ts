// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientConfig } from './clientConfig.ts'
import { uploadCard } from './endpoints/ads.ts'
import { AbortedError, ApiError, NetworkError, UnreadableError } from './errors.ts'
import { rejectionOf } from './testing/testClient.ts'
import { upload } from './upload.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** A client of a real server on another origin with CORS enabled. */
async function startServer(respond: Respond, config: Partial<ClientConfig> = {}) {
  const httpServer = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'authorization, accept')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
    request.on('end', () => respond(request, response, body))
  })
  server = httpServer
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve))
  const { port } = httpServer.address() as AddressInfo
  return createClient({ host: `http://127.0.0.1:${port}`, token: () => 'abc', ...config })
}

function formData(size = 200_000): FormData {
  const data = new FormData()
  data.append('file', new File(['x'.repeat(size)], 'cover.png', { type: 'image/png' }))
  return data
}

describe('an upload', () => {
  // spec 7.24
  it('sends file, query and token, reports progress and reads the response', async () => {
    const onRequest = vi.fn()
    const client = await startServer((request, response, body) => {
      onRequest(
        request.method,
        request.url,
        request.headers.authorization,
        request.headers['content-type'],
        body.includes('filename="cover.png"'),
      )
      response.end('{"card_id": 31}')
    })
    const onProgress = vi.fn()
    expect(await upload(client, uploadCard, { body: formData(), query: { entity_id: 9, msg: null }, onProgress })).toBe(
      31,
    )
    const type = expect.stringMatching(/^multipart\/form-data; boundary=/) as string
    expect(onRequest).toHaveBeenCalledWith(
      'POST',
      '/api/v1/acc/books/card/upload?entity_id=9',
      'Bearer abc',
      type,
      true,
    )
    const [loaded, total] = (onProgress.mock.calls.at(-1) ?? []) as [number, number | null]
    expect(loaded).toBeGreaterThan(200_000)
    expect(total).toBe(loaded)
  })

  it.each([401, 422, 500])('with status %i is an ApiError', async (status) => {
    const onUnauthorized = vi.fn()
    const client = await startServer(
      (_, response) => response.writeHead(status, { 'retry-after': '3' }).end('{"detail": "why"}'),
      { onUnauthorized },
    )
    const error = await rejectionOf(upload(client, uploadCard, { body: formData() }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, body: { detail: 'why' } })
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
  })

  it('with an HTML page as response is an UnreadableError', async () => {
    const client = await startServer((_, response) => response.end('<!doctype html>'))
    expect(await rejectionOf(upload(client, uploadCard, { body: formData() }))).toBeInstanceOf(UnreadableError)
  })

  it('is a NetworkError if the connection breaks', async () => {
    const client = await startServer((request) => request.socket.destroy())
    expect(await rejectionOf(upload(client, uploadCard, { body: formData() }))).toBeInstanceOf(NetworkError)
  })

  it('is a NetworkError if it cannot be sent', async () => {
    const client = createClient({ host: 'http://[', token: () => 'abc' })
    expect(await rejectionOf(upload(client, uploadCard, { body: formData() }))).toBeInstanceOf(NetworkError)
  })

  it('is an AbortedError if cancelled, and closes the connection', async () => {
    const controller = new AbortController()
    const onClose = vi.fn()
    const client = await startServer((request) => {
      request.socket.on('close', onClose)
      controller.abort()
    })
    expect(
      await rejectionOf(upload(client, uploadCard, { body: formData(), signal: controller.signal })),
    ).toBeInstanceOf(AbortedError)
    await expect.poll(() => onClose).toHaveBeenCalled()
  })

  it('is not sent if cancelled before', async () => {
    const onRequest = vi.fn()
    const client = await startServer(onRequest)
    expect(
      await rejectionOf(upload(client, uploadCard, { body: formData(), signal: AbortSignal.abort() })),
    ).toBeInstanceOf(AbortedError)
    expect(onRequest).not.toHaveBeenCalled()
  })
})
