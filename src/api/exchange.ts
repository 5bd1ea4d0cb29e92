import { isAbort } from './abort.ts'
import type { AnyOptions } from './callOptions.ts'
import type { ClientConfig } from './clientConfig.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError, ApiError, NetworkError, UnreadableError } from './errors.ts'
import { prepareRequest, type PreparedRequest } from './request.ts'
import type { ReportProblem } from './read.ts'

/** What the calls of one client share. */
export interface Exchange {
  config: ClientConfig
  report: ReportProblem
}

/** An answer as fetch and XMLHttpRequest both give it, its body read. */
export interface RawAnswer {
  status: number
  statusText: string
  retryAfter: string | null
  text: string
}

/** Sends a request by fetch; throws NetworkError where no answer comes. */
export async function send(
  { config }: Exchange,
  endpoint: Endpoint,
  options: AnyOptions,
): Promise<{ request: PreparedRequest; response: Response }> {
  const request = prepareRequest(config, endpoint, options)
  const { url, method, headers, body, credentials } = request
  const fetch = config.fetch ?? globalThis.fetch
  const response = await reach(() =>
    fetch(url, {
      method,
      headers,
      body,
      credentials,
      signal: options.signal ?? null,
      ...(endpoint.effect && { cache: 'no-store' }),
    }),
  )
  // Response.error(), the only one without a status.
  if (response.status === 0) throw new NetworkError('No answer')
  return { request, response }
}

/** Reads the body of an answer as text; of a failed one as far as it can be read. */
export async function receive(response: Response): Promise<RawAnswer> {
  const text = await reach(() => response.text()).catch((error: unknown) => {
    if (response.ok || isAbort(error)) throw error
    return ''
  })
  return {
    status: response.status,
    statusText: response.statusText,
    retryAfter: response.headers.get('retry-after'),
    text,
  }
}

/** Turns an answer into what the endpoint promises, or throws ApiError or UnreadableError. */
export function settle<A>(
  exchange: Exchange,
  endpoint: Endpoint<string, unknown, unknown, A>,
  request: PreparedRequest,
  answer: RawAnswer,
): A {
  if (!isSuccess(answer.status)) throw failedAnswer(request, answer)
  const body = answer.text.trim() === '' ? undefined : parseJson(answer.text)
  try {
    return endpoint.answer(body, exchange.report)
  } catch (error) {
    throw error instanceof UnreadableError
      ? error
      : new UnreadableError('The answer could not be read', { cause: error })
  }
}

/** Tells of a 401 that ends the session: not of one for a token that has been replaced since. */
export function tellUnauthorized(
  { config }: Exchange,
  endpoint: Endpoint,
  request: PreparedRequest,
  status: number,
): void {
  if (status === 401 && !endpoint.open && request.token === config.token()) config.onUnauthorized?.()
}

export const isSuccess = (status: number) => status >= 200 && status < 300

export function failedAnswer({ url }: PreparedRequest, { status, statusText, retryAfter, text }: RawAnswer): ApiError {
  return new ApiError({ url, status, statusText, body: jsonOrText(text), retryAfterS: secondsOf(retryAfter) })
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isAbort(error) ? new AbortedError() : new NetworkError('No answer', { cause: error })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableError('The answer is not JSON', { cause: error })
  }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Retry-After as seconds from now: it comes as a number of seconds or as a date. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Math.min(Number(header), Number.MAX_SAFE_INTEGER)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}
