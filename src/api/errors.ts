import { isMarkup } from './errorDetails.ts'

/** The statuses that the error catalogue names, with their texts (spec section 8). */
export const CATALOGUE = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Validation Error',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const

/** A status of the error catalogue. */
export type ErrorCode = keyof typeof CATALOGUE

/** Everything of a failed answer that a message or a report may need. */
export interface FailedAnswer {
  url: string
  status: number
  statusText: string
  /** Parsed JSON where it was JSON, else the text. */
  body: unknown
  /** Seconds of a Retry-After header, where there was one (behaviour.md, Requests: honoured for 429). */
  retryAfterS?: number | null
}

/** The server answered with a status other than 2xx. Its message is the catalogue's text (spec section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  readonly retryAfterS: number | null

  constructor({ url, status, statusText, body, retryAfterS }: FailedAnswer) {
    super(isErrorCode(status) ? CATALOGUE[status] : genericText(status, statusText, body))
    this.url = url
    this.status = status
    this.statusText = statusText
    this.body = body
    this.retryAfterS = retryAfterS ?? null
  }
}

/** No answer came: no network, DNS, CORS, connection reset. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** An answer came that is not what the contract says: HTML for JSON, an object for a list. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

/** The caller gave up, or a newer request took its place (spec section 8). Silent on screens. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError'
  constructor() {
    super('Request aborted')
  }
}

/** A file could not be fetched (spec section 8). The reason is its cause. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError'
  constructor(cause: unknown) {
    super('Download failed', { cause })
  }
}

/** Any failure of a call: the client throws nothing else. */
export type CallError = ApiError | NetworkError | UnreadableError | AbortedError | DownloadError

export function isErrorCode(status: number): status is ErrorCode {
  return Object.hasOwn(CATALOGUE, status)
}

export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof ApiError ||
    error instanceof NetworkError ||
    error instanceof UnreadableError ||
    error instanceof AbortedError ||
    error instanceof DownloadError
  )
}

/** As much of a body as a message carries. */
const MESSAGE_BODY = 2000

function genericText(status: number, statusText: string, body: unknown): string {
  return `Generic Error: status: ${status}; status text: ${statusText}; body: ${bodyText(body).slice(0, MESSAGE_BODY)}`
}

/** A body as one text: never '[object Object]', never markup, never a throw (a body may be anything). */
export function bodyText(body: unknown): string {
  if (body === undefined || body === null) return ''
  try {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return isMarkup(text) ? '' : text
  } catch {
    return ''
  }
}
