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
function addProgress(parts: readonly Progress[]): Progress {
  return parts.reduce((sum, { loaded, total }) => ({
    loaded: sum.loaded + loaded,
    total: sum.total === null || total === null ? null : sum.total + total,
  }))
}

/** One resource as a screen sees it: its data, loading state and failure. */
export interface Loadable<T> {
  /** The data, as far as it has come; undefined before the first response. */
  data: T | undefined
  /** Nothing is missing from `data`: only then it can be counted, summed up, exported, or called empty. */
  isComplete: boolean
  /** A request is under way. With `data` it is a refetch: show the old data dimmed. */
  loading: boolean
  progress: Progress | null
  failure: Failure | null
  /** Rows of the complete `data` that could not be read and are missing from it. */
  unreadRows: number
  retrying: RetryState | null
  /** The user cancelled loading before the end: `data` is incomplete. */
  cancelled: boolean
  /** Loads again immediately. */
  retry: () => void
  /** Cancels the current request. */
  cancel: () => void
}

/** Whether the rest of the data will come: it is loading, or will be tried again by itself. */
export function isPending({ isComplete, loading, retrying }: Omit<Loadable<unknown>, 'data'>): boolean {
  return !isComplete && (loading || retrying !== null)
}

/** Several resources as one, which is complete once all are. Retry is for those that have failed or were cancelled, if any. */
export function mergeLoadables<T>(parts: readonly Loadable<unknown>[], data: T | undefined): Loadable<T> {
  const failed = parts.find(({ failure }) => failure !== null)
  const unfinished = parts.filter(({ isComplete, loading }) => !isComplete || loading)
  const stopped = parts.filter(({ failure, cancelled }) => failure !== null || cancelled)
  return {
    data,
    isComplete: parts.every(({ isComplete }) => isComplete),
    loading: parts.some(({ loading }) => loading),
    progress: unfinished.length === 0 ? null : addProgress(parts.map(({ progress }) => progress ?? NOTHING)),
    failure: failed?.failure ?? null,
    unreadRows: parts.reduce((sum, { unreadRows }) => sum + unreadRows, 0),
    retrying: failed?.retrying ?? null,
    cancelled: parts.some(({ cancelled }) => cancelled),
    retry: () => (stopped.length > 0 ? stopped : parts).forEach(({ retry }) => retry()),
    cancel: () => unfinished.forEach(({ cancel }) => cancel()),
  }
}

const NOTHING: Progress = { loaded: 0, total: null }
