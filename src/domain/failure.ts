/** Statuses with a message of their own: the error catalogue (spec section 8), 413 and 429. */
type FailureCode = 400 | 401 | 403 | 404 | 413 | 422 | 429 | 500 | 502 | 503

/** What a failed call means to the user; each kind is shown in one way. */
export type FailureKind =
  | FailureCode
  | 'other'
  | 'network'
  | 'offline'
  /** The connection ended while a file was being sent. */
  | 'brokenOff'
  /** A file has changed on disk since it was chosen, and cannot be read any more. */
  | 'changed'
  /** The server let too much time pass without a byte. */
  | 'timeout'
  /** All was sent, but the server has not confirmed it. */
  | 'unconfirmed'
  | 'unreadable'
  | 'cancelled'
  | 'download'
  /** There is more than is read. */
  | 'tooLong'

/** How long a list is that is not read. */
export interface ListSize {
  of: 'rows' | 'campaigns'
  /** Null if nobody knows: more than `limit`. */
  count: number | null
  limit: number
}

/** A failed call, independent of the API's error classes so that components can show it. */
export interface Failure {
  kind: FailureKind
  /** The catalogue's text, or the Generic Error text for 'other' (spec section 8). */
  message: string
  /** Further messages of the server: the `loc – msg` lines of a 422, or a detail text. Never HTML. */
  details: readonly string[]
  /** The raw body, shown collapsed; for 'other' and 429 only. */
  body: string | null
  /** Replaces the default sentence where that would be wrong. */
  sentence?: string | undefined
  /** Of what is too long. */
  size?: ListSize
}

/** True if a file can never be sent as it is. */
export const isRefusedFile = ({ kind }: Failure): boolean => kind === 413 || kind === 'changed'

/** True if the resource does not exist or the user may not see it, so retrying does not help. */
export const isUnavailable = ({ kind }: Failure): boolean => kind === 403 || kind === 404
