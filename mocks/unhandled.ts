import * as endpoints from '#api/endpoints.ts'

/** The first step of every path of the API: 'api', 'login', … */
const ROOTS: ReadonlySet<string | undefined> = new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1]))

/** Whether a request that no handler answered was meant for the API, rather than for a file of the page. `base`: where the page lies. */
export function isApiCall(request: Pick<Request, 'url' | 'destination' | 'mode'>, base = '/'): boolean {
  if (request.mode === 'navigate' || request.destination !== '') return false
  const { pathname } = new URL(request.url)
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)
  return ROOTS.has(below.split('/')[0]) || ROOTS.has(pathname.split('/')[1])
}
