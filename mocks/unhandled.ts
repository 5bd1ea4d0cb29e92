import { http, HttpResponse, type HttpHandler } from 'msw'
import { ALL_ENDPOINTS } from '#api/allEndpoints.ts'

/** The first step of every path of the API: 'api', 'login', … */
const ROOTS: ReadonlySet<string | undefined> = new Set(
  Object.values(ALL_ENDPOINTS).map(({ path }) => path.split('/')[1]),
)

/** Whether a request is meant for the API, rather than for a file of the page. `base`: where the page lies. */
export function isApiCall(request: Pick<Request, 'url' | 'destination' | 'mode'>, base = '/'): boolean {
  if (request.mode === 'navigate' || request.destination !== '') return false
  const { pathname } = new URL(request.url)
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)
  return ROOTS.has(below.split('/')[0]) || ROOTS.has(pathname.split('/')[1])
}

/** What a call of the API gets that no handler knows. */
export function notImplemented({ method, url }: Request): Response {
  return HttpResponse.json({ error_msg: `No handler answers ${method} ${new URL(url).pathname}` }, { status: 501 })
}

/** Stands after all others in a page: there MSW only reports an unknown call, and then lets it through to the network. */
export function unknownCall(base: string): HttpHandler {
  return http.all('*', ({ request }) => (isApiCall(request, base) ? notImplemented(request) : undefined))
}
