import { AbortedError } from '#api/errors.ts'
import type { Progress, RetryState } from '#domain/loadable.ts'
import type { ListCache } from './listCache.ts'
import { retryDelay, whenAwakeAfter, type RetryRules } from './retries.ts'

/** State of one request beyond the data and error that SWR stores. */
interface RequestState {
  /** The rows loaded so far of a list read page by page. */
  partial: unknown
  progress: Progress | null
  retrying: RetryState | null
  cancelled: boolean
}

/** How long data without a lifetime of its own is fresh after it was loaded. */
const FRESH_MS = 300_000

/** When the browser is online again, or the computer awake, requests start at random within this time, not all at once. */
const RELOAD_WITHIN_MS = 1500

/** A component that shows a request. */
interface Subscriber {
  /** Loads it again. */
  reload: () => void
}

const IDLE: RequestState = { partial: undefined, progress: null, retrying: null, cancelled: false }

/** Loads a resource; calls `onPart` with partial data. */
export type Fetcher<T> = (signal: AbortSignal, onPart: (partial: T, progress: Progress) => void) => Promise<T>

/**
 * The pending requests of one session in one account. A request is aborted when its last subscriber unmounts, and all
 * of them when the session ends. SWR itself neither aborts requests nor reports retries.
 */
export class Requests {
  private readonly states = new Map<string, RequestState>()
  private readonly controllers = new Map<string, AbortController>()
  /** Functions that cancel the scheduled retry or reload, by key. */
  private readonly retries = new Map<string, () => void>()
  private readonly subscribers = new Map<string, Set<Subscriber>>()
  private readonly listeners = new Set<() => void>()
  /** When the data of each key becomes stale, in milliseconds since the epoch. */
  private readonly staleAtMs = new Map<string, number>()
  private scope = new AbortController()

  constructor(
    private readonly rules: RetryRules = {},
    private readonly cache: ListCache | null = null,
  ) {}

  /** Aborted when the session or its account ends, for what is read without a page. */
  get signal(): AbortSignal {
    return this.scope.signal
  }

  state = (key: string): RequestState => this.states.get(key) ?? IDLE

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
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
    this.cache?.retain(key)
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
    this.cache?.release(key)
  }

  private readonly handleOnline = (): void => this.reloadStaggered([...this.subscribers.keys()])

  /** Loads again what is shown and stale. */
  reloadStale(nowMs: number): void {
    const isStale = (key: string) => nowMs >= (this.staleAtMs.get(key) ?? Infinity)
    this.reloadStaggered([...this.subscribers.keys()].filter(isStale))
  }

  /** Loads again, once each and instead of any scheduled retry, what is not being loaded: that goes on by itself. */
  private reloadStaggered(keys: readonly string[]): void {
    for (const key of keys.filter((each) => !this.controllers.has(each)))
      this.schedule(key, Math.random() * RELOAD_WITHIN_MS, () => {
        const [subscriber] = this.subscribers.get(key) ?? []
        subscriber?.reload()
      })
  }

  /** @param freshForMs how long the data is fresh; at least five minutes */
  async run<T>(key: string, read: Fetcher<T>, freshForMs = 0): Promise<T> {
    this.controllers.get(key)?.abort()
    this.cancelRetry(key)
    const controller = new AbortController()
    this.controllers.set(key, controller)
    this.update(key, { partial: undefined, progress: null, cancelled: false })
    const isCurrent = () => this.controllers.get(key) === controller
    try {
      const result = await read(
        controller.signal,
        (partial, progress) => isCurrent() && this.update(key, { partial, progress }),
      )
      if (controller.signal.aborted) throw new AbortedError()
      if (isCurrent()) this.states.delete(key)
      this.staleAtMs.set(key, Date.now() + Math.max(freshForMs, FRESH_MS))
      return result
    } finally {
      if (isCurrent()) {
        this.controllers.delete(key)
        if (this.states.has(key))
          this.update(key, { progress: this.state(key).cancelled ? this.state(key).progress : null })
        else this.notify()
      }
    }
  }

  /** Schedules the next attempt of a failed request (spec section 7). Returns whether there is one. */
  scheduleRetry(key: string, error: unknown, attempt: number, delays: readonly number[], retry: () => void): boolean {
    const nextInS = retryDelay(error, attempt, delays, this.rules)
    this.update(key, { retrying: nextInS === null ? null : { attempt, of: delays.length, nextInS } })
    if (nextInS === null) return false
    this.schedule(key, nextInS * 1000, retry)
    return true
  }

  /** Cancels a request for the user; the partial data stays. */
  cancel(key: string): void {
    this.update(key, { cancelled: true })
    this.controllers.get(key)?.abort()
  }

  abort(key: string): void {
    this.controllers.get(key)?.abort()
    this.cancelRetry(key)
    this.controllers.delete(key)
    if (this.states.delete(key)) this.notify()
  }

  abortAll(): void {
    this.scope.abort()
    this.scope = new AbortController()
    for (const key of [...this.controllers.keys(), ...this.retries.keys()]) this.abort(key)
  }

  private schedule(key: string, delayMs: number, action: () => void): void {
    this.cancelRetry(key)
    this.retries.set(key, whenAwakeAfter(delayMs, action))
  }

  private cancelRetry(key: string): void {
    this.retries.get(key)?.()
    this.retries.delete(key)
  }

  private update(key: string, change: Partial<RequestState>): void {
    this.states.set(key, { ...this.state(key), ...change })
    this.notify()
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}
