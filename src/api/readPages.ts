import type { Progress } from '#domain/loadable.ts'
import { linkedController } from '#domain/abort.ts'
import type { AnyOptions, CallOptions } from './callOptions.ts'
import type { Client } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError, TooLongError, UnreadableError } from './errors.ts'
import { PAGE_SIZE } from './queries.ts'
import type { Page } from './read.ts'

/** Maximum number of concurrent requests for one list. */
export const MAX_CONCURRENT_REQUESTS = 4
/** A list with more pages is taken for an endless one. */
const MAX_PAGES = 1000
/** While a list loads, it is passed on when there are so many times more rows, or after this time. */
const GROWTH = 1.25
const GROWTH_MS = 1000

interface PagesOptions<T> {
  /** Called as the list grows, with the rows so far: without gaps, unless `inOrder` is false. */
  onPage?: ((rows: T[], progress: Progress) => void) | undefined
  /** Rows per page. */
  limit?: number
  /** Longer lists are a TooLongError after their first page. */
  maxRows?: number
  /** Whether the rows are passed on in the order of the list. */
  inOrder?: boolean
  /** Whether the first page is queued, too, as later pages are: for many lists at once. */
  isQueued?: boolean
}

/**
 * Reads a whole list page by page: the first page, then four at a time if the total is known, else one by one. Paging
 * goes into the query of a GET and the body of a POST; a list without paging is one request. Returns all rows; throws the
 * first error of a page and aborts the others. A list that ends before its total or repeats pages is an UnreadableError,
 * never a shorter list.
 */
export async function readPages<P extends string, Q, B, T>(
  call: Client['call'],
  endpoint: Endpoint<P, Q, B, Page<T>>,
  options: CallOptions<P, Q, B> & PagesOptions<T>,
): Promise<T[]> {
  const {
    signal,
    onPage,
    limit = PAGE_SIZE,
    maxRows = Infinity,
    inOrder = true,
    ...request
  } = options as AnyOptions & PagesOptions<T>
  if (signal?.aborted) throw new AbortedError()
  if (!('limit' in endpoint.defaults)) return (await pageQuery(call, endpoint, request, signal)()).rows
  const controller = linkedController(signal)
  const requestPage = pageQuery(call, endpoint, request, controller.signal)
  const pages: LoadedPage<T>[] = []
  // Not narrowed: they change while requests are awaited.
  let total = null as number | null
  let mayHaveMore = true as boolean
  let requestCount = 0
  const passOn = onPage && growing(onPage)

  /** Reads an interval, in several requests if the server returns fewer rows than requested. */
  const readInterval = async ({ from, to }: Interval) => {
    for (let offset = from; offset < Math.min(to, total ?? to);) {
      if (++requestCount > MAX_PAGES) throw new UnreadableError('The list does not end')
      const page = await requestPage(offset, to - offset)
      if (offset > 0) checkPage(page, to - offset, pages)
      // A total smaller than the rows received is wrong.
      total = page.total !== null && page.total < offset + page.received ? null : (page.total ?? total)
      mayHaveMore = page.received === to - offset
      if (page.received > 0) pages.push({ from: offset, to: offset + page.received, rows: page.rows })
      const shown = inOrder ? withoutGaps(pages) : pages
      const loaded = countRows(shown)
      if ((total ?? loaded) > maxRows) throw new TooLongError({ of: 'rows', count: total, limit: maxRows })
      if (offset === 0 || shown.some(({ from }) => from === offset)) passOn?.(shown, { loaded, total })
      // Without a total, a page that is not full is the last one.
      if (page.received === 0 || total === null) return
      offset += page.received
    }
  }
  try {
    for (let loadedBefore = -1; ;) {
      const loaded = countRows(pages)
      const end = Math.max(total ?? 0, ...pages.map(({ to }) => to)) + (total === null && mayHaveMore ? limit : 0)
      if ((end - loaded) / limit > MAX_PAGES) throw new UnreadableError('The list is too long')
      const missing = gapsIn(pages, end, limit)
      if (missing.length === 0) return withoutGaps(pages).flatMap(({ rows }) => rows)
      if (loaded === loadedBefore) throw new UnreadableError('The list has a gap, or ended before its total')
      loadedBefore = loaded
      let next = 0
      const work = async () => {
        for (let interval = missing[next++]; interval; interval = missing[next++]) await readInterval(interval)
      }
      await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, work))
    }
  } finally {
    controller.abort()
  }
}

/** Positions in a list from `from` up to, but not including, `to`. */
interface Interval {
  from: number
  to: number
}

interface LoadedPage<T> extends Interval {
  /** Without those that could not be read. */
  rows: T[]
}

const countRows = (pages: readonly Interval[]) => pages.reduce((sum, { from, to }) => sum + to - from, 0)

/** The intervals of the list that are not loaded, at most a page each. */
function gapsIn(pages: readonly Interval[], end: number, limit: number): Interval[] {
  const gaps: Interval[] = []
  let position = 0
  for (const { from, to } of [...pages.toSorted((a, b) => a.from - b.from), { from: end, to: end }]) {
    for (; position < from; position += limit) gaps.push({ from: position, to: Math.min(position + limit, from) })
    position = to
  }
  return gaps
}

/** The pages in order, up to the first gap. */
function withoutGaps<P extends Interval>(pages: readonly P[]): P[] {
  const sorted = pages.toSorted((a, b) => a.from - b.from)
  const gap = sorted.findIndex(({ from }, index) => from !== (index === 0 ? 0 : sorted[index - 1]?.to))
  return gap === -1 ? sorted : sorted.slice(0, gap)
}

/** Rows are unique, so the first row again means that the server ignored the offset. */
function checkPage<T>({ rows, received }: Page<T>, requested: number, pages: readonly LoadedPage<T>[]): void {
  if (received > requested) throw new UnreadableError('More rows than requested')
  const firstRow = pages.find(({ from }) => from === 0)?.rows[0]
  if (rows.length > 0 && JSON.stringify(rows[0]) === JSON.stringify(firstRow))
    throw new UnreadableError('The same page was returned again')
}

/** A function that requests one page of a list. */
function pageQuery<T>(
  call: Client['call'],
  { method, ...rest }: Endpoint<string, unknown, unknown, Page<T>>,
  { path, query, body, isQueued = false }: AnyOptions,
  signal: AbortSignal | undefined,
): (offset?: number, limit?: number) => Promise<Page<T>> {
  const anyCall = call as (endpoint: Endpoint, options: AnyOptions) => Promise<unknown>
  return (offset = 0, limit) => {
    const paging = limit === undefined ? {} : { limit, offset }
    const paged =
      method === 'GET'
        ? { query: { ...query, ...paging } }
        : { query, body: { ...(body as object | undefined), ...paging } }
    const options = { path, ...paged, signal, isQueued: isQueued || offset > 0 }
    return anyCall({ method, ...rest }, options) as Promise<Page<T>>
  }
}

/**
 * Passes rows and progress on when they have grown. Each time a report is counted again, which React starts anew if
 * anything else changes meanwhile.
 */
function growing<T>(onPage: (rows: T[], progress: Progress) => void) {
  let last = { loaded: 0, atMs: -Infinity }
  return (pages: readonly LoadedPage<T>[], progress: Progress) => {
    const { loaded, total } = progress
    if (loaded < last.loaded * GROWTH && loaded !== total && Date.now() - last.atMs < GROWTH_MS) return
    last = { loaded, atMs: Date.now() }
    onPage(
      pages.flatMap(({ rows }) => rows),
      progress,
    )
  }
}
