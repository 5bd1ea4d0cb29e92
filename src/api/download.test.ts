import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientConfig } from './clientConfig.ts'
import { isOffline } from './connection.ts'
import { download } from './download.ts'
import { downloadElad } from './endpoints/ads.ts'
import { AbortedError, ApiError, DownloadError, NetworkError, UnreadableError } from './errors.ts'
import { rejectionOf } from './testing/testClient.ts'

let server: Server | undefined
afterEach(() => {
  vi.unstubAllGlobals()
  server?.closeAllConnections()
  server?.close()
})

/** A client of a real server with this listener. */
async function startServer(listener: RequestListener, config: Partial<ClientConfig> = {}) {
  const httpServer = createServer(listener)
  server = httpServer
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve))
  const { port } = httpServer.address() as AddressInfo
  return createClient({ host: `http://127.0.0.1:${port}`, token: () => 'abc', ...config })
}

const FILE = Buffer.alloc(300_000, 7)
const OPTIONS = { path: { elad_id: 12 }, fallbackName: 'ad-12' }

describe('a download', () => {
  // spec 7.25, 7.27
  it('sends the token, returns the file with type and name, and reports progress', async () => {
    const onRequest = vi.fn()
    const client = await startServer((request, response) => {
      onRequest(request.method, request.url, request.headers.authorization)
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-length': FILE.length,
          'content-disposition': 'attachment; filename="tide.png"',
        })
        .end(FILE)
    })
    const onProgress = vi.fn()
    const { blob, name } = await download(client, downloadElad, { ...OPTIONS, onProgress })
    expect(onRequest).toHaveBeenCalledWith('GET', '/api/v1/acc/books/elad/12/download', 'Bearer abc')
    expect(name).toBe('tide.png')
    expect(blob.type).toBe('image/png')
    expect(Buffer.from(await blob.arrayBuffer()).equals(FILE)).toBe(true)
    const steps = onProgress.mock.calls as [number, number | null][]
    expect(steps.at(-1)).toEqual([FILE.length, FILE.length])
    expect(steps.every(([loaded], index) => loaded > (steps[index - 1]?.[0] ?? 0))).toBe(true)
  })

  it('reports no total without a content-length, and uses the fallback name', async () => {
    const client = await startServer((_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(FILE),
    )
    const onProgress = vi.fn()
    const { name } = await download(client, downloadElad, { ...OPTIONS, onProgress })
    expect(name).toBe('ad-12')
    expect(onProgress).toHaveBeenLastCalledWith(FILE.length, null)
  })

  it('may be an empty file, if its length and name are announced', async () => {
    const headers = { 'content-length': 0, 'content-disposition': 'attachment; filename=empty.txt' }
    const client = await startServer((_, response) => response.writeHead(200, headers).end())
    expect((await download(client, downloadElad, OPTIONS)).blob.size).toBe(0)
  })

  it.each([
    ['compressed on the way', { 'content-encoding': 'gzip' }, gzipSync(FILE)],
    ['of JSON', { 'content-disposition': 'attachment; filename=report.json' }, '{"detail":"a column"}'],
    ['of JSON that is no error', { 'content-type': 'application/json' }, '{"rows":[]}'],
    ['of JSON that is a list', {}, '[{"detail":"a column"}]'],
    ['of text', {}, '{"detail": not JSON'],
  ])('may be a file %s', async (_, headers, body) => {
    const client = await startServer((__, response) =>
      response.writeHead(200, { ...headers, 'content-length': body.length }).end(body),
    )
    expect((await download(client, downloadElad, OPTIONS)).blob.size).toBeGreaterThan(0)
  })

  it.each([
    ['of the same length', 300, 'basic', true],
    ['longer than announced', 400, 'basic', true],
    ['shorter than announced', 299, 'basic', false],
    ['shorter than announced, from another origin', 150, 'cors', false],
    // Other origins do not show their content-encoding, which can make a file slightly longer.
    ['slightly shorter than announced, from another origin', 280, 'cors', true],
  ] as const)('may be a file %s', async (_, bytes, type, isWhole) => {
    const answer = new Response(new Uint8Array(bytes), { headers: { 'content-length': '300' } })
    Object.defineProperty(answer, 'type', { value: type })
    const fetch = () => Promise.resolve(answer)
    const result = download(createClient({ host: '', token: () => 'abc', fetch }), downloadElad, OPTIONS)
    if (isWhole) expect((await result).blob.size).toBe(bytes)
    else expect(await rejectionOf(result)).toBeInstanceOf(DownloadError)
  })

  it('may be HTML if sent as an attachment', async () => {
    const client = await startServer((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-disposition': 'attachment; filename=banner.html' })
        .end('<p>'),
    )
    expect((await download(client, downloadElad, OPTIONS)).name).toBe('banner.html')
  })
})

