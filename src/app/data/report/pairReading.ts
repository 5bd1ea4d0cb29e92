import type { Progress } from '#domain/loadable.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ListReading, ListState, ReadingMeans } from './listReading.ts'

/** What a screen is told of both lists of a report. */
export interface PairState {
  /** Undefined before the first rows. */
  reading: ReportReading | undefined
  running: boolean
  /** Null where all is here, and nothing is under way. */
  progress: Progress | null
  error: unknown
  retrying: ListState['retrying']
}

/** Tells at most eight times a second: each time everything is added up and drawn again. */
const TELL_MS = 125

/** The list of a period and that of the period it is compared with, as one that React can look at. */
export class PairReading {
  private readonly listeners = new Set<() => void>()
  private shown: PairState
  private toldAt = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly now: ListReading,
    readonly earlier: ListReading | null,
  ) {
    this.shown = this.look(undefined)
  }

  state = (): PairState => this.shown

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    const leave = this.lists.map((list) => list.subscribe(this.changed))
    this.changed()
    return () => {
      for (const off of leave) off()
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.rest()
    }
  }

  /** Reads what is missing of both. Throws nothing but AbortedError. */
  async read(means: ReadingMeans, signal: AbortSignal): Promise<void> {
    await Promise.all(this.lists.map((list) => list.read(means, signal)))
  }

  /** The next read begins anew where everything is here; otherwise it goes on with what is missing. */
  expire(): void {
    if (this.shown.reading?.whole === true) for (const list of this.lists) list.expire()
  }

  private get lists(): readonly ListReading[] {
    return this.earlier === null ? [this.now] : [this.now, this.earlier]
  }

  private readonly changed = (): void => {
    this.timer ??= setTimeout(
      () => {
        this.rest()
        this.toldAt = Date.now()
        this.shown = this.look(this.shown.reading)
        for (const listener of this.listeners) listener()
      },
      Math.max(0, this.toldAt + TELL_MS - Date.now()),
    )
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** @param before what was shown: it stays the same one where nothing new is here */
  private look(before: ReportReading | undefined): PairState {
    const [now, earlier = null] = this.lists.map(({ state }) => state)
    if (now === undefined) throw new Error('No list')
    const states = earlier === null ? [now] : [now, earlier]
    const whole = states.every((each) => each.whole)
    const running = states.some((each) => each.running)
    const troubled = states.find(({ retrying }) => retrying !== null) ?? states.find(({ error }) => error !== undefined)
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
      progress: whole && !running ? null : together(states.map(({ progress }) => progress)),
      error: troubled?.error,
      retrying: troubled?.retrying ?? null,
    }
  }
}

function sameReading(a: ReportReading | undefined, b: ReportReading | undefined): boolean {
  return a?.now === b?.now && a?.earlier === b?.earlier && a?.whole === b?.whole
}

/** How far several lists are, as one. */
function together(parts: readonly Progress[]): Progress {
  const totals = parts.flatMap(({ total }) => total ?? [])
  return {
    loaded: parts.reduce((sum, { loaded }) => sum + loaded, 0),
    total: totals.length === parts.length ? totals.reduce((sum, total) => sum + total, 0) : null,
  }
}
