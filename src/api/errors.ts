import type { ListSize } from '#domain/failure.ts'
import { isMarkup } from './errorDetails.ts'

/** The error catalogue: statuses with their messages (spec section 8). */
export const ERROR_CATALOGUE = {
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
export type ErrorCode = keyof typeof ERROR_CATALOGUE

/** What an ApiError keeps of an error response. */
interface FailedResponse {
  url: string
  status: number
  statusText: string
  /** Parsed JSON, or the text if it is not JSON. */
  body: unknown
  /** Seconds of the Retry-After header, if any; honoured for 429. */
  retryAfterS?: number | null
}

/** The server responded with a status other than 2xx. The message is the catalogue's (spec section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  readonly retryAfterS: number | null

  constructor({ url, status, statusText, body, retryAfterS }: FailedResponse) {
    super(isErrorCode(status) ? ERROR_CATALOGUE[status] : genericMessage(status, statusText, body))
    this.url = url
    this.status = status
    this.statusText = statusText
    this.body = body
    this.retryAfterS = retryAfterS ?? null
  }
}

/** There was no response: no network, DNS, CORS, connection reset. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  /** Whether part of a file had been sent by then. */
  isBrokenOff = false
}

/** The server let 30 s pass without a byte, or has not finished a call with a time limit in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  constructor() {
    super('The server takes too long')
  }
}

/**
 * All of an upload was sent, but the server has not answered for 120 s, or the upload was cancelled before it did: it may
 * or may not have arrived.
 */
export class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError'
  constructor() {
    super('The server has not confirmed the upload')
  }
}

/** The response does not have the expected form: HTML instead of JSON, an object instead of a list. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

/** A list has more rows than are read. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError'
  constructor(readonly size: ListSize) {
    super('The list is too long')
  }
}

/** The call was aborted, or replaced by a newer one (spec section 8). Not shown to the user. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError'
  constructor() {
    super('Request aborted')
  }
}

/** A download failed (spec section 8). The reason is in `cause`. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError'
  constructor(cause: unknown) {
    super('Download failed', { cause })
  }
}

/** Any error of a call: the client throws nothing else. */
export type CallError =
  | ApiError
  | NetworkError
  | TimeoutError
  | UnconfirmedError
  | UnreadableError
  | TooLongError
  | AbortedError
  | DownloadError

/** Whether a status has a message of its own in the catalogue. */
export function isErrorCode(status: number): status is ErrorCode {
  return Object.hasOwn(ERROR_CATALOGUE, status)
}

export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof ApiError ||
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof UnconfirmedError ||
    error instanceof UnreadableError ||
    error instanceof TooLongError ||
    error instanceof AbortedError ||
    error instanceof DownloadError
  )
}

/** Maximum characters of the body in a message. */
const MAX_BODY_LENGTH = 2000

function genericMessage(status: number, statusText: string, body: unknown): string {
  return `Generic Error: status: ${status}; status text: ${statusText}; body: ${bodyText(body).slice(0, MAX_BODY_LENGTH)}`
}

/** A response body as text; '' for markup and anything that cannot be converted. Never throws. */
export function bodyText(body: unknown): string {
  if (body === undefined || body === null) return ''
  try {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return isMarkup(text) ? '' : text
  } catch {
    return ''
  }
}
