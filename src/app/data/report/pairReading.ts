import type { Progress } from '#domain/loadable.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ListReading, ListState, ReadingDependencies } from './listReading.ts'

/** Combined state of both lists of a report, for a screen. */
interface PairState {
  /** Undefined before the first rows. */
  reading: ReportReading | undefined
  running: boolean
  /** Null if everything is loaded and nothing is running. */
  progress: Progress | null
  error: unknown
  retrying: ListState['retrying']
}

/** Notifies at most eight times a second, because each time the report is summed and rendered again. */
const NOTIFY_MS = 125

/** The lists of a period and of its comparison period, as one external store for React. */
export class PairReading {
  private readonly listeners = new Set<() => void>()
  private snapshot: PairState
  private notifiedAt = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly now: ListReading,
    readonly earlier: ListReading | null,
  ) {
    this.snapshot = this.takeSnapshot(undefined)
  }

  state = (): PairState => this.snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    const unsubscribes = this.lists.map((list) => list.subscribe(this.changed))
    this.changed()
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.cancelTimer()
    }
  }

  /** Reads what is missing of both lists. Throws nothing but AbortedError. */
  async read(means: ReadingDependencies, signal: AbortSignal): Promise<void> {
    await Promise.all(this.lists.map((list) => list.read(means, signal)))
  }

  /** Makes the next read start over if both lists are complete; otherwise it continues with what is missing. */
  expire(): void {
    if (this.snapshot.reading?.whole === true) for (const list of this.lists) list.expire()
  }

  private get lists(): readonly ListReading[] {
    return this.earlier === null ? [this.now] : [this.now, this.earlier]
  }

  private readonly changed = (): void => {
    this.timer ??= setTimeout(
      () => {
        this.cancelTimer()
        this.notifiedAt = Date.now()
        this.snapshot = this.takeSnapshot(this.snapshot.reading)
        for (const listener of this.listeners) listener()
      },
      Math.max(0, this.notifiedAt + NOTIFY_MS - Date.now()),
    )
  }

  private cancelTimer(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** @param before the previous reading; returned again if nothing has changed */
  private takeSnapshot(before: ReportReading | undefined): PairState {
    const [now, earlier = null] = this.lists.map(({ state }) => state)
    if (now === undefined) throw new Error('No list')
    const states = earlier === null ? [now] : [now, earlier]
    const whole = states.every((each) => each.whole)
    const running = states.some((each) => each.running)
    const failed = states.find(({ retrying }) => retrying !== null) ?? states.find(({ error }) => error !== undefined)
    const reading =
      whole || states.some(({ store }) => store.taken.length > 0)
        ? {
            period: this.now.question.period,
            comparison: this.earlier?.question.period ?? null,
            now: now.store,
            earlier: earlier?.store ?? null,
            whole,
          }
        : undefined
    return {
      reading: sameReading(before, reading) ? before : reading,
      running,
      progress: whole && !running ? null : sumProgress(states.map(({ progress }) => progress)),
      error: failed?.error,
      retrying: failed?.retrying ?? null,
    }
  }
}

function sameReading(a: ReportReading | undefined, b: ReportReading | undefined): boolean {
  return a?.now === b?.now && a?.earlier === b?.earlier && a?.whole === b?.whole
}

/** Progress of several lists together. */
function sumProgress(parts: readonly Progress[]): Progress {
  const totals = parts.flatMap(({ total }) => total ?? [])
  return {
    loaded: parts.reduce((sum, { loaded }) => sum + loaded, 0),
    total: totals.length === parts.length ? totals.reduce((sum, total) => sum + total, 0) : null,
  }
}
