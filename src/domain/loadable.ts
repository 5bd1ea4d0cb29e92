import type { Failure } from './failure.ts'

/** A scheduled retry after a failure, shown as "Retrying 1 of 3". */
export interface RetryState {
  attempt: number
  of: number
  /** Seconds until the next attempt, counted from the failure. */
  nextInS: number
}

/** Progress of a list read page by page, or of a transfer in bytes; `total` is null while unknown. */
export interface Progress {
  loaded: number
  total: number | null
}

/** The progress of several lists together; its total is known once all of theirs are. */
export function addProgress(parts: readonly Progress[]): Progress {
  return parts.reduce((sum, { loaded, total }) => ({
    loaded: sum.loaded + loaded,
    total: sum.total === null || total === null ? null : sum.total + total,
  }))
}

/** One resource as a screen sees it: its data, loading state and failure. */
export interface Loadable<T> {
  /** All of the data, or the first pages while `progress` is set; undefined before the first response. */
  data: T | undefined
  /** A request is under way. With `data` it is a refetch: show the old data dimmed. */
  loading: boolean
  progress: Progress | null
  failure: Failure | null
  retrying: RetryState | null
  /** The user cancelled loading before the end: `data` is incomplete. */
  cancelled: boolean
  /** Loads again immediately. */
  retry: () => void
  /** Cancels the current request. */
  cancel: () => void
}