describe('a failed download', () => {
  // spec 8.10
  it.each([401, 403, 404, 500])('is a DownloadError caused by the %i', async (status) => {
    const onUnauthorized = vi.fn()
    const client = await startServer((_, response) => response.writeHead(status).end('{"detail":"why"}'), {
      onUnauthorized,
    })
    const error = await rejectionOf(download(client, downloadElad, OPTIONS))
    expect(error).toBeInstanceOf(DownloadError)
    expect(error).toMatchObject({ message: 'Download failed', cause: { status, body: { detail: 'why' } } })
    expect((error as Error).cause).toBeInstanceOf(ApiError)
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
  })

  it.each<[string, RequestListener]>([
    ['an HTML page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')],
    ['no content', (_, response) => response.writeHead(204).end()],
    ['a part of the file', (_, response) => response.writeHead(206, { 'content-length': 9 }).end('half of i')],
    ['nothing', (_, response) => response.writeHead(200).end()],
    ['a length of 0 without a name', (_, response) => response.writeHead(200, { 'content-length': 0 }).end()],
    [
      'a name without a length and a file',
      (_, response) => response.writeHead(200, { 'content-disposition': 'attachment; filename=empty.txt' }).end(),
    ],
    [
      'an error with 200',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"detail":"not ready"}'),
    ],
    ['an error of another type', (_, response) => response.writeHead(200).end('{"error_msg":"not ready"}')],
    [
      'an error with the name of a picture',
      (_, response) =>
        response
          .writeHead(200, { 'content-disposition': 'attachment; filename="tide.png"' })
          .end(' {"detail":[{"loc":["path"],"msg":"no"}]}'),
    ],
  ])('is a DownloadError for %s', async (_, listener) => {
    const client = await startServer(listener)
    expect(((await rejectionOf(download(client, downloadElad, OPTIONS))) as Error).cause).toBeInstanceOf(
      UnreadableError,
    )
  })

  it.each<[string, RequestListener]>([
    ['before the response', (request) => request.socket.destroy()],
    [
      'in the middle',
      (_, response) =>
        response
          .writeHead(200, { 'content-length': FILE.length })
          .write(FILE.subarray(0, 1000), () => response.destroy()),
    ],
  ])('is a DownloadError if the connection breaks %s', async (_, listener) => {
    const client = await startServer(listener)
    const error = await rejectionOf(download(client, downloadElad, OPTIONS))
    expect(error).toBeInstanceOf(DownloadError)
    expect((error as Error).cause).toBeInstanceOf(NetworkError)
    // Unanswered: what the browser says about the network counts.
    vi.stubGlobal('navigator', { onLine: false })
    expect(isOffline()).toBe(true)
  })

  it('is an AbortedError if cancelled, and closes the connection', async () => {
    const onClose = vi.fn()
    const client = await startServer((_, response) => {
      response.on('close', onClose)
      response.writeHead(200, { 'content-length': FILE.length }).write(FILE.subarray(0, 1000))
    })
    const controller = new AbortController()
    const onProgress = () => controller.abort()
    expect(
      await rejectionOf(download(client, downloadElad, { ...OPTIONS, onProgress, signal: controller.signal })),
    ).toBeInstanceOf(AbortedError)
    await expect.poll(() => onClose).toHaveBeenCalled()
  })
})
