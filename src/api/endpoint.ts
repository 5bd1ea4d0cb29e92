import { nothing, type Reader } from './read.ts'

/** The parameters in a path template: '/elad/{elad_id}/rate' has 'elad_id'. The client fills in `vert_id`. */
export type PathName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'vert_id'> | PathName<Rest>
  : never

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[]

/** How the request body is encoded. */
type BodyKind = 'none' | 'json' | 'form' | 'multipart'

/** One endpoint of the API: everything that the client, hooks, mock handlers and stories need to know about it. */
export interface Endpoint<P extends string = string, Q = unknown, B = unknown, A = unknown> {
  /** Unique name in the faults toolbar and in stories; letters and digits only. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: P
  readonly body: BodyKind
  /**
   * The server's defaults (spec section 7), sent unless the call gives another value: in the query of a GET, in the body of
   * a POST.
   */
  readonly defaults: Readonly<Record<string, QueryValue>>
  /** Responds with a file: use download() (spec section 7). */
  readonly isFile: boolean
  /** Parses the response body. */
  readonly response: Reader<A>
  /** Needs no session: no bearer header is sent, and a 401 does not end the session. */
  readonly isPublic: boolean
  /** Changes something on the server: only called on user action, never prefetched, retried or cached. */
  readonly hasSideEffect: boolean
  /**
   * Ends a fixed time after it was sent, even while bytes arrive (Waits.wholeCallMs): for small answers that a sign-in or
   * an account switch waits for.
   */
  readonly hasTimeLimit: boolean
  /** Types of the query and the body; never set. */
  readonly types?: { query: Q; body: B }
}

/** Whatever differs from the defaults. */
type Options<A> = Partial<Omit<Endpoint<string, unknown, unknown, A>, 'id' | 'method' | 'path' | 'types'>>

function define<Q, B>(method: Endpoint['method'], body: BodyKind) {
  return <const P extends string, A = undefined>(
    id: string,
    path: P,
    options: Options<A> = {},
  ): Endpoint<P, Q, B, A> => ({
    id,
    method,
    path,
    body,
    defaults: {},
    isFile: false,
    isPublic: false,
    hasSideEffect: false,
    hasTimeLimit: false,
    response: nothing as unknown as Reader<A>,
    ...options,
  })
}

/** Defines a GET endpoint. `Q`: its query. */
export const get = <Q = object>() => define<Q, undefined>('GET', 'none')

/** Defines a POST endpoint. `B`: its body; `Q`: its query. */
export const post = <B = undefined, Q = object>() => define<Q, B>('POST', 'json')
