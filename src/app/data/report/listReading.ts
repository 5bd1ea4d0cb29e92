import type { Client } from '#api/client.ts'
import { AbortedError, ApiError } from '#api/errors.ts'
import { MAX_CONCURRENT_REQUESTS, PageReader, type FetchPage } from '#api/pageReader.ts'
import type { Page } from '#api/read.ts'
import { pageFetcher } from '#api/readPages.ts'
import type { Progress, RetryState } from '#domain/loadable.ts'
import { emptyStore, withPage, type ReportStore } from '#domain/report/reportStore.ts'
import type { PlatformReportRow, ReportRow } from '#domain/reportRows.ts'
import { retryDelay } from '../retries.ts'
import type { Semaphore } from './semaphore.ts'
import { toApiCall, type ReportRequest } from './reportRequest.ts'
import { waitToRetry } from './waitToRetry.ts'

type Row = PlatformReportRow | ReportRow

/** Dependencies for reading a list. */
export interface ReadingDependencies {
  client: Client
  retryDelaysS: readonly number[]
  semaphore: Semaphore
}

/** The current rows and loading state of a list. */
export interface ListState {
  store: ReportStore
  whole: boolean
  running: boolean
  progress: Progress
  /** Error of a page: it is being retried if `retrying` is set, otherwise it has failed for good. */
  error: unknown
  retrying: RetryState | null
}

/** How long a list is fresh. Figures are updated once a day; spec section 7 leaves this open. */
const FRESH_MS = 300_000
/** Four million rows, three times the items of a large account over a year. */
const MAX_PAGES = 4000
/** How often reading restarts because the total of the list has changed. */
const MAX_RESTARTS = 2

let nextId = 1

/** The total has changed since the previous page. */
class ListChangedError extends Error {}

interface Part {
  reader: PageReader<Row>
  store: ReportStore
  total: number | null
  at: number
}

/**
 * Reads one list of report rows into a store, page by page. A failed page is retried on its own while the others
 * continue. Loaded rows stay in any case, and the next run reads only what is missing. While a complete list is
 * refreshed, its old rows stay until all new ones have arrived.
 */
export class ListReading {
  private readonly listeners = new Set<() => void>()
  private readonly failures = new Map<number, { error: unknown; retrying: RetryState | null }>()
  private complete: { store: ReportStore; rows: number; at: number } | null = null
  private part: Part
  private controller: AbortController | null = null
  private listError: unknown

  /** Unique among all lists. */
  readonly id = nextId++

  /** @param pageSize rows per page */
  constructor(
    readonly question: ReportRequest,
    private readonly pageSize?: number,
  ) {
    this.part = this.emptyPart()
  }

  get state(): ListState {
    const {
      complete,
      part: { reader, store },
      controller,
    } = this
    const last = [...this.failures.values()].at(-1)
    const running = controller !== null
    return {
      store: complete?.store ?? store,
      whole: complete !== null,
      running,
      progress:
        complete === null || running
          ? { loaded: reader.loaded, total: reader.total }
          : { loaded: complete.rows, total: complete.rows },
      error: last?.error ?? this.listError,
      retrying: last?.retrying ?? null,
    }
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Makes the next read start over, even if the rows are fresh. */
  expire(): void {
    if (this.complete !== null) this.complete = { ...this.complete, at: -Infinity }
  }

  /** Reads what is missing, if anything. Errors are in `state`: only AbortedError is thrown. */
  async read(dependencies: ReadingDependencies, signal: AbortSignal): Promise<void> {
    this.controller?.abort()
    if (this.complete !== null && isFresh(this.complete)) return
    if (!isFresh(this.part)) this.part = this.emptyPart()
    for (let restarts = 0; !(await this.readOnce(dependencies, signal, restarts)); restarts++)
      this.part = this.emptyPart()
  }

  /** Returns false if the list has changed and must be read again. */
  private async readOnce(dependencies: ReadingDependencies, signal: AbortSignal, restarts: number): Promise<boolean> {
    const controller = new AbortController()
    const abort = () => controller.abort()
    if (signal.aborted) throw new AbortedError()
    signal.addEventListener('abort', abort, { once: true })
    this.controller = controller
    this.listError = undefined
    this.notify()
    const { part } = this
    const { ask, canContinue } = this.pageRequests(dependencies, controller.signal)
    try {
      await part.reader.read(ask, (offset, page) => this.addPage(part, offset, page, restarts), canContinue)
      this.setComplete(part)
    } catch (error) {
      if (controller.signal.aborted) throw new AbortedError()
      if (error instanceof ListChangedError) return false
      this.listError = error
    } finally {
      abort()
      signal.removeEventListener('abort', abort)
      if (this.controller === controller) {
        this.controller = null
        this.failures.clear()
        this.notify()
      }
    }
    return true
  }

  private addPage(part: Part, offset: number, { rows, total }: Page<Row>, restarts: number): void {
    if (part.total !== null && total !== null && total !== part.total && restarts < MAX_RESTARTS)
      throw new ListChangedError()
    part.total = total
    part.at = Date.now()
    part.store = withPage(part.store, rows, offset)
    this.notify()
  }

  /**
   * Requests pages with retries. After as many failed pages in a row as there are concurrent requests, reading stops.
   */
  private pageRequests(
    { client, retryDelaysS, semaphore }: ReadingDependencies,
    signal: AbortSignal,
  ): { ask: FetchPage<Row>; canContinue: (error: unknown) => boolean } {
    const { endpoint, body } = toApiCall(this.question)
    const requestPage = pageFetcher(client, endpoint, { body }, signal)
    const failedForGood = new Set<unknown>()
    let failuresInARow = 0
    const ask: FetchPage<Row> = async (offset, limit) => {
      for (let attempt = 1; ; attempt++) {
        try {
          const page = await semaphore.run(() => requestPage(offset, limit))
          this.failures.delete(offset)
          failuresInARow = 0
          return page
        } catch (error) {
          if (signal.aborted) throw error
          const nextInS = retryDelay(error, attempt, retryDelaysS)
          this.failures.set(offset, {
            error,
            retrying: nextInS === null ? null : { attempt, of: retryDelaysS.length, nextInS },
          })
          this.notify()
          if (nextInS === null) {
            failedForGood.add(error)
            failuresInARow += 1
            throw error
          }
          await waitToRetry(nextInS, signal)
        }
      }
    }
    return {
      ask,
      canContinue: (error) =>
        failedForGood.has(error) &&
        failuresInARow < MAX_CONCURRENT_REQUESTS &&
        !(error instanceof ApiError && error.status === 401),
    }
  }

  private setComplete({ store, reader }: Part): void {
    this.complete = { store, rows: reader.loaded, at: Date.now() }
    this.part = this.emptyPart()
  }

  private emptyPart(): Part {
    const { rows, per } = this.question
    return {
      reader: new PageReader(this.pageSize, MAX_PAGES),
      store: emptyStore(rows === 'items' ? 'item' : 'campaign', per),
      total: null,
      at: Date.now(),
    }
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }
}

function isFresh({ at }: { at: number }): boolean {
  return Date.now() - at < FRESH_MS
}
