import { FAILURES, isFailureStatus, type FailureKind, type ListSize } from '#domain/failure.ts'
import { isMarkup } from './errorDetails.ts'

/** Any error of a call: the client throws nothing else. */
export abstract class CallError extends Error {
  /** What it means to the user. */
  abstract readonly kind: FailureKind
}

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
export class ApiError extends CallError {
  override readonly name = 'ApiError'
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  readonly retryAfterS: number | null
  readonly kind: FailureKind
  /** 'status: 418; status text: I’m a teapot'. */
  readonly statusLine: string

  constructor({ url, status, statusText, body, retryAfterS }: FailedResponse) {
    const kind = isFailureStatus(status) ? status : 'other'
    const statusLine = `status: ${status}; status text: ${statusText}`
    const { title, isGeneric } = FAILURES[kind]
    super(isGeneric ? `Generic Error: ${statusLine}; body: ${bodyText(body).slice(0, MAX_BODY_LENGTH)}` : title)
    this.url = url
    this.status = status
    this.statusText = statusText
    this.body = body
    this.retryAfterS = retryAfterS ?? null
    this.kind = kind
    this.statusLine = statusLine
  }
}

/** There was no response: no network, DNS, CORS, connection reset. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError'
  /** Whether part of a file had been sent by then. */
  isBrokenOff = false

  /** It is 'offline' only if the browser says so. */
  get kind(): FailureKind {
    return !navigator.onLine ? 'offline' : this.isBrokenOff ? 'brokenOff' : 'network'
  }
}

/** The server let 30 s pass without a byte, or has not finished a call with a time limit in time. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError'
  readonly kind = 'timeout'
  constructor() {
    super(FAILURES.timeout.title)
  }
}

/**
 * All of an upload was sent, but the server has not answered for 120 s, or the upload was cancelled before it did: it may
 * or may not have arrived.
 */
export class UnconfirmedError extends CallError {
  override readonly name = 'UnconfirmedError'
  readonly kind = 'unconfirmed'
  constructor() {
    super(FAILURES.unconfirmed.title)
  }
}

/** The response does not have the expected form: HTML instead of JSON, an object instead of a list. */
export class UnreadableError extends CallError {
  override readonly name = 'UnreadableError'
  readonly kind = 'unreadable'
}

/** A list has more rows than are read. */
export class TooLongError extends CallError {
  override readonly name = 'TooLongError'
  readonly kind = 'tooLong'
  constructor(readonly size: ListSize) {
    super(FAILURES.tooLong.title)
  }
}

/** The call was aborted, or replaced by a newer one (spec section 8). Not shown to the user. */
export class AbortedError extends CallError {
  override readonly name = 'AbortError'
  readonly kind = 'cancelled'
  constructor() {
    super(FAILURES.cancelled.title)
  }
}

/** A download failed (spec section 8). The reason is in `cause`. */
export class DownloadError extends CallError {
  override readonly name = 'DownloadError'
  readonly kind = 'download'
  constructor(cause: unknown) {
    super(FAILURES.download.title, { cause })
  }
}

/** Maximum characters of the body in a message. */
const MAX_BODY_LENGTH = 2000

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

/**
 * Whether the developers should hear of a failed call: a 5xx, an unreadable answer or an unknown error. Any other status
 * is for the user to deal with, and without an answer there is nothing to find out.
 */
export function isFault(error: unknown): boolean {
  if (error instanceof DownloadError) return isFault(error.cause)
  if (error instanceof ApiError) return error.status >= 500
  return error instanceof UnreadableError || !(error instanceof CallError)
}
