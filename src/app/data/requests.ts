import { AbortedError } from '#api/errors.ts'
import type { Progress, RetryState } from '#domain/loadable.ts'
import { retryDelay, whenAwake, type RetryRules } from './retries.ts'

/** What is going on with one query besides its data and its error, which SWR keeps. */
export interface RequestState {
  /** The rows so far of a list that is read page by page. */
  partial: unknown
  progress: Progress | null
  retrying: RetryState | null
  cancelled: boolean
}

const IDLE: RequestState = { partial: undefined, progress: null, retrying: null, cancelled: false }

export type Read<T> = (signal: AbortSignal, onPart: (partial: T, progress: Progress) => void) => Promise<T>

/**
 * The requests under way in one session and account: aborted when nobody looks at them any more, and all at once when
 * the session ends. SWR itself neither aborts nor tells of retries.
 */
export class Requests {
  private readonly states = new Map<string, RequestState>()
  private readonly controllers = new Map<string, AbortController>()
  private readonly timers = new Map<string, () => void>()
  private readonly holders = new Map<string, number>()
  private readonly listeners = new Set<() => void>()

  constructor(private readonly rules: RetryRules = {}) {}

  state = (key: string): RequestState => this.states.get(key) ?? IDLE

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Marks a query as looked at until the returned function is called; the last one to leave aborts it. */
  hold(key: string): () => void {
    this.holders.set(key, (this.holders.get(key) ?? 0) + 1)
    return () => {
      const left = (this.holders.get(key) ?? 1) - 1
      this.holders.set(key, left)
      // Later, because a page that is only drawn again lets go and takes hold in one breath.
      if (left === 0) setTimeout(() => this.holders.get(key) === 0 && this.stop(key), 0)
    }
  }

  async run<T>(key: string, read: Read<T>): Promise<T> {
    this.controllers.get(key)?.abort()
    this.unschedule(key)
    const controller = new AbortController()
    this.controllers.set(key, controller)
    this.change(key, { partial: undefined, progress: null, cancelled: false })
    const isCurrent = () => this.controllers.get(key) === controller
    try {
      const result = await read(
        controller.signal,
        (partial, progress) => isCurrent() && this.change(key, { partial, progress }),
      )
      if (controller.signal.aborted) throw new AbortedError()
      if (isCurrent()) this.states.delete(key)
      return result
    } finally {
      if (isCurrent()) {
        this.controllers.delete(key)
        if (this.states.has(key))
          this.change(key, { progress: this.state(key).cancelled ? this.state(key).progress : null })
        else this.tell()
      }
    }
  }

  /** Plans the next try of a failed query (spec section 7). */
  retryLater(key: string, error: unknown, attempt: number, delays: readonly number[], again: () => void): void {
    const nextInS = retryDelay(error, attempt, delays, this.rules)
    this.change(key, { retrying: nextInS === null ? null : { attempt, of: delays.length, nextInS } })
    if (nextInS === null) return
    const timer = setTimeout(() => this.timers.set(key, whenAwake(again)), nextInS * 1000)
    this.timers.set(key, () => clearTimeout(timer))
  }

  /** The user stops the reading: what has come stays. */
  cancel(key: string): void {
    this.change(key, { cancelled: true })
    this.controllers.get(key)?.abort()
  }

  stop(key: string): void {
    this.controllers.get(key)?.abort()
    this.unschedule(key)
    this.controllers.delete(key)
    if (this.states.delete(key)) this.tell()
  }

  stopAll(): void {
    for (const key of [...this.controllers.keys(), ...this.timers.keys()]) this.stop(key)
  }

  private unschedule(key: string): void {
    this.timers.get(key)?.()
    this.timers.delete(key)
  }

  private change(key: string, change: Partial<RequestState>): void {
    this.states.set(key, { ...this.state(key), ...change })
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}
