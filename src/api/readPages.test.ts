import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Progress } from '#domain/loadable.ts'
import { createClient } from './client.ts'
import { listUsers } from './endpoints/account.ts'
import { reportVendorsDay } from './endpoints/reports.ts'
import { queryEntity } from './endpoints/titles.ts'
import { AbortedError, ApiError, UnreadableError } from './errors.ts'
import { readPages } from './readPages.ts'
import { rejectionOf, json } from './testing/testClient.ts'

interface PageRequest {
  url: string
  limit: number
  offset: number
  signal: AbortSignal | null | undefined
}
type Serve = (request: PageRequest) => unknown

/** A client of a server of titles that records requests and concurrency. */
function serveTitles(serve: Serve, delayMs: (request: PageRequest) => number = () => 0) {
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
    readPages(client, queryEntity, {
      body: { name_wc: 'a' },
      limit,
      signal,
      onPage: (rows, progress) => pages.push({ ids: rows.map((row) => row.id), progress }),
    })
  const maxPending = () => Math.max(...onPending.mock.calls.map(([count]) => count))
  return { client, requests, pages, read, maxPending }
}

const rows = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({
    entity_id: from + index,
    entity_name: `Title ${from + index}`,
  }))
const ids = (count: number) => Array.from({ length: count }, (_, index) => index)
/** A well-behaved server of `size` titles. */
const wellBehaved =
  (size: number, { total = true, maxRows = Infinity } = {}): Serve =>
  ({ offset, limit }) => {
    const part = rows(offset, Math.min(size, offset + Math.min(limit, maxRows)))
    return total ? { total: size, rows: part } : part
  }

