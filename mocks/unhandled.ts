import { http, HttpResponse, type HttpHandler } from 'msw'
import { ALL_ENDPOINTS } from '#api/testing/allEndpoints.ts'

/** The first path segments of the API: 'api', 'login', … */
const ROOTS: ReadonlySet<string | undefined> = new Set(
  Object.values(ALL_ENDPOINTS).map(({ path }) => path.split('/')[1]),
)

/** Whether a request is for the API rather than for a file of the page. `base`: the page's base path. */
export function isApiCall(request: Pick<Request, 'url' | 'destination' | 'mode'>, base = '/'): boolean {
  if (request.mode === 'navigate' || request.destination !== '') return false
  const { pathname } = new URL(request.url)
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)
  return ROOTS.has(path.split('/')[0]) || ROOTS.has(pathname.split('/')[1])
}

/** The answer to an API call without a handler. */
export function notImplemented({ method, url }: Request): Response {
  return HttpResponse.json({ error_msg: `No handler answers ${method} ${new URL(url).pathname}` }, { status: 501 })
}

/** The last handler in a page. Without it, MSW would only log an unhandled API call and pass it on to the network. */
export function rejectUnhandledCalls(base: string): HttpHandler {
  return http.all('*', ({ request }) => (isApiCall(request, base) ? notImplemented(request) : undefined))
}
