import { firstFree, withStretch, type Stretch } from '#domain/stretches.ts'
import { UnreadableError } from './errors.ts'
import { PAGE_SIZE } from './queries.ts'
import type { Page } from './read.ts'

/** Requests under way at once (contract.md, Conventions). */
export const AT_ONCE = 4
/** A list longer than this many pages is a server that does not stop. */
const MOST_PAGES = 1000

export type Ask<T> = (offset: number, limit: number) => Promise<Page<T>>

/**
 * One list being read page by page (contract.md, Conventions): the first page, then four at a time where `total` is
 * known, one by one where it is not. Pages are handed on as they come, in any order. It remembers what has come, so that
 * after a failure `read` goes on where it stopped. A list that ends before its total, or pages that repeat, are an
 * UnreadableError, never a shorter list.
 */
export class PageReader<T> {
  /** How many rows there are, as the last page told; null: not known. */
  total: number | null = null
  private taken: readonly Stretch[] = []
  /** Without a total: the last page was full, another may follow. */
  private open = true
  private pages = 0
  private first: string | null = null

  constructor(
    private readonly limit = PAGE_SIZE,
    private readonly mostPages = MOST_PAGES,
  ) {}

  /** Rows of the list that are here, those dropped as unreadable included. */
  get loaded(): number {
    return this.taken.reduce((sum, { from, to }) => sum + to - from, 0)
  }

  /**
   * Reads all that is missing. Throws the first failure: at once, or after all other pages where `goOn` says so of it.
   * @param onPage called for each page that has rows, and for the first
   */
  async read(
    ask: Ask<T>,
    onPage: (offset: number, page: Page<T>) => void,
    goOn: (error: unknown) => boolean = () => false,
  ): Promise<void> {
    const failures: unknown[] = []
    for (let before = -1; ;) {
      const missing = this.missing()
      if (missing.length === 0 && this.taken.length < 2) return
      if (this.loaded === before) throw new UnreadableError('The list has a gap, or ended before its total')
      before = this.loaded
      let next = 0
      const work = async () => {
        for (let stretch = missing[next++]; stretch; stretch = missing[next++]) {
          try {
            await this.fill(stretch, ask, onPage)
          } catch (error) {
            if (!goOn(error)) throw error
            failures.push(error)
          }
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      if (failures.length > 0) throw failures[0]
    }
  }

  /** What to ask for next, in pages. */
  private missing(): Stretch[] {
    const last = Math.max(0, ...this.taken.map(({ to }) => to))
    const end = this.total ?? (this.open ? last + this.limit : last)
    if ((end - this.loaded) / this.limit > this.mostPages) throw new UnreadableError('The list is too long')
    const missing: Stretch[] = []
    for (let from = firstFree(this.taken, 0); from < end; from = firstFree(this.taken, missing.at(-1)?.to ?? end)) {
      missing.push({
        from,
        to: Math.min(from + this.limit, end, ...this.taken.flatMap((each) => (each.from > from ? each.from : []))),
      })
    }
    return missing
  }

  /** Reads a stretch, in several steps where the server gives less than was asked for. */
  private async fill(
    { from, to }: Stretch,
    ask: Ask<T>,
    onPage: (offset: number, page: Page<T>) => void,
  ): Promise<void> {
    for (let offset = from; offset < Math.min(to, this.total ?? to);) {
      if (++this.pages > this.mostPages) throw new UnreadableError('The list does not end')
      const page = await ask(offset, to - offset)
      if (offset > 0 && page.received > to - offset) throw new UnreadableError('More rows than were asked for')
      this.take(offset, page, to - offset)
      if (page.received > 0 || offset === 0) onPage(offset, page)
      // Without a total a page that is not full is the last.
      if (page.received === 0 || this.total === null) return
      offset += page.received
    }
  }

  private take(offset: number, { rows, total, received }: Page<T>, asked: number): void {
    // A row stands once in a list: the first one again means that the offset was not heeded.
    const mark = rows.length === 0 ? null : JSON.stringify(rows[0])
    if (offset === 0) this.first = mark
    else if (mark !== null && mark === this.first) throw new UnreadableError('The same page again')
    // A total smaller than what has come is no total.
    this.total = total !== null && total < offset + received ? null : (total ?? this.total)
    this.open = received === asked
    this.taken = withStretch(this.taken, offset, offset + received)
  }
}
