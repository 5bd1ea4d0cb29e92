import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { getResponse, type HttpHandler } from 'msw'
import { control } from './control.ts'
import { handlers } from './handlers/handlers.ts'
import { notImplemented } from './unhandled.ts'
import { setToday } from './world/clock.ts'
import { WorldFiles } from './worldFiles.ts'

export interface ServerOptions {
  /** 0 takes any free port. */
  port?: number
  /** The world's today; null or nothing: the real one, or MOCK_TODAY. */
  today?: string | null
  /** Handlers that stand before the world's own. */
  before?: readonly HttpHandler[]
}

export interface RunningServer {
  url: string
  port: number
  close: () => Promise<void>
}

const BODY_LIMIT = 60 * 1024 * 1024
const EXPOSED = 'content-disposition, retry-after, content-length'

/**
 * The mock API over real HTTP: the same handlers on node:http, with CORS for any origin, artwork as files (worldFiles.ts) and
 * a control path for tests (control.ts). A call that no handler knows is answered 501.
 */
export async function startServer({
  port = 4000,
  today = process.env.MOCK_TODAY ?? null,
  before = [],
}: ServerOptions = {}): Promise<RunningServer> {
  setToday(today)
  const faults: HttpHandler[] = []
  const files = new WorldFiles()
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, { faults, before, files }).catch((error: unknown) => {
      console.error(error)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500, cors(incoming)).end()
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://localhost:${taken}`, port: taken, close: () => close(server) }
}

interface Host {
  faults: HttpHandler[]
  before: readonly HttpHandler[]
  files: WorldFiles
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { faults, before, files }: Host,
): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing
      .writeHead(204, {
        ...cors(incoming),
        'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
        'access-control-max-age': '600',
        'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
      })
      .end()
    return
  }
  const request = await requestFrom(incoming)
  const { pathname, origin } = new URL(request.url)
  const response =
    (await control(request, faults)) ??
    files.answer(pathname) ??
    (await getResponse([...faults, ...before, ...handlers], request)) ??
    notImplemented(request)
  if (response.status === 501) console.error(`No handler answers ${request.method} ${request.url}`)
  // HttpResponse.error(): the connection goes, as it does when the network fails.
  if (response.type === 'error') incoming.socket.destroy()
  else await send(response, incoming, outgoing, (json) => files.named(json, origin))
}

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  named: (json: string) => string,
): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const body = isJson ? Buffer.from(named(await response.text())) : Buffer.from(await response.arrayBuffer())
  const cookies = response.headers.getSetCookie()
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  if (response.statusText !== '') outgoing.statusMessage = response.statusText
  outgoing
    .writeHead(response.status, {
      ...headers,
      ...cors(incoming),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
      ...(response.status !== 204 && { 'content-length': body.length }),
    })
    .end(body)
}

/** Credentials are sent, so the origin is named rather than '*'. */
function cors({ headers: { origin } }: IncomingMessage): Record<string, string> {
  return origin === undefined
    ? {}
    : {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': EXPOSED,
        vary: 'Origin',
      }
}

async function requestFrom(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) throw new RangeError('The body is too large')
    chunks.push(chunk)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
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
