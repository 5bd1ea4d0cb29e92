import { linkedController } from '#api/abort.ts'
import type { Client } from '#api/client.ts'
import { AbortedError, ListChangedError } from '#api/errors.ts'
import { PageReader } from '#api/pageReader.ts'
import type { Page } from '#api/read.ts'
import { pageFetcher } from '#api/readPages.ts'
import type { Progress } from '#domain/loadable.ts'
import { emptyStore, withPage, type ReportStore, type StoredRow } from '#domain/report/reportStore.ts'
import { toApiCall, type ReportRequest } from './reportRequest.ts'
import { retriedPages, type PageFailure } from './retriedPages.ts'

export type PageRequest = () => Promise<Page<StoredRow>>

/** Dependencies for reading a list. */
export interface ReadingDependencies {
  client: Client
  retryDelaysS: readonly number[]
  /** Runs a request when not too many others are running. */
  limited: (request: PageRequest) => Promise<Page<StoredRow>>
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
  private draft: ReturnType<typeof newDraft>
  private completedAt = -Infinity
  private controller: AbortController | null = null

  /** @param pageSize rows per page */
  constructor(
    readonly request: ReportRequest,
    private readonly pageSize?: number,
  ) {
    this.draft = newDraft(request, pageSize)
    const { store, reader } = this.draft
    this.state = { store, whole: false, running: false, progress: reader.progress, error: undefined, retrying: null }
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
    if (!isFresh(this.draft.readAt)) this.draft = newDraft(this.request, this.pageSize)
    const controller = linkedController(signal)
    this.controller = controller
    this.update({ running: true, error: undefined, progress: this.draft.reader.progress })
    let end: Partial<ListState> = {}
    try {
      await this.readDraft(dependencies, controller.signal)
      const { store, reader } = this.draft
      this.completedAt = Date.now()
      this.draft = newDraft(this.request, this.pageSize)
      end = { store, whole: true, progress: { loaded: reader.loaded, total: reader.loaded } }
    } catch (error) {
      if (controller.signal.aborted) throw new AbortedError()
      end = { error }
    } finally {
      controller.abort()
      if (this.controller === controller) this.update({ running: false, retrying: null, error: undefined, ...end })
    }
  }

  /** Starts over if the list changes meanwhile. */
  private async readDraft(dependencies: ReadingDependencies, signal: AbortSignal, restarts = 0): Promise<void> {
    const { draft } = this
    const { client, retryDelaysS, limited, permission } = dependencies
    const controller = linkedController(signal)
    const { endpoint, body } = toApiCall(this.request)
    const requestPage = pageFetcher(client, endpoint, { body }, controller.signal)
    const { ask, canContinue } = retriedPages<StoredRow>(
      async (offset, limit) => {
        if (offset > 0) await permission?.(controller.signal)
        return limited(() => requestPage(offset, limit))
      },
      {
        retryDelaysS,
        signal: controller.signal,
        onFailure: (failure) => this.update({ error: failure?.error, retrying: failure?.retrying ?? null }),
      },
    )
    draft.reader.mayChange = restarts === MAX_RESTARTS
    const addPage = (offset: number, { rows }: Page<StoredRow>) => {
      draft.readAt = Date.now()
      draft.store = withPage(draft.store, rows, offset)
      this.update({ progress: draft.reader.progress, ...(!this.state.whole && { store: draft.store }) })
    }
    try {
      await draft.reader.read(ask, addPage, canContinue)
    } catch (error) {
      controller.abort()
      if (!(error instanceof ListChangedError)) throw error
      this.draft = newDraft(this.request, this.pageSize)
      await this.readDraft(dependencies, signal, restarts + 1)
    } finally {
      controller.abort()
    }
  }

  private update(change: Partial<ListState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

/** The rows read so far. */
function newDraft({ rows, per }: ReportRequest, pageSize: number | undefined) {
  return {
    reader: new PageReader<StoredRow>(pageSize, MAX_PAGES),
    store: emptyStore(rows === 'items' ? 'item' : 'campaign', per),
    readAt: Date.now(),
  }
}

function isFresh(at: number): boolean {
  return Date.now() - at < FRESH_MS
}
