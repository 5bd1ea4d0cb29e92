import { limitAsync } from 'es-toolkit'
import { linkedController } from '#domain/abort.ts'
import type { AnyOptions } from '#api/callOptions.ts'
import type { Client } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { AbortedError } from '#api/errors.ts'
import { isPage } from '#api/read.ts'
import { MAX_CONCURRENT_REQUESTS } from '#api/readPages.ts'
import { RESUME_WITHIN_S, waitToRetry } from '#api/waitToRetry.ts'
import { withRetries, type FailedTry, type RetryPolicy } from '#api/withRetries.ts'
import type { Progress } from '#domain/loadable.ts'
import type { ListCache } from './listCache.ts'
import { createContext, use } from 'react'

/** State of one resource beyond the data that SWR stores. */
interface RequestState {
  /** What has come so far, in the end all; stays after a failure, and until the next try brings something. */
  partial: unknown
  progress: Progress | null
  /** Why the last try failed: the next one is waited for or under way, or there is none. */
  failed: Pick<FailedTry, 'error' | 'retrying'> | null
  /** Nothing is requested until the next try. */
  isWaiting: boolean
  cancelled: boolean
}

const IDLE: RequestState = { partial: undefined, progress: null, failed: null, isWaiting: false, cancelled: false }

/** A call of a resource that is tried until it succeeds. */
interface Query {
  failed: FailedTry | null
  /** Ends the wait for the next try; null while there is none. */
  wait: AbortController | null
}

/** How long data without a lifetime of its own is fresh after it was loaded. */
const FRESH_MS = 300_000

/** A component that shows a resource. */
interface Subscriber {
  /** Loads it again. */
  reload: () => void
}

/** A `call` of any endpoint: the client types it per endpoint. */
type AnyCall = (endpoint: Endpoint, options?: AnyOptions) => Promise<unknown>

/** Loads a resource by `call`, the client's with retries; calls `onPart` with partial data. */
export type Fetcher<T> = (call: Client['call'], onPart: (partial: T, progress: Progress) => void) => Promise<T>

/**
 * What one session in one account requests. Queries are retried (spec section 7), and aborted when the last component
 * that shows their resource unmounts, or the session ends: SWR does neither.
 */
export class Requests {
  private readonly states = new Map<string, RequestState>()
  private readonly controllers = new Map<string, AbortController>()
  /** The queries of the last request of each key. */
  private readonly queries = new Map<string, Set<Query>>()
  private readonly subscribers = new Map<string, Set<Subscriber>>()
  private readonly listeners = new Set<() => void>()
  /** How many rows of the data of each key could not be read. */
  private readonly unreadRows = new Map<string, number>()
  /** When the data of each key becomes stale, in milliseconds since the epoch. */
  private readonly staleAtMs = new Map<string, number>()
  /** Of all lists together, so that a long one does not hold up the rest. */
  private readonly enqueue = limitAsync((request: () => Promise<unknown>) => request(), MAX_CONCURRENT_REQUESTS)
  private scope = new AbortController()

  constructor(
    private readonly send: Client['call'],
    private readonly policy: RetryPolicy,
    private readonly around: { cache?: ListCache; report?: (error: unknown) => void } = {},
  ) {}

  /** Reports an error to the developers. */
  report = (error: unknown): void => this.around.report?.(error)

  /** Aborted when the session or its account ends. */
  get signal(): AbortSignal {
    return this.scope.signal
  }

  unreadRowsOf = (key: string): number => this.unreadRows.get(key) ?? 0

  state = (key: string): RequestState => this.states.get(key) ?? IDLE

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The client's `call` with retries, until `signal` is aborted. */
  callUntil(signal: AbortSignal, queries = new Set<Query>(), onChange?: () => void): Client['call'] {
    const send = this.send as AnyCall
    const call: AnyCall = async (endpoint, { isQueued = false, ...options } = {}) => {
      const controller = linkedController(signal, options.signal)
      const query: Query = { failed: null, wait: null }
      queries.add(query)
      const request = () => send(endpoint, { ...options, signal: controller.signal })
      const waitAfter = async (seconds: number, failed: FailedTry) => {
        Object.assign(query, { failed, wait: new AbortController() })
        onChange?.()
        await waitToRetry(seconds, controller.signal, query.wait?.signal)
        query.wait = null
        onChange?.()
      }
      try {
        return await withRetries(() => (isQueued ? this.enqueue(request) : request()), this.policy, waitAfter)
      } finally {
        controller.abort()
        queries.delete(query)
        if (query.failed !== null) onChange?.()
      }
    }
    return call as Client['call']
  }

