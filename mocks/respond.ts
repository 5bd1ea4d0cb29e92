import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import type { MswApi } from 'msw-storybook-addon/types'
import type { Endpoint } from '#api/endpoint.ts'
import type { VendorReportWire } from '#api/schemas/reports.ts'
import { ENDPOINT_LIST, isFaultId, PROXY_TITLES, type FaultId } from './faults.ts'
import { pathPattern, type HandledEndpoint } from './handlers/handle.ts'
import { validationError } from './handlers/httpError.ts'
import { neverAnswers } from './stalledRequests.ts'
import { validationErrorOf } from './validationErrorOf.ts'
import { noMetrics } from './world/figures.ts'

/*
 * Handlers that override the default answer of an endpoint, for stories, tests and the faults toolbar:
 * `beforeEach: withHandlers(fails(queryEntity, 500))`.
 */

/** An endpoint of `src/api/endpoints`, with the reader of its answers. */
type AnsweringEndpoint = HandledEndpoint & Pick<Endpoint, 'response'>

/** Answers with a JSON body, or with 204 for undefined. Throws for one that the API would not give. */
export function returns(endpoint: AnsweringEndpoint, body: JsonBodyType): HttpHandler {
  checkAnswer(endpoint, body)
  return returnsWrong(endpoint, body)
}

/** Like `returns`, on purpose with a body that breaks the contract. */
export function returnsWrong(endpoint: HandledEndpoint, body: JsonBodyType): HttpHandler {
  return override(endpoint, () =>
    body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body),
  )
}

function checkAnswer({ id, response }: AnsweringEndpoint, body: JsonBodyType): void {
  response(body, (problem) => {
    throw new Error(`The mock answer of ${id} breaks the contract: ${problem}`)
  })
}

/** Fails with a status and, by default, the server's own body for it. */
export function fails(
  endpoint: HandledEndpoint,
  status: number,
  body?: JsonBodyType,
  headers?: Record<string, string>,
): HttpHandler {
  return override(endpoint, () => errorResponse(endpoint, status, body, headers))
}

/** Fails `times` times, then gives the default answer. */
export function failsTimes(endpoint: HandledEndpoint, status: number, times: number, body?: JsonBodyType): HttpHandler {
  return overrideTimes(times, endpoint, () => errorResponse(endpoint, status, body))
}

/** What tells the pages of a report apart. */
interface ReportPage {
  day_to: string
  offset: number
}

/** Fails once for one page of a report, in whatever order the pages are asked for. */
export function failsPage(endpoint: HandledEndpoint, status: number, page: ReportPage): HttpHandler {
  return overrideTimes(1, endpoint, () => errorResponse(endpoint, status), {
    counts: async ({ request }) => {
      const { day_to, offset } = await readPage(request)
      return day_to === page.day_to && offset === page.offset
    },
  })
}

/** Never answers. */
export function stalls(endpoint: HandledEndpoint): HttpHandler {
  return override(endpoint, stall)
}

/**
 * Gives a report's first page, and never answers for the others.
 * @param firstPage the default answer, unless given
 */
export function stallsAfterFirstPage(endpoint: AnsweringEndpoint, firstPage?: JsonBodyType): HttpHandler {
  if (firstPage !== undefined) checkAnswer(endpoint, firstPage)
  return override(endpoint, async (call) => {
    if ((await readPage(call.request)).offset > 0) return stall(call)
    return firstPage === undefined ? undefined : HttpResponse.json(firstPage)
  })
}

/**
 * Gives a report by platform of two campaigns of different titles, Google alone.
 * @param clicks by day, the clicks of each campaign; the days outside the period asked for are left out
 */
export function reportsClicks(
  endpoint: HandledEndpoint,
  clicks: Readonly<Record<string, readonly number[]>>,
): HttpHandler {
  return override(endpoint, async ({ request }) => {
    const { day_from, day_to } = (await request.clone().json()) as { day_from: string; day_to: string }
    const rows = Object.entries(clicks).flatMap(([day, counts]): VendorReportWire[] =>
      counts.flatMap((google_clicks, index) =>
        day < day_from || day > day_to
          ? []
          : [{ ...noMetrics(), refkey: TWO_CAMPAIGNS[index] ?? 0, day, google_clicks }],
      ),
    )
    return HttpResponse.json({ total: rows.length, rows })
  })
}

/** Campaigns of two titles of the demo account, on Google. */
const TWO_CAMPAIGNS = [101011, 102011]

/** Waits, then gives the default answer. */
export function delays(endpoint: HandledEndpoint, ms: number): HttpHandler {
  return override(endpoint, delayBy(ms))
}

