import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import fc from 'fast-check'
import { ALL_ENDPOINTS } from '#api/testing/allEndpoints.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { CALL_STATUSES } from '#mocks/faults.ts'

/** The ways in which a call goes wrong. */
export const CHAOS_FAULTS = [
  ...CALL_STATUSES.map((status) => `${status}` as const),
  '418',
  'network',
  'unreadable',
  'malformed',
  'slow',
  'never',
] as const

export type ChaosFault = (typeof CHAOS_FAULTS)[number]

/** An endpoint of a page that fails until it is lifted. */
export interface Fault {
  /** Lets all calls through from now on, and answers those that were held back by 'slow'. */
  lift: () => Promise<void>
}

const API = process.env.API_URL ?? 'http://127.0.0.1:4000'

/**
 * Makes an endpoint fail in one page alone.
 * @param name of the combination: it decides what is malformed
 */
export async function injectFault(page: Page, endpointId: string, fault: ChaosFault, name: string): Promise<Fault> {
  const seed = createHash('md5').update(name).digest().readInt32BE()
  const endpoint = ALL_ENDPOINTS[endpointId]
  if (endpoint === undefined) throw new Error(`No endpoint ${endpointId}`)
  const pattern = patternOf(endpoint)
  let isLifted = false
  const held: Route[] = []
  await page.route(
    (url) => url.origin === API && pattern.test(url.pathname),
    async (route) => {
      const isCall = route.request().method() === endpoint.method
      if (isLifted || !isCall) return route.continue()
      if (fault === 'slow') return void held.push(route)
      if (fault === 'never') return
      return fail(route, fault, seed)
    },
  )
  return {
    lift: async () => {
      isLifted = true
      for (const route of held.splice(0)) await route.continue().catch(() => undefined)
    },
  }
}

/** The ids of the endpoints that a page calls from now on. */
export function recordCalls(page: Page): ReadonlySet<string> {
  const called = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== API) return
    for (const endpoint of Object.values(ALL_ENDPOINTS))
      if (endpoint.method === request.method() && patternOf(endpoint).test(pathname)) called.add(endpoint.id)
  })
  return called
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

async function fail(route: Route, fault: Exclude<ChaosFault, 'slow' | 'never'>, seed: number): Promise<void> {
  if (fault === 'network') return route.abort('connectionrefused')
  const headers = corsHeaders(route)
  if (fault === 'unreadable')
    return route.fulfill({ headers, contentType: 'application/json', body: '{"total": 1, "ro' })
  if (fault === 'malformed') {
    const body: unknown = await (await route.fetch()).json().catch(() => ({}))
    return route.fulfill({ headers, json: malformed(body, seed) })
  }
  const status = Number(fault)
  if (status === 502)
    return route.fulfill({ status, headers, contentType: 'text/html', body: '<html><h1>Bad gateway</h1></html>' })
  const detail = status === 422 ? [{ loc: ['body', 'limit'], msg: 'value is not a valid integer' }] : 'No luck'
  return route.fulfill({ status, headers: { ...headers, 'retry-after': '2' }, json: { detail } })
}

function corsHeaders(route: Route): Record<string, string> {
  return {
    'access-control-allow-origin': route.request().headers().origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after, content-disposition',
  }
}

/** A body of the same outer type in which some values are missing, null, of another type, very deep or very long. */
function malformed(body: unknown, seed: number): unknown {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
  const wrong = fc.constantFrom<unknown>(null, 42, -0.5, '', 'x'.repeat(100_000), true, [], {}, [null], deep(200))
  const gone = Symbol('gone')
  const change = (value: unknown, next: () => number, at: number): unknown => {
    if (at > 0 && next() % 5 === 0) return next() % 3 === 0 ? gone : pick(wrong, next())
    if (Array.isArray(value)) return value.map((each) => change(each, next, at + 1)).filter((each) => each !== gone)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, each]) => [key, change(each, next, at + 1)] as const)
        .filter(([, each]) => each !== gone),
    )
  }
  const numbers = fc.sample(fc.nat(), { seed, numRuns: 5000 })
  let used = 0
  return change(body, () => numbers[used++ % numbers.length] ?? 0, 0)
}

function pick<T>(from: fc.Arbitrary<T>, seed: number): T | undefined {
  return fc.sample(from, { seed, numRuns: 1 })[0]
}
