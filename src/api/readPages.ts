import type { Progress } from '#domain/loadable.ts'
import type { AnyOptions, CallOptions } from './callOptions.ts'
import type { Client } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError } from './errors.ts'
import { PageReader, type Ask } from './pageReader.ts'
import type { Page } from './read.ts'

interface PagesOptions<T> {
  /** Called when more of the list is here: its rows from the first on, without gaps. */
  onPage?: ((rows: T[], progress: Progress) => void) | undefined
  /** Rows of a page. */
  limit?: number
}

/**
 * Reads a whole list page by page (PageReader). Paging goes into the query of a GET and the body of a POST. Returns every
 * row or throws, the other requests then aborted.
 */
export async function readPages<P extends string, Q, B, T>(
  client: Client,
  endpoint: Endpoint<P, Q, B, Page<T>>,
  options: CallOptions<P, Q, B> & PagesOptions<T>,
): Promise<T[]> {
  const controller = new AbortController()
  const anyOptions = options as AnyOptions & PagesOptions<T>
  const { signal, onPage, limit } = anyOptions
  const stop = () => controller.abort()
  if (signal?.aborted) throw new AbortedError()
  signal?.addEventListener('abort', stop, { once: true })
  const reader = new PageReader<T>(limit)
  /** Pages that came before those in front of them. */
  const ahead = new Map<number, Page<T>>()
  let rows: T[] = []
  let loaded = 0
  try {
    await reader.read(pagesOf(client, endpoint, anyOptions, controller.signal), (offset, page) => {
      ahead.set(offset, page)
      for (let next = ahead.get(loaded); next; next = ahead.get(loaded)) {
        ahead.delete(loaded)
        rows = [...rows, ...next.rows]
        loaded += next.received
      }
      if (!ahead.has(offset)) onPage?.(rows, { loaded, total: reader.total })
    })
    return rows
  } catch (error) {
    stop()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** How the pages of a list are asked for. */
export function pagesOf<T>(
  client: Client,
  endpoint: Endpoint<string, unknown, unknown, Page<T>>,
  { path, query, body }: AnyOptions,
  signal: AbortSignal,
): Ask<T> {
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
