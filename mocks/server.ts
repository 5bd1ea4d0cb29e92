import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { getResponse, type HttpHandler } from 'msw'
import { handleControlRequest, type ControlledHost } from './control.ts'
import { handlers } from './handlers/handlers.ts'
import { setRefreshTokens } from './handlers/refreshTokens.ts'
import { notImplemented } from './unhandled.ts'
import { setToday } from './world/clock.ts'
import { WorldFiles } from './worldFiles.ts'

export interface ServerOptions {
  /** 0 takes any free port. */
  port?: number
  /** The mock world's today; null: the real date. Default: MOCK_TODAY. */
  today?: string | null
  /** Handlers that take precedence over the default ones. */
  overrides?: readonly HttpHandler[]
}

export interface RunningServer {
  url: string
  port: number
  close: () => Promise<void>
}

const MAX_BODY_BYTES = 60 * 1024 * 1024
const EXPOSED_HEADERS = 'content-disposition, date, retry-after, content-length'

/**
 * Starts the mock API over real HTTP: the same handlers on node:http, with CORS for any origin, artwork as files
 * (worldFiles.ts) and control requests for tests (control.ts). Calls without a handler get 501.
 */
export async function startServer({
  port = 4000,
  today = process.env.MOCK_TODAY ?? null,
  overrides = [],
}: ServerOptions = {}): Promise<RunningServer> {
  setToday(today, process.env.MOCK_WEEKLY === 'true' ? 7 : undefined)
  setRefreshTokens(process.env.MOCK_REFRESH === 'true')
  const host: Host = { faults: [], maxAgeS: 0, overrides, files: new WorldFiles() }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, host).catch((error: unknown) => {
      console.error(error)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500, corsHeaders(incoming)).end()
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  const { port: actualPort } = server.address() as AddressInfo
  return { url: `http://localhost:${actualPort}`, port: actualPort, close: () => close(server) }
}

interface Host extends ControlledHost {
  overrides: readonly HttpHandler[]
  files: WorldFiles
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, host: Host): Promise<void> {
  const { faults, overrides, files } = host
  if (incoming.method === 'OPTIONS') {
    outgoing
      .writeHead(204, {
        ...corsHeaders(incoming),
        'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
        'access-control-max-age': '600',
        'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
      })
      .end()
    return
  }
  const request = await toRequest(incoming)
  const { pathname, origin } = new URL(request.url)
  const response =
    (await handleControlRequest(request, host)) ??
    files.respond(pathname) ??
    (await getResponse([...faults, ...overrides, ...handlers], request)) ??
    notImplemented(request)
  if (response.status === 501) console.error(`No handler answers ${request.method} ${request.url}`)
  // HttpResponse.error(): drop the connection, as in a network failure.
  if (response.type === 'error') incoming.socket.destroy()
  else {
    if (host.maxAgeS > 0) response.headers.set('cache-control', `max-age=${host.maxAgeS}`)
    await send(response, incoming, outgoing, (json) => files.replaceDataUrls(json, origin))
  }
}

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  transformJson: (json: string) => string,
): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const body = isJson ? Buffer.from(transformJson(await response.text())) : Buffer.from(await response.arrayBuffer())
  const cookies = response.headers.getSetCookie()
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  if (response.statusText !== '') outgoing.statusMessage = response.statusText
  outgoing
    .writeHead(response.status, {
      ...headers,
      ...corsHeaders(incoming),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
      ...(response.status !== 204 && { 'content-length': body.length }),
    })
    .end(body)
}

/** Requests carry credentials, so the origin has to be named: '*' is not allowed. */
function corsHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  return origin === undefined
    ? {}
    : {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': EXPOSED_HEADERS,
        vary: 'Origin',
      }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new RangeError('The body is too large')
    chunks.push(chunk)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item)
  }
  const method = incoming.method ?? 'GET'
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  return new Request(url, {
    method,
    headers,
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
  })
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startServer({ port: Number(process.env.PORT ?? 4000) })
  console.log(`The mock API listens on ${url}`)
}
