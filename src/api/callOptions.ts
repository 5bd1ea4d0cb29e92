import type { PathName } from './endpoint.ts'

/** The values of the names in a path; needed exactly where it has names besides `vert_id`. */
type PathOption<P extends string> = [PathName<P>] extends [never]
  ? { path?: undefined }
  : { path: Record<PathName<P>, string | number> }

/** Needed where a field of the query is. */
type QueryOption<Q> = [keyof Q] extends [never]
  ? { query?: undefined }
  : Partial<Q> extends Q
    ? { query?: Q | undefined }
    : { query: Q }

type BodyOption<B> = [B] extends [undefined] ? { body?: undefined } : { body: B }

/** What one call of an endpoint is given, typed by the endpoint. */
export type CallOptions<P extends string, Q, B> = PathOption<P> &
  QueryOption<Q> &
  BodyOption<B> & { signal?: AbortSignal | undefined }

/** The options as an argument that may be left out where nothing in them is needed. */
export type OptionsArgument<O> = Partial<O> extends O ? [options?: O] : [options: O]

/** The same without an endpoint's types, for the code that serves them all. */
export interface AnyOptions {
  path?: Readonly<Record<string, string | number>> | undefined
  query?: object | undefined
  body?: unknown
  signal?: AbortSignal | undefined
}

/** How far a transfer is, in bytes; `total` is null where it is not known. */
export type OnProgress = (loaded: number, total: number | null) => void
