import { linkedController } from '#api/abort.ts'
import type { Client } from '#api/client.ts'
import { AbortedError } from '#api/errors.ts'
import { PageReader } from '#api/pageReader.ts'
import type { Page } from '#api/read.ts'
import { pageFetcher } from '#api/readPages.ts'
import type { Progress } from '#domain/loadable.ts'
import { emptyStore, withPage, type ReportStore, type StoredRow } from '#domain/report/reportStore.ts'
import { toApiCall, type ReportRequest } from './reportRequest.ts'
import { retriedPages, type PageFailure } from './retriedPages.ts'
import type { Semaphore } from './semaphore.ts'

/** Dependencies for reading a list. */
export interface ReadingDependencies {
  client: Client
  retryDelaysS: readonly number[]
  semaphore: Semaphore
  /** Awaited before each page after the first. */
  permission?: (signal: AbortSignal) => Promise<void>
}

/** The current rows and loading state of a list. */
export interface ListState {
  store: ReportStore
  whole: boolean
  running: boolean
  progress: Progress
  /** Error of a page: it is being retried if `retrying` is set, otherwise it has failed for good. */
  error: unknown
  retrying: PageFailure['retrying']
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

/** The rows read so far. */
interface Draft {
  reader: PageReader<StoredRow>
  store: ReportStore
  total: number | null
  at: number
}

/**
 * Reads one list of report rows into a store, page by page. Loaded rows stay in any case, and the next run reads only
 * what is missing. While a complete list is refreshed, its old rows stay until all new ones have arrived.
 */
export class ListReading {
  /** Unique among all lists. */
  readonly id = nextId++
  /** Whether the list is read however long it is. */
  mayBeLong = false
  state: ListState
  private readonly listeners = new Set<() => void>()
  private draft: Draft
  private completedAt = -Infinity
  private controller: AbortController | null = null

  /** @param pageSize rows per page */
  constructor(
    readonly request: ReportRequest,
    private readonly pageSize?: number,
  ) {
    this.draft = this.newDraft()
    const { store } = this.draft
    const progress = { loaded: 0, total: null }
    this.state = { store, whole: false, running: false, progress, error: undefined, retrying: null }
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Makes the next read start over, even if the rows are fresh. */
  expire(): void {
    this.completedAt = -Infinity
  }

  /** Reads what is missing, if anything. Errors are in `state`: only AbortedError is thrown. */
  async read(dependencies: ReadingDependencies, signal: AbortSignal): Promise<void> {
    this.controller?.abort()
    if (isFresh(this.completedAt)) return
    if (signal.aborted) throw new AbortedError()
    if (!isFresh(this.draft.at)) this.draft = this.newDraft()
    const controller = linkedController(signal)
    this.controller = controller
    this.update({ running: true, error: undefined, progress: progressOf(this.draft) })
    try {
      for (let restarts = 0; !(await this.readDraft(dependencies, controller.signal, restarts)); restarts++)
        this.draft = this.newDraft()
      const { store, reader } = this.draft
      this.completedAt = Date.now()
      this.draft = this.newDraft()
      this.update({ store, whole: true, progress: { loaded: reader.loaded, total: reader.loaded }, error: undefined })
    } catch (error) {
      if (controller.signal.aborted) throw new AbortedError()
      this.update({ error })
    } finally {
      const isStopped = controller.signal.aborted
      controller.abort()
      if (this.controller === controller) {
        this.controller = null
        this.update({ running: false, retrying: null, error: isStopped ? undefined : this.state.error })
      }
    }
  }

  /** Returns false if the list has changed and must be read again. */
  private async readDraft(
    { client, retryDelaysS, semaphore, permission }: ReadingDependencies,
    signal: AbortSignal,
    restarts: number,
  ): Promise<boolean> {
    const { draft } = this
    const controller = linkedController(signal)
    const { endpoint, body } = toApiCall(this.request)
    const requestPage = pageFetcher(client, endpoint, { body }, controller.signal)
    const { ask, canContinue } = retriedPages<StoredRow>(
      async (offset, limit) => {
        if (offset > 0) await permission?.(controller.signal)
        return semaphore.run(() => requestPage(offset, limit))
      },
      {
        retryDelaysS,
        signal: controller.signal,
        onFailure: (failure) => this.update({ error: failure?.error, retrying: failure?.retrying ?? null }),
      },
    )
    try {
      await draft.reader.read(ask, (offset, page) => this.addPage(draft, offset, page, restarts), canContinue)
      return true
    } catch (error) {
      if (error instanceof ListChangedError) return false
      throw error
    } finally {
      controller.abort()
    }
  }

  private addPage(draft: Draft, offset: number, { rows, total }: Page<StoredRow>, restarts: number): void {
    if (draft.total !== null && total !== null && total !== draft.total && restarts < MAX_RESTARTS)
      throw new ListChangedError()
    draft.total = total
    draft.at = Date.now()
    draft.store = withPage(draft.store, rows, offset)
    this.update({ progress: progressOf(draft), ...(!this.state.whole && { store: draft.store }) })
  }

  private newDraft(): Draft {
    const { rows, per } = this.request
    return {
      reader: new PageReader(this.pageSize, MAX_PAGES),
      store: emptyStore(rows === 'items' ? 'item' : 'campaign', per),
      total: null,
      at: Date.now(),
    }
  }

  private update(change: Partial<ListState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

function progressOf({ reader: { loaded, total } }: Draft): Progress {
  return { loaded, total }
}

function isFresh(at: number): boolean {
  return Date.now() - at < FRESH_MS
}