/** A story's `beforeEach` that puts handlers before the default ones. */
export function withHandlers(...handlers: HttpHandler[]) {
  return ({ msw }: { msw: Pick<MswApi, 'use'> }): void => {
    // Stories of one page, and one story shown again, share their handlers.
    for (const handler of handlers) restarts.get(handler)?.()
    msw.use(...handlers)
  }
}

/** Lets handlers that count calls start again. */
const restarts = new WeakMap<HttpHandler, () => void>()

/**
 * Gives an endpoint one of FAULTS.
 * @param times how often it fails
 * @param after how many calls pass first
 */
export const hasFault = (endpoint: HandledEndpoint, fault: FaultId, times = Infinity, after = 0): HttpHandler =>
  overrideTimes(times, endpoint, isStatus(fault) ? () => errorResponse(endpoint, Number(fault)) : OTHER_FAULTS[fault], {
    passes: after,
  })

/** Like `hasFault`, of an endpoint and a fault by their ids; null for an unknown one. */
export function faultHandler(endpointId: string, fault: string, times?: number, after?: number): HttpHandler | null {
  const endpoint = ENDPOINT_LIST.find(({ id }) => id === endpointId)
  return endpoint === undefined || !isFaultId(fault) ? null : hasFault(endpoint, fault, times, after)
}

const readPage = (request: Request) => request.clone().json() as Promise<ReportPage>

type Resolver = (call: { request: Request }) => Response | undefined | Promise<Response | undefined>

const stall: Resolver = ({ request }) => {
  neverAnswers(request)
  return new Promise<never>(() => undefined)
}

/** A request delayed by this much counts as one that is never answered. */
const LONG_DELAY_MS = 10_000

const delayBy =
  (ms: number): Resolver =>
  async ({ request }) => {
    if (ms >= LONG_DELAY_MS) neverAnswers(request)
    await delay(ms)
    return undefined
  }

/** The faults that are a status have it as their id. */
type StatusFault = FaultId & `${number}`

const isStatus = (fault: FaultId): fault is StatusFault => /^\d+$/.test(fault)

const OTHER_FAULTS: Readonly<Record<Exclude<FaultId, StatusFault>, Resolver>> = {
  network: () => HttpResponse.error(),
  unreadable: () => HttpResponse.html('<!doctype html><title>Welcome</title><p>Please accept our cookies.</p>'),
  slow3: delayBy(3000),
  slow20: delayBy(20_000),
  never: stall,
}

const ERROR_BODIES: Readonly<Record<number, JsonBodyType>> = {
  400: { error_msg: 'The request could not be read.' },
  401: { detail: 'Not authenticated' },
  404: { detail: 'Not found' },
  429: { detail: 'Too many requests' },
  500: { error_msg: 'Something broke on our side.' },
  503: { detail: 'The server is busy.' },
}

const proxyPage = (title: string) =>
  `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr><center>nginx</center></body></html>`

function errorResponse(
  endpoint: HandledEndpoint,
  code: number,
  body?: JsonBodyType,
  headers: Record<string, string> = {},
): Response {
  const proxyTitle = body === undefined ? PROXY_TITLES[code] : undefined
  if (proxyTitle !== undefined) return HttpResponse.html(proxyPage(proxyTitle), { status: code, headers })
  return HttpResponse.json(body ?? errorBody(endpoint, code), { status: code, headers })
}

function errorBody(endpoint: HandledEndpoint, code: number): JsonBodyType {
  // Without a session there is no role.
  if (code === 403) return { detail: endpoint.isPublic ? 'Not permitted' : 'Your role does not include this.' }
  if (code === 422) return validationError(validationErrorOf(endpoint)).body
  return ERROR_BODIES[code] ?? { error_msg: `The server answered with ${code}.` }
}

function override(endpoint: HandledEndpoint, resolver: Resolver): HttpHandler {
  return (endpoint.method === 'GET' ? http.get : http.post)(pathPattern(endpoint), resolver)
}

interface CountOptions {
  /** How many calls pass first. */
  passes?: number
  /** The calls that are counted. All, unless given. */
  counts?: (call: { request: Request }) => Promise<boolean>
}

/** A handler for `times` calls; all others get the default answer. */
function overrideTimes(
  times: number,
  endpoint: HandledEndpoint,
  resolver: Resolver,
  { passes = 0, counts }: CountOptions = {},
): HttpHandler {
  let calls = 0
  const handler = override(endpoint, async (call) => {
    if (counts !== undefined && !(await counts(call))) return undefined
    calls += 1
    return calls > passes && calls <= passes + times ? resolver(call) : undefined
  })
  restarts.set(handler, () => {
    calls = 0
  })
  return handler
}
