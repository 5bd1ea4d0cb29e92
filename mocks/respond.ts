import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import type { MswApi } from 'msw-storybook-addon/types'
import { ENDPOINT_LIST, isFaultId, type FaultId } from './faults.ts'
import { pathPattern, type Called } from './handlers/handle.ts'
import { invalid } from './handlers/refusal.ts'
import { problemOf } from './invalidAnswers.ts'

/*
 * Other answers than the world's own, for stories, tests and the faults toolbar. Each is a handler that stands before
 * the usual one of its endpoint: `beforeEach: answers(fails(queryEntity, 500))`.
 */

/** Answers with this body: JSON, or 204 for undefined. */
export function returns(endpoint: Called, body: JsonBodyType): HttpHandler {
  return on(endpoint, () => (body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body)))
}

/** Fails with a status and, unless told otherwise, the body that the server has for it. */
export function fails(
  endpoint: Called,
  status: number,
  body?: JsonBodyType,
  headers?: Record<string, string>,
): HttpHandler {
  return on(endpoint, () => failure(endpoint, status, body, headers))
}

/** Fails `times` times, then answers as usual. */
export function failsTimes(endpoint: Called, status: number, times: number, body?: JsonBodyType): HttpHandler {
  return atMost(times, endpoint, () => failure(endpoint, status, body))
}

/** Answers `first` times as usual, then fails `times` times: a page in the middle of a list. */
export function failsLater(endpoint: Called, status: number, first: number, times = Infinity): HttpHandler {
  return atMost(times, endpoint, () => failure(endpoint, status), first)
}

/** No answer comes: the network fails. */
export function breaks(endpoint: Called): HttpHandler {
  return on(endpoint, () => HttpResponse.error())
}

/** The network fails `times` times, then all is as usual. */
export function breaksTimes(endpoint: Called, times: number): HttpHandler {
  return atMost(times, endpoint, () => HttpResponse.error())
}

/** 200 with a page of HTML where JSON was due. */
export function garbles(endpoint: Called): HttpHandler {
  return on(endpoint, () => HttpResponse.html('<!doctype html><title>Welcome</title><p>Please accept our cookies.</p>'))
}

/** Never answers. */
export function stalls(endpoint: Called): HttpHandler {
  return on(endpoint, () => new Promise<never>(() => undefined))
}

/** Answers `first` times as usual, then never. */
export function stallsLater(endpoint: Called, first: number): HttpHandler {
  return atMost(Infinity, endpoint, () => new Promise<never>(() => undefined), first)
}

/** Waits, then answers as usual. */
export function slows(endpoint: Called, ms: number): HttpHandler {
  return on(endpoint, after(ms))
}

/** A story's `beforeEach`: puts handlers before the world's. */
export function answers(...handlers: HttpHandler[]) {
  return ({ msw }: { msw: Pick<MswApi, 'use'> }): void => {
    msw.use(...handlers)
  }
}

/** One endpoint with one of FAULTS, both by their ids; null for an id that is not known. `times`: how often, else always; `first`: so many calls pass before. */
export function faultHandler(endpointId: string, fault: string, times = Infinity, first = 0): HttpHandler | null {
  const endpoint = ENDPOINT_LIST.find(({ id }) => id === endpointId)
  if (endpoint === undefined || !isFaultId(fault)) return null
  return atMost(times, endpoint, isStatus(fault) ? () => failure(endpoint, Number(fault)) : OTHERS[fault], first)
}

type Resolver = () => Response | undefined | Promise<Response | undefined>

const after =
  (ms: number): Resolver =>
  async () => {
    await delay(ms)
    return undefined
  }

/** Faults that are a status are called by it. */
type StatusFault = FaultId & `${number}`

const isStatus = (fault: FaultId): fault is StatusFault => /^\d+$/.test(fault)

const OTHERS: Readonly<Record<Exclude<FaultId, StatusFault>, Resolver>> = {
  network: () => HttpResponse.error(),
  unreadable: () => HttpResponse.html('<!doctype html><title>Welcome</title><p>Please accept our cookies.</p>'),
  slow3: after(3000),
  slow30: after(30_000),
  never: () => new Promise<never>(() => undefined),
}

const BODIES: Readonly<Record<number, JsonBodyType>> = {
  400: { error_msg: 'The request could not be read.' },
  401: { detail: 'Not authenticated' },
  404: { detail: 'Not found' },
  429: { detail: 'Too many requests' },
  500: { error_msg: 'Something broke on our side.' },
  503: { detail: 'The server is busy.' },
}

const BAD_GATEWAY =
  '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>'

function failure(endpoint: Called, code: number, body?: JsonBodyType, headers: Record<string, string> = {}): Response {
  if (code === 502 && body === undefined) return HttpResponse.html(BAD_GATEWAY, { status: code, headers })
  return HttpResponse.json(body ?? bodyOf(endpoint, code), { status: code, headers })
}

function bodyOf(endpoint: Called, code: number): JsonBodyType {
  // A visitor has no role.
  if (code === 403) return { detail: endpoint.open ? 'Not permitted' : 'Your role does not include this.' }
  if (code === 422) return invalid(problemOf(endpoint)).body
  return BODIES[code] ?? { error_msg: `The server answered with ${code}.` }
}

function on(endpoint: Called, resolver: Resolver): HttpHandler {
  return (endpoint.method === 'GET' ? http.get : http.post)(pathPattern(endpoint), resolver)
}

/** A handler that lets the usual one answer after so many calls, and before it the first ones. */
function atMost(times: number, endpoint: Called, resolver: Resolver, first = 0): HttpHandler {
  let [before, left] = [first, times]
  return on(endpoint, () => (before-- > 0 ? undefined : left-- > 0 ? resolver() : undefined))
}
