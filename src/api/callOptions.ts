import type { PathName } from './endpoint.ts'

/** Values of the path parameters; required if there are any besides `vert_id`. */
type PathOption<P extends string> = [PathName<P>] extends [never]
  ? { path?: undefined }
  : { path: Record<PathName<P>, string | number> }

/** Required if a field of the query is. */
type QueryOption<Q> = [keyof Q] extends [never]
  ? { query?: undefined }
  : Partial<Q> extends Q
    ? { query?: Q | undefined }
    : { query: Q }

type BodyOption<B> = [B] extends [undefined] ? { body?: undefined } : { body: B }

/** The options of a call, typed by its endpoint. */
export type CallOptions<P extends string, Q, B> = PathOption<P> &
  QueryOption<Q> &
  BodyOption<B> & { signal?: AbortSignal | undefined }

/** The options as a rest argument, optional if none of them is required. */
export type OptionsArgument<O> = Partial<O> extends O ? [options?: O] : [options: O]

/** The options without the endpoint's types, for code that handles any endpoint. */
export interface AnyOptions {
  path?: Readonly<Record<string, string | number>> | undefined
  query?: object | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  /** Whether the request is queued: only a few of these are sent at a time. The client ignores it. */
  isQueued?: boolean
}

/** Called with the progress of a transfer in bytes; `total` is null if unknown. */
export type OnProgress = (loaded: number, total: number | null) => void
