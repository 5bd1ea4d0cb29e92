import type { AnyOptions, CallOptions, OptionsArgument } from './callOptions.ts'
import type { ClientConfig } from './clientConfig.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError } from './errors.ts'
import { receive, send, parseResponse, notifyUnauthorized, type ClientContext } from './exchange.ts'
import { withIdleLimit } from './idleLimit.ts'
import type { ReportProblem } from './read.ts'
import { redact } from './redact.ts'

/**
 * The API client, through which every request of the app goes. Its methods throw nothing but a CallError: a
 * TimeoutError once 30 s pass without a byte, or 120 s for an endpoint with a time limit.
 */
export interface Client {
  /** Calls an endpoint and parses its response. */
  call: <P extends string, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    ...options: OptionsArgument<CallOptions<P, Q, B>>
  ) => Promise<A>
  /** Runs a download or an upload like a call. They have files of their own, download.ts and upload.ts, as few pages need them. */
  transfer: <T>(endpoint: Endpoint, work: (exchange: ClientContext) => Promise<T>) => Promise<T>
}

/** Creates a client. It stores no session: the token is read from the config for each request. */
export function createClient(config: ClientConfig): Client {
  const exchange: ClientContext = { config, reportProblem: reportOnce(config.onProblem) }
  const run = async <T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> => {
    const isAllowed = endpoint.isPublic ? undefined : config.beforeCall?.(endpoint)
    if (isAllowed !== undefined && !(await isAllowed)) throw new AbortedError()
    try {
      return await work()
    } catch (error) {
      if (endpoint.hasSideEffect || endpoint.isFile) config.onFailedChange?.(error, endpoint)
      throw error
    }
  }
  const client = {
    call: (endpoint: Endpoint, options: AnyOptions = {}) => run(endpoint, () => call(exchange, endpoint, options)),
    transfer: <T>(endpoint: Endpoint, work: (of: ClientContext) => Promise<T>) => run(endpoint, () => work(exchange)),
  }
  // Typed per endpoint for callers, while the implementation is the same for all endpoints.
  return client as Client
}

function call<A>(
  exchange: ClientContext,
  endpoint: Endpoint<string, unknown, unknown, A>,
  options: AnyOptions,
): Promise<A> {
  const limits = { signal: options.signal, waits: exchange.config.waits, endpoint }
  return withIdleLimit(limits, async (signal, onByte) => {
    const { request, response } = await send(exchange, endpoint, { ...options, signal })
    const rawResponse = await receive(response, onByte)
    if (!signal.aborted) notifyUnauthorized(exchange, endpoint, request, rawResponse.status)
    return parseResponse(exchange, endpoint, request, rawResponse)
  })
}

/** Reports stop here: with this many problems, the server has a different contract altogether. */
const MAX_PROBLEMS = 200

/** For the developers of the API. */
function logProblem(problem: string): void {
  // eslint-disable-next-line no-console -- the one place where contract problems are logged
  console.warn(`API: ${redact(problem)}`)
}

/** Reports each distinct text once. */
function reportOnce(report: ReportProblem = logProblem): ReportProblem {
  const reported = new Set<string>()
  return (problem) => {
    if (reported.has(problem) || reported.size >= MAX_PROBLEMS) return
    reported.add(problem)
    report(problem)
  }
}
