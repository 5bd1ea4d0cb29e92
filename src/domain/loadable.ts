import type { Failure } from './failure.ts'

/** A retry that is under way after a failure: behaviour.md, Requests ("Retrying 1 of 3"). */
export interface RetryState {
  attempt: number
  of: number
  /** Seconds until the next try as planned when the failure came. */
  nextInS: number
}

/** How much of a list read page by page is here; `total` is null until a page has told it. */
export interface Progress {
  loaded: number
  total: number | null
}

/** One resource as a screen sees it: what is here, what is under way, what went wrong. */
export interface Loadable<T> {
  /** What is here: all of it, or the first pages while `progress` is set; undefined before the first answer. */
  data: T | undefined
  /** A request is under way. With `data` it is a refetch: keep the old, dimmed. */
  loading: boolean
  progress: Progress | null
  failure: Failure | null
  retrying: RetryState | null
  /** Reading stopped by the user before the end: `data` is only the first part. */
  cancelled: boolean
  /** Reads again, at once. */
  retry: () => void
  /** Stops the reading under way. */
  cancel: () => void
}