  /** @param freshForMs how long the data is fresh; at least five minutes */
  async run<T>(key: string, read: Fetcher<T>, freshForMs = 0): Promise<T> {
    this.controllers.get(key)?.abort()
    const controller = new AbortController()
    const { signal } = controller
    this.controllers.set(key, controller)
    this.update(key, { progress: null, cancelled: false, isWaiting: false })
    const isCurrent = () => this.controllers.get(key) === controller
    const queries = new Set<Query>()
    this.queries.set(key, queries)
    const send = this.callUntil(signal, queries, () => {
      if (isCurrent()) this.updateQueries(key, queries)
    }) as AnyCall
    let unreadRows = 0
    const call: AnyCall = async (endpoint, options) => {
      const answer = await send(endpoint, options)
      if (isPage(answer)) unreadRows += answer.received - answer.rows.length
      return answer
    }
    try {
      const result = await read(call as Client['call'], (partial, progress) => {
        if (isCurrent()) this.update(key, { partial, progress, failed: failedOf(queries) })
      })
      if (signal.aborted) throw new AbortedError()
      // Something partial is shown until SWR has the result: without it, a list would be removed and rendered anew.
      const isShown = this.state(key).partial !== undefined
      if (isCurrent()) this.states.set(key, { ...IDLE, partial: isShown ? result : undefined })
      this.unreadRows.set(key, unreadRows)
      this.staleAtMs.set(key, Date.now() + Math.max(freshForMs, FRESH_MS))
      return result
    } catch (error) {
      const failed = error instanceof AbortedError ? null : { error, retrying: null }
      if (isCurrent())
        this.update(key, { failed, progress: this.state(key).cancelled ? this.state(key).progress : null })
      throw error
    } finally {
      if (isCurrent()) this.controllers.delete(key)
      this.notify()
    }
  }

  private updateQueries(key: string, queries: ReadonlySet<Query>): void {
    this.update(key, {
      failed: failedOf(queries),
      isWaiting: queries.size > 0 && [...queries].every(({ wait }) => wait !== null),
    })
  }

  /** Makes the next tries begin at once. Returns whether any were waited for. */
  tryNow(key: string): boolean {
    const waits = [...(this.queries.get(key) ?? [])].flatMap(({ wait }) => wait ?? [])
    for (const wait of waits) wait.abort()
    return waits.length > 0
  }

  /** Cancels a request for the user; the partial data stays. */
  cancel(key: string): void {
    this.update(key, { cancelled: true })
    this.controllers.get(key)?.abort()
  }

  /**
   * Keeps a request alive until the returned function is called; the last such call aborts it. It loads again when the
   * browser is back online, once however many components show it.
   */
  retain(key: string, reload: () => void = () => undefined): () => void {
    const subscriber = { reload }
    const subscribers = this.subscribers.get(key) ?? new Set()
    if (this.subscribers.size === 0) window.addEventListener('online', this.handleOnline)
    this.subscribers.set(key, subscribers.add(subscriber))
    this.around.cache?.retain(key)
    return () => {
      subscribers.delete(subscriber)
      // Deferred, because a rerender may release and retain it in the same tick.
      setTimeout(() => this.release(key, subscribers), 0)
    }
  }

  private release(key: string, subscribers: ReadonlySet<Subscriber>): void {
    if (subscribers.size > 0 || this.subscribers.get(key) !== subscribers) return
    this.subscribers.delete(key)
    if (this.subscribers.size === 0) window.removeEventListener('online', this.handleOnline)
    this.abort(key)
    this.around.cache?.release(key)
  }

  private readonly handleOnline = (): void => this.reloadStaggered([...this.subscribers.keys()])

  isFresh(key: string): boolean {
    return Date.now() < (this.staleAtMs.get(key) ?? -Infinity)
  }

  /** Loads again what is shown and stale. */
  reloadStale(): void {
    this.reloadStaggered([...this.subscribers.keys()].filter((key) => this.staleAtMs.has(key) && !this.isFresh(key)))
  }

  /** Loads again, once each, what is not being loaded: that goes on by itself. */
  private reloadStaggered(keys: readonly string[]): void {
    for (const key of keys.filter((each) => !this.controllers.has(each))) {
      const controller = new AbortController()
      this.controllers.set(key, controller)
      const reload = () => {
        this.controllers.delete(key)
        const [subscriber] = this.subscribers.get(key) ?? []
        subscriber?.reload()
      }
      waitToRetry(Math.random() * RESUME_WITHIN_S, controller.signal).then(reload, () => undefined)
    }
  }

  private abort(key: string): void {
    this.controllers.get(key)?.abort()
    this.controllers.delete(key)
    this.queries.delete(key)
    if (this.states.delete(key)) this.notify()
  }

  abortAll(): void {
    this.scope.abort()
    this.scope = new AbortController()
    for (const key of [...this.controllers.keys()]) this.abort(key)
  }

  private update(key: string, change: Partial<RequestState>): void {
    this.states.set(key, { ...this.state(key), ...change })
    this.notify()
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}

/** The last failure is the one that shows, until every try has succeeded. */
const failedOf = (queries: ReadonlySet<Query>) => [...queries].findLast(({ failed }) => failed !== null)?.failed ?? null

export const RequestsContext = createContext<Requests | null>(null)

/** The requests of the current session and account, or of a public page. */
export function useRequests(): Requests {
  const requests = use(RequestsContext)
  if (requests === null) throw new Error('useRequests needs a DataScope')
  return requests
}
