import { isAbortError } from '#domain/abort.ts'
import type { AnyOptions } from './callOptions.ts'
import type { ClientConfig } from './clientConfig.ts'
import { noteAnswer } from './connection.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError, ApiError, NetworkError, UnreadableError } from './errors.ts'
import type { OnByte } from './idleLimit.ts'
import { readBodyText } from './readBody.ts'
import { prepareRequest, type PreparedRequest } from './request.ts'
import type { ReportProblem } from './read.ts'
import { truncateBody } from './truncateBody.ts'

/** What all calls of a client share. */
export interface ClientContext {
  config: ClientConfig
  reportProblem: ReportProblem
}

/** A response from either fetch or XMLHttpRequest, with its body read. */
export interface RawResponse {
  status: number
  statusText: string
  /** Seconds of the Retry-After header, if any. */
  retryAfterS: number | null
  text: string
}

/** Sends a request by fetch; throws NetworkError if there is no response. */
export async function send(
  { config }: ClientContext,
  endpoint: Endpoint,
  options: AnyOptions,
): Promise<{ request: PreparedRequest; response: Response }> {
  const request = prepareRequest(config, endpoint, options)
  const { url, method, headers, body, credentials } = request
  const fetch = config.fetch ?? globalThis.fetch
  const response = await withNetworkErrors(() =>
    fetch(url, {
      method,
      headers,
      body,
      credentials,
      signal: options.signal ?? null,
      // Addresses do not name the account: an answer from the cache may be another's.
      ...((!endpoint.isPublic || endpoint.hasSideEffect) && { cache: 'no-store' }),
    }),
  )
  // Response.error() is the only response without a status.
  noteAnswer(response.status !== 0)
  if (response.status === 0) throw new NetworkError('No answer')
  return { request, response }
}

/** Reads the response body as text. `onByte` is called for its headers and each chunk. If the body of an error response is broken, it is ''. */
export async function receive(response: Response, onByte: OnByte): Promise<RawResponse> {
  onByte()
  const text = await withNetworkErrors(() => readBodyText(response, onByte)).catch((error: unknown) => {
    if (response.ok || isAbortError(error)) throw error
    return ''
  })
  return {
    status: response.status,
    statusText: response.statusText,
    retryAfterS: readRetryAfter((name) => response.headers.get(name)),
    text,
  }
}

/** Parses a response by its endpoint. Throws ApiError or UnreadableError. */
export function parseResponse<A>(
  exchange: ClientContext,
  endpoint: Endpoint<string, unknown, unknown, A>,
  request: PreparedRequest,
  response: RawResponse,
): A {
  if (!isSuccess(response.status)) throw toApiError(request, response)
  try {
    const body: unknown = response.text.trim() === '' ? undefined : JSON.parse(response.text)
    return endpoint.response(body, exchange.reportProblem)
  } catch (error) {
    const reason = error instanceof UnreadableError ? error.message : whyUnreadable(response.text, error)
    throw new UnreadableError(`${endpoint.id}: ${reason}`, { cause: error })
  }
}

/** Calls onUnauthorized for a 401, unless the endpoint is public or the token has been replaced since. */
export function notifyUnauthorized(
  { config }: ClientContext,
  endpoint: Endpoint,
  request: PreparedRequest,
  status: number,
): void {
  if (status === 401 && !endpoint.isPublic && request.token === config.token()) config.onUnauthorized?.()
}

const isSuccess = (status: number) => status >= 200 && status < 300

export function toApiError({ url }: PreparedRequest, { status, statusText, retryAfterS, text }: RawResponse): ApiError {
  return new ApiError({
    url,
    status,
    statusText,
    body: truncateBody(jsonOrText(text)),
    retryAfterS,
  })
}

/** Runs what needs the network. Throws NetworkError, or AbortedError if it was aborted. */
export async function withNetworkErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isAbortError(error)) throw new AbortedError()
    noteAnswer(false)
    throw new NetworkError('No answer', { cause: error })
  }
}

/** What some servers write where JSON has no word, with the field it is in. */
const NO_JSON = /"(\w+)"\s*:\s*(-?(?:NaN|Infinity)|undefined|None)\b/

/** Names the place, but no value: it may be personal data. */
function whyUnreadable(text: string, error: unknown): string {
  if (!(error instanceof SyntaxError)) return 'The answer could not be read'
  const found = NO_JSON.exec(text)
  const place = found === null ? '' : `: ${found[1]} is ${found[2]} at character ${found.index}`
  return `The answer is not JSON${place}`
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Retry-After, a number of seconds or a date, as whole seconds. A date counts from the answer's own `Date`, as the device's
 * clock may be wrong; from that clock where the server does not expose it.
 */
export function readRetryAfter(header: (name: string) => string | null): number | null {
  const value = header('retry-after')?.trim()
  if (value === undefined) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Math.ceil(Number(value)), Number.MAX_SAFE_INTEGER)
  // Date.parse reads some numbers, as '-5', as years.
  const timestamp = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(timestamp)) return null
  const answered = Date.parse(header('date') ?? '')
  return Math.max(0, Math.ceil((timestamp - (Number.isNaN(answered) ? Date.now() : answered)) / 1000))
}
