import type { ErrorCode } from './errors.ts'
import { nothing, type Reader } from './read.ts'

/** The names in braces of a path: '/elad/{elad_id}/rate' has 'elad_id'. `vert_id` is filled in by the client. */
export type PathName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'vert_id'> | PathName<Rest>
  : never

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[]

/** How the body of a request is written. */
export type BodyKind = 'none' | 'json' | 'form' | 'multipart'

/** One call of the API: everything that its client, its hooks, its mock handler and its stories need to know of it. */
export interface Endpoint<P extends string = string, Q = unknown, B = unknown, A = unknown> {
  /** Its name in the faults toolbar and in stories: letters and digits only, unique. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: P
  readonly body: BodyKind
  /** A file: read with download(), its name from content-disposition (spec section 7). */
  readonly file: boolean
  readonly answer: Reader<A>
  /** The statuses of the error catalogue that it can answer with. */
  readonly errors: readonly ErrorCode[]
  /** Called without a session: no bearer header, and a 401 does not end one. */
  readonly open: boolean
  /** Changes something on the server: only on a click, never prefetched, retried or cached. */
  readonly effect: boolean
  /** Types only: what the query and the body are. */
  readonly types?: { query: Q; body: B }
}

/** What an endpoint may say of itself beyond its defaults. */
interface Options<A> {
  answer?: Reader<A>
  body?: BodyKind
  file?: boolean
  errors?: readonly ErrorCode[]
  open?: boolean
  effect?: boolean
}

const FAILURES: readonly ErrorCode[] = [400, 401, 403, 500, 502, 503]
const byId = (path: string): readonly ErrorCode[] => (/\{(?!vert_id)/.test(path) ? [404] : [])

/** A reading call. `Q`: its query. */
export function get<Q = object>() {
  return <const P extends string, A = undefined>(
    id: string,
    path: P,
    options: Options<A> = {},
  ): Endpoint<P, Q, undefined, A> => ({
    id,
    method: 'GET',
    path,
    body: 'none',
    file: false,
    open: false,
    effect: false,
    answer: nothing as unknown as Reader<A>,
    errors: [...FAILURES, 422, ...byId(path)],
    ...options,
  })
}

/** A call with a body. `B`: its body; `Q`: its query. */
export function post<B = undefined, Q = object>() {
  return <const P extends string, A = undefined>(
    id: string,
    path: P,
    options: Options<A> = {},
  ): Endpoint<P, Q, B, A> => ({
    id,
    method: 'POST',
    path,
    body: 'json',
    file: false,
    open: false,
    effect: false,
    answer: nothing as unknown as Reader<A>,
    errors: [...FAILURES, 422, ...byId(path)],
    ...options,
  })
}
