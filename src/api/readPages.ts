import type { Progress } from '#domain/loadable.ts'
import { linkedController } from './abort.ts'
import type { AnyOptions, CallOptions } from './callOptions.ts'
import type { Client } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError } from './errors.ts'
import { PageReader, type FetchPage } from './pageReader.ts'
import type { Page } from './read.ts'

interface PagesOptions<T> {
  /** Called when more pages have arrived, with all rows from the first one on, without gaps. */
  onPage?: ((rows: T[], progress: Progress) => void) | undefined
  /** Rows per page. */
  limit?: number
}

/**
 * Reads a whole list page by page (see PageReader). Paging goes into the query of a GET and the body of a POST. Returns
 * all rows, or throws and aborts the remaining requests.
 */
export async function readPages<P extends string, Q, B, T>(
  client: Client,
  endpoint: Endpoint<P, Q, B, Page<T>>,
  options: CallOptions<P, Q, B> & PagesOptions<T>,
): Promise<T[]> {
  const anyOptions = options as AnyOptions & PagesOptions<T>
  const { signal, onPage, limit } = anyOptions
  if (signal?.aborted) throw new AbortedError()
  const controller = linkedController(signal)
  const reader = new PageReader<T>(limit)
  /** Pages that arrived before an earlier one, by offset. */
  const early = new Map<number, Page<T>>()
  const pages: T[][] = []
  let rows: T[] = []
  let loaded = 0
  try {
    await reader.read(pageFetcher(client, endpoint, anyOptions, controller.signal), (offset, page) => {
      early.set(offset, page)
      for (let next = early.get(loaded); next; next = early.get(loaded)) {
        early.delete(loaded)
        pages.push(next.rows)
        loaded += next.received
      }
      if (onPage === undefined || early.has(offset)) return
      rows = pages.flat()
      onPage(rows, { loaded, total: reader.total })
    })
    return onPage === undefined ? pages.flat() : rows
  } finally {
    controller.abort()
  }
}

/** A function that requests one page of a list. */
export function pageFetcher<T>(
  client: Client,
  endpoint: Endpoint<string, unknown, unknown, Page<T>>,
  { path, query, body }: AnyOptions,
  signal: AbortSignal,
): FetchPage<T> {
  return (offset, limit) => {
    const paging = { limit, offset }
    const paged =
      endpoint.method === 'GET'
        ? { query: { ...query, ...paging } }
        : { query, body: { ...(body as object | undefined), ...paging } }
    return (client.call as (endpoint: Endpoint, options: AnyOptions) => Promise<unknown>)(endpoint, {
      path,
      ...paged,
      signal,
    }) as Promise<Page<T>>
  }
}
