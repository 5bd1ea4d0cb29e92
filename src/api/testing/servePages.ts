import { vi } from 'vitest'
import type { Progress } from '#domain/loadable.ts'
import { createClient } from '../client.ts'
import { queryEntity } from '../endpoints/titles.ts'
import { readPages } from '../readPages.ts'
import { json } from './testClient.ts'

/* A server of a list of titles, for tests of readPages. */

export interface PageRequest {
  url: string
  limit: number
  offset: number
  signal: AbortSignal | null | undefined
}
export type Serve = (request: PageRequest) => unknown

/** A client of a server of titles that records requests and concurrency. */
export function serveTitles(serve: Serve, delayMs: (request: PageRequest) => number = () => 0) {
  const requests: PageRequest[] = []
  let pending = 0
  const onPending = vi.fn<(count: number) => void>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    const query = new URL(url, 'https://api.example').searchParams
    const page =
      typeof init?.body === 'string'
        ? (JSON.parse(init.body) as PageRequest)
        : { limit: Number(query.get('limit')), offset: Number(query.get('offset')) }
    const request = { url, limit: page.limit, offset: page.offset, signal: init?.signal }
    requests.push(request)
    onPending(++pending)
    const ms = delayMs(request)
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
    pending -= 1
    const response = await serve(request)
    return response instanceof Response ? response : json(response)
  }
  const client = createClient({ host: '', token: () => 'abc', fetch })
  const pages: { ids: number[]; progress: Progress }[] = []
  const read = (limit = 10, signal?: AbortSignal) =>
    readPages(client.call, queryEntity, {
      body: { name_wc: 'a' },
      limit,
      signal,
      onPage: (rows, progress) => pages.push({ ids: rows.map((row) => row.id), progress }),
    })
  const maxPending = () => Math.max(...onPending.mock.calls.map(([count]) => count))
  return { client, requests, pages, read, maxPending }
}

/** Titles as the API gives them. */
export const rows = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({
    entity_id: from + index,
    entity_name: `Title ${from + index}`,
  }))
/** The ids of that many titles. */
export const ids = (count: number) => Array.from({ length: count }, (_, index) => index)
/** A well-behaved server of `size` titles. */
export const wellBehaved =
  (size: number, { total = true, maxRows = Infinity } = {}): Serve =>
  ({ offset, limit }) => {
    const part = rows(offset, Math.min(size, offset + Math.min(limit, maxRows)))
    return total ? { total: size, rows: part } : part
  }
