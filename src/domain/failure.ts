/** The statuses that have a text of their own: the error catalogue (spec section 8) and 429. */
export type FailureCode = 400 | 401 | 403 | 404 | 422 | 429 | 500 | 502 | 503

/** What a failed call means to the person before the screen; each kind is shown in one way (behaviour.md, What each failure shows). */
export type FailureKind = FailureCode | 'other' | 'network' | 'offline' | 'unreadable' | 'cancelled' | 'download'

/** A failed call, free of the API's own objects, so that components can show it. */
export interface Failure {
  kind: FailureKind
  /** The catalogue's text, or the Generic Error text for 'other' (spec section 8). */
  message: string
  /** What the server said more: `loc – msg` lines of a 422, a detail text. Never HTML. */
  details: readonly string[]
  /** The raw body, folded away, for 'other' only. */
  body: string | null
  /** Said in place of the usual sentence, where that would not be true. */
  sentence?: string | undefined
}

/** What was asked for is not there, or not for this person; no other try brings it. */
export const isOutOfReach = ({ kind }: Failure): boolean => kind === 403 || kind === 404
