import type { Client } from '#api/client.ts'
import { AbortedError, ApiError } from '#api/errors.ts'
import { AT_ONCE, PageReader, type Ask } from '#api/pageReader.ts'
import type { Page } from '#api/read.ts'
import { pagesOf } from '#api/readPages.ts'
import type { Progress, RetryState } from '#domain/loadable.ts'
import { emptyStore, withPage, type ReportStore } from '#domain/report/reportStore.ts'
import type { PlatformReportRow, ReportRow } from '#domain/reportRows.ts'
import { retryDelay } from '../retries.ts'
import type { Gate } from './gate.ts'
import { callOf, type ReportQuestion } from './reportQuestion.ts'
import { waitToRetry } from './waitToRetry.ts'

type Row = PlatformReportRow | ReportRow

/** What a list is read with. */
export interface ReadingMeans {
  client: Client
  retryDelaysS: readonly number[]
  gate: Gate
}

/** How far a list is. */
export interface ListState {
  store: ReportStore
  whole: boolean
  running: boolean
  progress: Progress
  /** What a page failed with: tried again while `retrying`, otherwise given up. */
  error: unknown
  retrying: RetryState | null
}

/** How long a list counts as fresh: figures come in once a day (spec section 7 leaves it open). */
const FRESH_MS = 300_000
/** Four million rows: a year by items of a large account has a third of that. */
const MOST_PAGES = 4000
/** How often a list whose total changes on the way is read anew. */
const MOST_TIMES_ANEW = 2

let nextId = 1

/** The list is another one than that of the pages before. */
class MovedError extends Error {}

interface Part {
  reader: PageReader<Row>
  store: ReportStore
  total: number | null
  at: number
}

/**
 * One list of report rows, and the reading of it: its pages go into the store as they come. A page that fails is tried
 * again by itself while the others go on; what is here stays whatever happens, and the next run reads only what is
 * missing. Of a list that is whole the rows stand until all of the newer ones are here.
 */
export class ListReading {
  private readonly listeners = new Set<() => void>()
  private readonly troubles = new Map<number, { error: unknown; retrying: RetryState | null }>()
  private kept: { store: ReportStore; rows: number; at: number } | null = null
  private part: Part
  private underWay: AbortController | null = null
  private lost: unknown

  /** Tells it from all others there are and were. */
  readonly id = nextId++

  /** @param pageSize rows of a page */
  constructor(
    readonly question: ReportQuestion,
    private readonly pageSize?: number,
  ) {
    this.part = this.begin()
  }

  get state(): ListState {
    const {
      kept,
      part: { reader, store },
      underWay,
    } = this
    const last = [...this.troubles.values()].at(-1)
    const running = underWay !== null
    return {
      store: kept?.store ?? store,
      whole: kept !== null,
      running,
      progress:
        kept === null || running
          ? { loaded: reader.loaded, total: reader.total }
          : { loaded: kept.rows, total: kept.rows },
      error: last?.error ?? this.lost,
      retrying: last?.retrying ?? null,
    }
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The next read begins anew, however fresh the rows are. */
  expire(): void {
    if (this.kept !== null) this.kept = { ...this.kept, at: -Infinity }
  }

  /** Reads what is missing; nothing where all is here and fresh. What fails is told by `state`: only AbortedError is thrown. */
  async read(means: ReadingMeans, signal: AbortSignal): Promise<void> {
    this.underWay?.abort()
    if (this.kept !== null && isFresh(this.kept)) return
    if (!isFresh(this.part)) this.part = this.begin()
    for (let time = 0; !(await this.readOnce(means, signal, time)); time++) this.part = this.begin()
  }

  /** False: the list moved, and is to be read anew. */
  private async readOnce(means: ReadingMeans, signal: AbortSignal, time: number): Promise<boolean> {
    const run = new AbortController()
    const stop = () => run.abort()
    if (signal.aborted) throw new AbortedError()
    signal.addEventListener('abort', stop, { once: true })
    this.underWay = run
    this.lost = undefined
    this.tell()
    const { part } = this
    const { ask, goOn } = this.asking(means, run.signal)
    try {
      await part.reader.read(ask, (offset, page) => this.take(part, offset, page, time), goOn)
      this.keep(part)
    } catch (error) {
      if (run.signal.aborted) throw new AbortedError()
      if (error instanceof MovedError) return false
      this.lost = error
    } finally {
      stop()
      signal.removeEventListener('abort', stop)
      if (this.underWay === run) {
        this.underWay = null
        this.troubles.clear()
        this.tell()
      }
    }
    return true
  }

  private take(part: Part, offset: number, { rows, total }: Page<Row>, time: number): void {
    if (part.total !== null && total !== null && total !== part.total && time < MOST_TIMES_ANEW) throw new MovedError()
    part.total = total
    part.at = Date.now()
    part.store = withPage(part.store, rows, offset)
    this.tell()
  }

  /** Asks for a page until it comes, or is given up. Where as many in a row were given up as are asked for at once, so are the others. */
  private asking(
    { client, retryDelaysS, gate }: ReadingMeans,
    signal: AbortSignal,
  ): { ask: Ask<Row>; goOn: (error: unknown) => boolean } {
    const { endpoint, body } = callOf(this.question)
    const askServer = pagesOf(client, endpoint, { body }, signal)
    const givenUp = new Set<unknown>()
    let inARow = 0
    const ask: Ask<Row> = async (offset, limit) => {
      for (let attempt = 1; ; attempt++) {
        try {
          const page = await gate.through(() => askServer(offset, limit))
          this.troubles.delete(offset)
          inARow = 0
          return page
        } catch (error) {
          if (signal.aborted) throw error
          const nextInS = retryDelay(error, attempt, retryDelaysS)
          this.troubles.set(offset, {
            error,
            retrying: nextInS === null ? null : { attempt, of: retryDelaysS.length, nextInS },
          })
          this.tell()
          if (nextInS === null) {
            givenUp.add(error)
            inARow += 1
            throw error
          }
          await waitToRetry(nextInS, signal)
        }
      }
    }
    return {
      ask,
      goOn: (error) => givenUp.has(error) && inARow < AT_ONCE && !(error instanceof ApiError && error.status === 401),
    }
  }

  private keep({ store, reader }: Part): void {
    this.kept = { store, rows: reader.loaded, at: Date.now() }
    this.part = this.begin()
  }

  private begin(): Part {
    const { rows, per } = this.question
    return {
      reader: new PageReader(this.pageSize, MOST_PAGES),
      store: emptyStore(rows === 'items' ? 'item' : 'campaign', per),
      total: null,
      at: Date.now(),
    }
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

function isFresh({ at }: { at: number }): boolean {
  return Date.now() - at < FRESH_MS
}
