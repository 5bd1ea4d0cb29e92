import { sumBy, throttle } from 'es-toolkit'
import { abortable } from '#api/abort.ts'
import { addProgress, type Progress } from '#domain/loadable.ts'
import { LONG_REPORT, type LongReport, type ReportReading } from '#domain/report/reportReading.ts'
import type { ListReading, ListState, ReadingDependencies } from './listReading.ts'

/** Combined state of both lists of a report, for a screen. */
interface PairState extends Pick<ListState, 'running' | 'error' | 'retrying'> {
  /** Undefined before the first rows. */
  reading: ReportReading | undefined
  /** Null if everything is loaded and nothing is running. */
  progress: Progress | null
  /** The report is long, and reading waits for `readOn`. */
  long: Omit<LongReport, 'readOn'> | null
}

/** Notifies at most eight times a second, because each time the report is summed and rendered again. */
const NOTIFY_MS = 125

/** The lists of a period and of its comparison period, as one external store for React. */
export class PairReading {
  private readonly listeners = new Set<() => void>()
  private readonly lists: readonly ListReading[]
  private snapshot: PairState
  private estimatedRows: number | null = null
  /** Continues the pages that wait for permission. */
  private waiting: (() => void)[] = []

  constructor(
    private readonly now: ListReading,
    private readonly earlier: ListReading | null,
  ) {
    this.lists = earlier === null ? [now] : [now, earlier]
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
      if (this.listeners.size === 0) this.changed.cancel()
    }
  }

  /** Reads what is missing of both lists. Throws nothing but AbortedError. */
  async read(dependencies: ReadingDependencies, signal: AbortSignal): Promise<void> {
    this.waiting = []
    const permission = (stop: AbortSignal) =>
      abortable(stop, async () => {
        if (this.longReport() === null) return
        this.changed()
        await new Promise<void>((resume) => this.waiting.push(resume))
      })
    await Promise.all(this.lists.map((list) => list.read({ ...dependencies, permission }, signal)))
  }

  /** Reads the lists to their end, however long they are. */
  readOn(): void {
    for (const list of this.lists) list.mayBeLong = true
    for (const resume of this.waiting.splice(0)) resume()
    this.changed()
  }

  /** @param rows expected number of rows of both lists, for lists without a total; null if unknown */
  estimate(rows: number | null): void {
    this.estimatedRows = rows
  }

  /** Makes the next read start over if both lists are complete; otherwise it continues with what is missing. */
  expire(): void {
    if (this.snapshot.reading?.whole === true) for (const list of this.lists) list.expire()
  }

  private longReport(): PairState['long'] {
    if (this.lists.every(({ mayBeLong, state }) => mayBeLong || state.whole)) return null
    const known = sumBy(this.lists, ({ state }) => state.progress.total ?? 0)
    const lacksTotal = this.lists.some(({ state: { progress } }) => progress.total === null && progress.loaded > 0)
    const rows = lacksTotal ? (this.estimatedRows ?? known) : known
    return rows > LONG_REPORT ? { rows, isEstimate: lacksTotal } : null
  }

  private readonly changed = throttle(() => {
    this.snapshot = this.takeSnapshot(this.snapshot.reading)
    for (const listener of this.listeners) listener()
  }, NOTIFY_MS)

  /** @param before the previous reading; returned again if nothing has changed */
  private takeSnapshot(before: ReportReading | undefined): PairState {
    const states = this.lists.map(({ state }) => state)
    const whole = states.every((each) => each.whole)
    const running = states.some((each) => each.running)
    const failed = states.find(({ retrying }) => retrying !== null) ?? states.find(({ error }) => error !== undefined)
    const reading: ReportReading = {
      period: this.now.request.period,
      comparison: this.earlier?.request.period ?? null,
      now: this.now.state.store,
      earlier: this.earlier?.state.store ?? null,
      whole,
    }
    const isSame = before?.now === reading.now && before.earlier === reading.earlier && before.whole === whole
    const hasRows = whole || states.some(({ store }) => store.loaded.length > 0)
    return {
      reading: isSame ? before : hasRows ? reading : undefined,
      running,
      progress: whole && !running ? null : addProgress(states.map(({ progress }) => progress)),
      error: failed?.error,
      retrying: failed?.retrying ?? null,
      long: running && this.waiting.length > 0 ? this.longReport() : null,
    }
  }
}
