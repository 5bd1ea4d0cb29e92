import type { Progress } from '#domain/loadable.ts'
import type { AnyOptions, CallOptions } from './callOptions.ts'
import type { Client } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError, UnreadableError } from './errors.ts'
import { PAGE_SIZE } from './queries.ts'
import type { Page } from './read.ts'

/** Requests under way at once (contract.md, Conventions). */
const AT_ONCE = 4
/** A list longer than this many pages is a server that does not stop. */
const MOST_PAGES = 1000

interface PagesOptions<T> {
  /** Called when more of the list is here: its rows from the first on, without gaps. */
  onPage?: ((rows: T[], progress: Progress) => void) | undefined
  /** Rows of a page. */
  limit?: number
}

/**
 * Reads a whole list page by page (contract.md, Conventions): the first page, then four at a time where `total` is
 * known, one by one where it is not. Paging goes into the query of a GET and the body of a POST. Returns every row or
 * throws, the other requests then aborted: a list that ends before its total, or pages that repeat, are an
 * UnreadableError, never a shorter list.
 */
export async function readPages<P extends string, Q, B, T>(
  client: Client,
  endpoint: Endpoint<P, Q, B, Page<T>>,
  options: CallOptions<P, Q, B> & PagesOptions<T>,
): Promise<T[]> {
  const controller = new AbortController()
  const anyOptions = options as AnyOptions & PagesOptions<T>
  const { signal } = anyOptions
  const stop = () => controller.abort()
  if (signal?.aborted) throw new AbortedError()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const reading = new Reading((offset, limit) => askPage(client, endpoint, anyOptions, { offset, limit, signal: controller.signal }), anyOptions)
    return await reading.all()
  } catch (error) {
    controller.abort()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

interface Place {
  offset: number
  limit: number
  signal: AbortSignal
}

function askPage<T>(client: Client, endpoint: Endpoint<string, unknown, unknown, Page<T>>, options: AnyOptions, { offset, limit, signal }: Place): Promise<Page<T>> {
  const { path, query, body } = options
  const paging = { limit, offset }
  const paged = endpoint.method === 'GET' ? { query: { ...query, ...paging } } : { query, body: { ...(body as object | undefined), ...paging } }
  return (client.call as (endpoint: Endpoint, options: AnyOptions) => Promise<unknown>)(endpoint, { path, ...paged, signal }) as Promise<Page<T>>
}

type Ask<T> = (offset: number, limit: number) => Promise<Page<T>>

/** One list being read: what is here without gaps, and what came ahead of it. */
class Reading<T> {
  private rows: T[] = []
  /** Rows of the list that stand in `rows`, those dropped as unreadable included. */
  private loaded = 0
  private total: number | null = null
  private pages = 0
  private first: string | null = null
  private readonly ahead = new Map<number, Page<T>>()
  private readonly limit: number

  constructor(
    private readonly askServer: Ask<T>,
    private readonly options: PagesOptions<T>,
  ) {
    this.limit = options.limit ?? PAGE_SIZE
  }

  async all(): Promise<T[]> {
    let last = await this.ask(0, this.limit)
    this.add(0, last)
    if (this.total !== null && last.received > 0) await this.readAhead(this.total)
    while (this.total === null ? last.received === this.limit : this.loaded < this.total) {
      const from = this.loaded
      last = await this.ask(from, this.limit)
      if (last.received === 0) break
      this.add(from, last)
    }
    const short = this.total !== null && this.loaded < this.total
    if (short || this.ahead.size > 0) throw new UnreadableError('The list has a gap, or ended before its total')
    return this.rows
  }

  /** Everything up to `total`, four requests at a time, each page asked for by whoever is free. */
  private async readAhead(total: number): Promise<void> {
    let next = this.loaded
    if ((total - next) / this.limit > MOST_PAGES) throw new UnreadableError('The list is too long')
    const work = async () => {
      while (next < total) {
        const from = next
        next += this.limit
        await this.fill(from, Math.min(next, total))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Reads from one offset up to another, in several steps where the server gives less than was asked for. */
  private async fill(from: number, to: number): Promise<void> {
    for (let offset = from; offset < to; ) {
      const page = await this.ask(offset, to - offset)
      if (page.received > to - offset) throw new UnreadableError('More rows than were asked for')
      if (page.received === 0) return
      this.add(offset, page)
      offset += page.received
    }
  }

  private async ask(offset: number, limit: number): Promise<Page<T>> {
    if (++this.pages > MOST_PAGES) throw new UnreadableError('The list does not end')
    const page = await this.askServer(offset, limit)
    // A row stands once in a list: the first one again means that the offset was not heeded.
    const mark = page.rows.length === 0 ? null : JSON.stringify(page.rows[0])
    if (offset === 0) this.first = mark
    else if (mark !== null && mark === this.first) throw new UnreadableError('The same page again')
    return page
  }

  private add(offset: number, page: Page<T>): void {
    this.ahead.set(offset, page)
    // A total smaller than what has come is no total.
    this.total = page.total !== null && page.total < offset + page.received ? null : (page.total ?? this.total)
    const before = this.loaded
    for (let next = this.ahead.get(this.loaded); next; next = this.ahead.get(this.loaded)) {
      this.ahead.delete(this.loaded)
      this.rows = [...this.rows, ...next.rows]
      this.loaded += next.received
      if (next.received === 0) break
    }
    if (this.loaded > before || offset === 0) this.options.onPage?.(this.rows, { loaded: this.loaded, total: this.total })
  }
}
