import { firstGap, addInterval, type Interval } from '#domain/intervals.ts'
import type { Progress } from '#domain/loadable.ts'
import { ListChangedError, UnreadableError } from './errors.ts'
import { PAGE_SIZE } from './queries.ts'
import type { Page } from './read.ts'

/** Maximum number of concurrent requests for one list. */
export const MAX_CONCURRENT_REQUESTS = 4
/** A list with more pages is taken for an endless one. */
const MAX_PAGES = 1000

/** Requests one page. */
export type FetchPage<T> = (offset: number, limit: number) => Promise<Page<T>>

/**
 * Reads one list page by page: the first page, then four at a time if `total` is known, else one by one. Pages are
 * passed on as they arrive, in any order. After a failure, `read` continues where it stopped. A list that ends before
 * its total or repeats pages is an UnreadableError, never a shorter list.
 */
export class PageReader<T> {
  /** Total number of rows according to the last page; null if unknown. */
  total: number | null = null
  /** The total may change between pages; otherwise that is a ListChangedError. */
  mayChange = true
  private loadedIntervals: readonly Interval[] = []
  /** Without a total: the last page was full, so another one may follow. */
  private mayHaveMore = true
  private pageCount = 0
  /** The first row as JSON, to detect repeated pages. */
  private firstRow: string | null = null

  constructor(
    private readonly limit = PAGE_SIZE,
    private readonly maxPages = MAX_PAGES,
  ) {}

  /** Number of rows loaded, including unreadable ones that were dropped. */
  get loaded(): number {
    return this.loadedIntervals.reduce((sum, { from, to }) => sum + to - from, 0)
  }

  get progress(): Progress {
    return { loaded: this.loaded, total: this.total }
  }

  /**
   * Reads all missing pages. Throws the first error.
   * @param onPage called for each page with rows, and for the first page
   * @param canContinue whether to read the other pages before throwing this error
   */
  async read(
    ask: FetchPage<T>,
    onPage: (offset: number, page: Page<T>) => void,
    canContinue: (error: unknown) => boolean = () => false,
  ): Promise<void> {
    const errors: unknown[] = []
    for (let loadedBefore = -1; ;) {
      const missing = this.missingIntervals()
      if (missing.length === 0 && this.loadedIntervals.length < 2) return
      if (this.loaded === loadedBefore) throw new UnreadableError('The list has a gap, or ended before its total')
      loadedBefore = this.loaded
      let next = 0
      const runWorker = async () => {
        for (let interval = missing[next++]; interval; interval = missing[next++]) {
          try {
            await this.readInterval(interval, ask, onPage)
          } catch (error) {
            if (!canContinue(error)) throw error
            errors.push(error)
          }
        }
      }
      await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, runWorker))
      if (errors.length > 0) throw errors[0]
    }
  }

  /** The gaps in the list, at most a page each. */
  private missingIntervals(): Interval[] {
    const loadedEnd = Math.max(0, ...this.loadedIntervals.map(({ to }) => to))
    const end = this.total ?? (this.mayHaveMore ? loadedEnd + this.limit : loadedEnd)
    if ((end - this.loaded) / this.limit > this.maxPages) throw new UnreadableError('The list is too long')
    const missing: Interval[] = []
    for (
      let from = firstGap(this.loadedIntervals, 0);
      from < end;
      from = firstGap(this.loadedIntervals, missing.at(-1)?.to ?? end)
    ) {
      missing.push({
        from,
        to: Math.min(
          from + this.limit,
          end,
          ...this.loadedIntervals.flatMap((each) => (each.from > from ? each.from : [])),
        ),
      })
    }
    return missing
  }

  /** Reads an interval, in several requests if the server returns fewer rows than requested. */
  private async readInterval(
    { from, to }: Interval,
    ask: FetchPage<T>,
    onPage: (offset: number, page: Page<T>) => void,
  ): Promise<void> {
    for (let offset = from; offset < Math.min(to, this.total ?? to);) {
      if (++this.pageCount > this.maxPages) throw new UnreadableError('The list does not end')
      const page = await ask(offset, to - offset)
      if (offset > 0 && page.received > to - offset) throw new UnreadableError('More rows than requested')
      this.addPage(offset, page, to - offset)
      if (page.received > 0 || offset === 0) onPage(offset, page)
      // Without a total, a page that is not full is the last one.
      if (page.received === 0 || this.total === null) return
      offset += page.received
    }
  }

  private addPage(offset: number, { rows, total, received }: Page<T>, requested: number): void {
    // Rows are unique, so the first row again means that the server ignored the offset.
    const row = rows.length === 0 ? null : JSON.stringify(rows[0])
    if (offset === 0) this.firstRow = row
    else if (row !== null && row === this.firstRow) throw new UnreadableError('The same page was returned again')
    if (!this.mayChange && total !== null && this.total !== null && total !== this.total) throw new ListChangedError()
    // A total smaller than the rows received is wrong.
    this.total = total !== null && total < offset + received ? null : (total ?? this.total)
    this.mayHaveMore = received === requested
    this.loadedIntervals = addInterval(this.loadedIntervals, offset, offset + received)
  }
}