describe('a list with a total', () => {
  it('is read by its first page, then four pages at a time, in order', async () => {
    // Later pages respond sooner.
    const { read, requests, pages, maxPending } = serveTitles(wellBehaved(95), ({ offset }) => 20 - offset / 10)
    const titles = await read()
    expect(titles.map(({ id }) => id)).toEqual(ids(95))
    expect(requests.map(({ offset }) => offset)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    expect(requests.at(-1)?.limit).toBe(5)
    expect(maxPending()).toBe(4)
    for (const { ids: loadedIds, progress } of pages) {
      expect(loadedIds).toEqual(ids(loadedIds.length))
      expect(progress).toEqual({ loaded: loadedIds.length, total: 95 })
    }
    expect(pages.at(0)?.ids).toHaveLength(10)
    expect(pages.at(-1)?.ids).toHaveLength(95)
  })

  it.each([
    [0, 1],
    [9, 1],
    [10, 1],
    [11, 2],
    [20, 2],
  ])('of %i rows takes %i requests', async (size, count) => {
    const { read, requests, pages } = serveTitles(wellBehaved(size))
    expect(await read()).toHaveLength(size)
    expect(requests).toHaveLength(count)
    expect(pages.at(-1)?.progress).toEqual({ loaded: size, total: size })
  })
})

describe('a list without a total', () => {
  it.each([
    [0, [0]],
    [9, [0]],
    [10, [0, 10]],
    [25, [0, 10, 20]],
    [30, [0, 10, 20, 30]],
  ])('of %i rows is read until a page is not full', async (size, offsets) => {
    const { read, requests, pages } = serveTitles(wellBehaved(size, { total: false }))
    expect((await read()).map(({ id }) => id)).toEqual(ids(size))
    expect(requests.map(({ offset }) => offset)).toEqual(offsets)
    expect(pages.every(({ progress }) => progress.total === null)).toBe(true)
  })
})

describe('paging', () => {
  // spec 7.23, 9.1
  it('is in the body of a POST', async () => {
    const { client, requests } = serveTitles(wellBehaved(0))
    await readPages(client, reportVendorsDay, { body: { day_from: '2026-11-01', day_to: '2026-11-02' } })
    expect(requests).toMatchObject([{ url: '/api/v1/acc/books/report/elcam_vendors/day', limit: 1024, offset: 0 }])
  })

  // spec 7.23, 9.1
  it('is in the query of a GET', async () => {
    const { client, requests } = serveTitles(() => [])
    await readPages(client, listUsers, { query: { order_asc: true } })
    expect(requests).toMatchObject([{ url: '/api/v1/acc/books/user?order_asc=true&limit=1024&offset=0' }])
  })
})

describe('a misbehaving server', () => {
  it('that returns smaller pages than requested: all rows are read', async () => {
    const { read } = serveTitles(wellBehaved(95, { maxRows: 7 }))
    expect((await read()).map(({ id }) => id)).toEqual(ids(95))
  })

  it('that returns smaller pages now and then: all rows are read in order', async () => {
    const { read } = serveTitles((request) =>
      wellBehaved(95, { maxRows: request.offset > 0 && request.offset % 20 === 0 ? 3 : request.limit })(request),
    )
    expect((await read()).map(({ id }) => id)).toEqual(ids(95))
  })

  it('that ignores the limit and returns everything', async () => {
    const { read, requests } = serveTitles(() => rows(0, 55))
    expect(await read()).toHaveLength(55)
    expect(requests).toHaveLength(1)
  })

  it.each<[string, Serve]>([
    ['ignores the offset, without a total', () => rows(0, 10)],
    ['ignores the offset, with a total', ({ limit }) => ({ total: 95, rows: rows(0, limit) })],
    ['ignores offset and limit, with a total', () => ({ total: 95, rows: rows(0, 10) })],
    ['ends before its total', ({ offset, limit }) => ({ total: 95, rows: rows(offset, Math.min(42, offset + limit)) })],
    ['ends before its total, after a short page', ({ offset }) => ({ total: 95, rows: rows(offset, 7) })],
    ['has a total but sends nothing', () => ({ total: 950, rows: [] })],
    [
      'leaves a gap, then forgets its total',
      ({ offset, limit }) =>
        offset === 17
          ? { total: 0, rows: [] }
          : { total: offset > 17 ? 1 : 95, rows: rows(offset, offset + Math.min(limit, 7)) },
    ],
    [
      'sends more than requested',
      ({ offset, limit }) => ({ total: 95, rows: rows(offset, offset + limit + (offset > 0 ? 1 : 0)) }),
    ],
    ['has an absurd total', ({ offset, limit }) => ({ total: 1e12, rows: rows(offset, offset + limit) })],
  ])('that %s: an error, not a short or endless list', async (_, serve) => {
    const { read, requests } = serveTitles(serve)
    expect(await rejectionOf(read())).toBeInstanceOf(UnreadableError)
    expect(requests.length).toBeLessThan(50)
  })

  it('that never ends: reading stops', async () => {
    const { client, requests } = serveTitles(({ offset, limit }) => rows(offset, offset + limit))
    expect(await rejectionOf(readPages(client, queryEntity, { body: {}, limit: 1 }))).toBeInstanceOf(UnreadableError)
    expect(requests).toHaveLength(1000)
  }, 30_000)

  it('with a total smaller than its rows: the total is ignored', async () => {
    const { read, pages } = serveTitles(({ offset, limit }) => ({
      total: 3,
      rows: rows(offset, Math.min(25, offset + limit)),
    }))
    expect((await read()).map(({ id }) => id)).toEqual(ids(25))
    expect(pages.at(-1)?.progress).toEqual({ loaded: 25, total: null })
  })

  it('that loses rows after the first page: the remaining ones are the list', async () => {
    const { read } = serveTitles((request) => wellBehaved(request.offset === 0 ? 45 : 28)(request))
    expect((await read()).map(({ id }) => id)).toEqual(ids(28))
  })

  it('that gains rows after the first page: they are read too', async () => {
    const { read } = serveTitles((request) => wellBehaved(request.offset === 0 ? 45 : 52)(request))
    expect((await read()).map(({ id }) => id)).toEqual(ids(52))
  })

  it('that sends rows without an id: they count as loaded, but are left out', async () => {
    const { read, pages } = serveTitles(({ offset, limit }) => ({
      total: 25,
      rows: rows(offset, Math.min(25, offset + limit)).map((row) => (row.entity_id === 12 ? {} : row)),
    }))
    expect((await read()).map(({ id }) => id)).toEqual(ids(25).filter((id) => id !== 12))
    expect(pages.at(-1)?.progress).toEqual({ loaded: 25, total: 25 })
  })
})

describe('stopping', () => {
  it('throws the first error and aborts the other requests', async () => {
    const { read, requests } = serveTitles(
      (request) => (request.offset === 20 ? json({}, { status: 500 }) : wellBehaved(95)(request)),
      ({ offset }) => (offset === 20 ? 5 : offset > 0 ? 200 : 0),
    )
    const error = await rejectionOf(read())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toHaveProperty('status', 500)
    expect(requests.map(({ offset }) => offset)).toEqual([0, 10, 20, 30, 40])
    expect(requests.slice(1).every(({ signal }) => signal?.aborted)).toBe(true)
  })

  it('throws AbortedError if cancelled, during or before reading', async () => {
    const controller = new AbortController()
    const { read, requests, pages } = serveTitles(wellBehaved(95), ({ offset }) => (offset > 0 ? 200 : 0))
    const failure = rejectionOf(read(10, controller.signal))
    await vi.waitFor(() => expect(pages).toHaveLength(1))
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(requests.every(({ signal }) => signal?.aborted)).toBe(true)
    const before = requests.length
    expect(await rejectionOf(read(10, controller.signal))).toBeInstanceOf(AbortedError)
    expect(requests).toHaveLength(before)
  })
})

it('reads every row once, in order, from any well-behaved server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(120), fc.integer({ min: 1, max: 30 }), fc.boolean(), fc.nat(39), async (...server) => {
      const [size, limit, total, more] = server
      // Without a total, pages must be full, as a smaller one is taken for the last.
      const { read, maxPending } = serveTitles(wellBehaved(size, { total, maxRows: total ? more + 1 : Infinity }))
      expect((await read(limit)).map(({ id }) => id)).toEqual(ids(size))
      expect(maxPending()).toBeLessThanOrEqual(4)
    }),
    { numRuns: 100 },
  )
}, 30_000)
