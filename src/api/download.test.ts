import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientConfig } from './clientConfig.ts'
import { downloadElad } from './endpoints/ads.ts'
import { AbortedError, ApiError, DownloadError, NetworkError, UnreadableError } from './errors.ts'
import { failureOf } from './testClient.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A client of a real server that answers like this. */
async function serving(listener: RequestListener, config: Partial<ClientConfig> = {}) {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  return createClient({ host: `http://127.0.0.1:${port}`, token: () => 'abc', ...config })
}

const FILE = Buffer.alloc(300_000, 7)
const OPTIONS = { path: { elad_id: 12 }, fallbackName: 'ad-12' }

describe('a download', () => {
  it('asks with the token, gives the file, its type and its name, and tells how far it is', async () => {
    const asked = vi.fn()
    const client = await serving((request, response) => {
      asked(request.method, request.url, request.headers.authorization)
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-length': FILE.length,
          'content-disposition': 'attachment; filename="tide.png"',
        })
        .end(FILE)
    })
    const onProgress = vi.fn()
    const { blob, name } = await client.download(downloadElad, { ...OPTIONS, onProgress })
    expect(asked).toHaveBeenCalledWith('GET', '/api/v1/acc/books/elad/12/download', 'Bearer abc')
    expect(name).toBe('tide.png')
    expect(blob.type).toBe('image/png')
    expect(Buffer.from(await blob.arrayBuffer()).equals(FILE)).toBe(true)
    const steps = onProgress.mock.calls as [number, number | null][]
    expect(steps.at(-1)).toEqual([FILE.length, FILE.length])
    expect(steps.every(([loaded], index) => loaded > (steps[index - 1]?.[0] ?? 0))).toBe(true)
  })

  it('knows no total where the server tells none, and takes the fallback for a name', async () => {
    const client = await serving((_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(FILE))
    const onProgress = vi.fn()
    const { name } = await client.download(downloadElad, { ...OPTIONS, onProgress })
    expect(name).toBe('ad-12')
    expect(onProgress).toHaveBeenLastCalledWith(FILE.length, null)
  })

  it('may be an empty file', async () => {
    const client = await serving((_, response) => response.writeHead(200, { 'content-length': 0 }).end())
    expect((await client.download(downloadElad, OPTIONS)).blob.size).toBe(0)
  })

  it('may be HTML where it comes as a file', async () => {
    const client = await serving((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-disposition': 'attachment; filename=banner.html' })
        .end('<p>'),
    )
    expect((await client.download(downloadElad, OPTIONS)).name).toBe('banner.html')
  })
})

describe('a failed download', () => {
  it.each([401, 403, 404, 500])('says so, its cause being the %i', async (status) => {
    const onUnauthorized = vi.fn()
    const client = await serving((_, response) => response.writeHead(status).end('{"detail":"why"}'), {
      onUnauthorized,
    })
    const error = await failureOf(client.download(downloadElad, OPTIONS))
    expect(error).toBeInstanceOf(DownloadError)
    expect(error).toMatchObject({ message: 'Download failed', cause: { status, body: { detail: 'why' } } })
    expect((error as Error).cause).toBeInstanceOf(ApiError)
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
  })

  it.each<[string, RequestListener]>([
    ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')],
    ['nothing', (_, response) => response.writeHead(204).end()],
  ])('is one that brings %s', async (_, listener) => {
    const client = await serving(listener)
    expect(((await failureOf(client.download(downloadElad, OPTIONS))) as Error).cause).toBeInstanceOf(UnreadableError)
  })

  it.each<[string, RequestListener]>([
    ['before the answer', (request) => request.socket.destroy()],
    [
      'in the middle',
      (_, response) =>
        response
          .writeHead(200, { 'content-length': FILE.length })
          .write(FILE.subarray(0, 1000), () => response.destroy()),
    ],
  ])('is one whose connection breaks %s', async (_, listener) => {
    const client = await serving(listener)
    const error = await failureOf(client.download(downloadElad, OPTIONS))
    expect(error).toBeInstanceOf(DownloadError)
    expect((error as Error).cause).toBeInstanceOf(NetworkError)
  })

  it('is none where it was cancelled: the server sees the connection close', async () => {
    const closed = vi.fn()
    const client = await serving((_, response) => {
      response.on('close', closed)
      response.writeHead(200, { 'content-length': FILE.length }).write(FILE.subarray(0, 1000))
    })
    const controller = new AbortController()
    const onProgress = () => controller.abort()
    expect(
      await failureOf(client.download(downloadElad, { ...OPTIONS, onProgress, signal: controller.signal })),
    ).toBeInstanceOf(AbortedError)
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  })
})
