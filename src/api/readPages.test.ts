import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Progress } from '#domain/loadable.ts'
import { createClient } from './client.ts'
import { listUsers } from './endpoints/account.ts'
import { reportVendorsDay } from './endpoints/reports.ts'
import { queryEntity } from './endpoints/titles.ts'
import { AbortedError, ApiError, UnreadableError } from './errors.ts'
import { readPages } from './readPages.ts'
import { failureOf, json } from './testClient.ts'

interface Asked {
  url: string
  limit: number
  offset: number
  signal: AbortSignal | null | undefined
}
type Serve = (asked: Asked) => unknown

/** A client whose server hands out titles; keeps what was asked and how many requests were under way at once. */
function listOf(serve: Serve, waitMs: (asked: Asked) => number = () => 0) {
  const asked: Asked[] = []
  let underWay = 0
  const most = vi.fn<(count: number) => void>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    const query = new URL(url, 'https://api.example').searchParams
    const place =
      typeof init?.body === 'string'
        ? (JSON.parse(init.body) as Asked)
        : { limit: Number(query.get('limit')), offset: Number(query.get('offset')) }
    const one = { url, limit: place.limit, offset: place.offset, signal: init?.signal }
    asked.push(one)
    most(++underWay)
    const ms = waitMs(one)
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
    underWay -= 1
    const answer = await serve(one)
    return answer instanceof Response ? answer : json(answer)
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
  const atOnce = () => Math.max(...most.mock.calls.map(([count]) => count))
  return { client, asked, pages, read, atOnce }
}

const rows = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => ({
    entity_id: from + step,
    entity_name: `Title ${from + step}`,
  }))
const ids = (count: number) => Array.from({ length: count }, (_, index) => index)
/** An honest server of so many titles. */
const honest =
  (size: number, { total = true, most = Infinity } = {}): Serve =>
  ({ offset, limit }) => {
    const part = rows(offset, Math.min(size, offset + Math.min(limit, most)))
    return total ? { total: size, rows: part } : part
  }

describe('a list with a total', () => {
  it('is read from the first page on, then four pages at a time, in order', async () => {
    // Later pages answer sooner.
    const { read, asked, pages, atOnce } = listOf(honest(95), ({ offset }) => 20 - offset / 10)
    const titles = await read()
    expect(titles.map(({ id }) => id)).toEqual(ids(95))
    expect(asked.map(({ offset }) => offset)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    expect(asked.at(-1)?.limit).toBe(5)
    expect(atOnce()).toBe(4)
    for (const { ids: here, progress } of pages) {
      expect(here).toEqual(ids(here.length))
      expect(progress).toEqual({ loaded: here.length, total: 95 })
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
  ])('of %i rows takes %i requests', async (size, requests) => {
    const { read, asked, pages } = listOf(honest(size))
    expect(await read()).toHaveLength(size)
    expect(asked).toHaveLength(requests)
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
  ])('of %i rows goes on while pages are full', async (size, offsets) => {
    const { read, asked, pages } = listOf(honest(size, { total: false }))
    expect((await read()).map(({ id }) => id)).toEqual(ids(size))
    expect(asked.map(({ offset }) => offset)).toEqual(offsets)
    expect(pages.every(({ progress }) => progress.total === null)).toBe(true)
  })
})

describe('paging', () => {
  it('stands in the body of a POST, beside what was asked', async () => {
    const { client, asked } = listOf(honest(0))
    await readPages(client, reportVendorsDay, { body: { day_from: '2026-11-01', day_to: '2026-11-02' } })
    expect(asked).toMatchObject([{ url: '/api/v1/acc/books/report/elcam_vendors/day', limit: 1024, offset: 0 }])
  })

  it('stands in the query of a GET, beside what was asked', async () => {
    const { client, asked } = listOf(() => [])
    await readPages(client, listUsers, { query: { order_asc: true } })
    expect(asked).toMatchObject([{ url: '/api/v1/acc/books/user?order_asc=true&limit=1024&offset=0' }])
  })
})

describe('a server that is not as it should be', () => {
  it('gives smaller pages than asked for: all rows come', async () => {
    const { read } = listOf(honest(95, { most: 7 }))
    expect((await read()).map(({ id }) => id)).toEqual(ids(95))
  })

  it('gives smaller pages now and then: all rows come, in order', async () => {
    const { read } = listOf(({ offset, limit }) =>
      honest(95, { most: offset > 0 && offset % 20 === 0 ? 3 : limit })({ offset, limit, url: '', signal: null }),
    )
    expect((await read()).map(({ id }) => id)).toEqual(ids(95))
  })

  it('gives everything at once whatever the limit', async () => {
    const { read, asked } = listOf(() => rows(0, 55))
    expect(await read()).toHaveLength(55)
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Serve]>([
    ['ignores the offset, without a total', () => rows(0, 10)],
    ['ignores the offset, with a total', ({ limit }) => ({ total: 95, rows: rows(0, limit) })],
    ['ignores offset and limit, with a total', () => ({ total: 95, rows: rows(0, 10) })],
    ['ends before its total', ({ offset, limit }) => ({ total: 95, rows: rows(offset, Math.min(42, offset + limit)) })],
    ['ends before its total, after a short page', ({ offset }) => ({ total: 95, rows: rows(offset, 7) })],
    ['says a total and sends nothing', () => ({ total: 950, rows: [] })],
    [
      'leaves a gap, then forgets its total',
      ({ offset, limit }) =>
        offset === 17
          ? { total: 0, rows: [] }
          : { total: offset > 17 ? 1 : 95, rows: rows(offset, offset + Math.min(limit, 7)) },
    ],
    [
      'sends more than was asked for',
      ({ offset, limit }) => ({ total: 95, rows: rows(offset, offset + limit + (offset > 0 ? 1 : 0)) }),
    ],
    ['has a total beyond reason', ({ offset, limit }) => ({ total: 1e12, rows: rows(offset, offset + limit) })],
  ])('%s: an error, no shorter list and no endless one', async (_, serve) => {
    const { read, asked } = listOf(serve)
    expect(await failureOf(read())).toBeInstanceOf(UnreadableError)
    expect(asked.length).toBeLessThan(50)
  })

  it('never ends: then the reading does', async () => {
    const { client, asked } = listOf(({ offset, limit }) => rows(offset, offset + limit))
    expect(await failureOf(readPages(client, queryEntity, { body: {}, limit: 1 }))).toBeInstanceOf(UnreadableError)
    expect(asked).toHaveLength(1000)
  }, 30_000)

  it('says a total smaller than what it sends: then it has none', async () => {
    const { read, pages } = listOf(({ offset, limit }) => ({
      total: 3,
      rows: rows(offset, Math.min(25, offset + limit)),
    }))
    expect((await read()).map(({ id }) => id)).toEqual(ids(25))
    expect(pages.at(-1)?.progress).toEqual({ loaded: 25, total: null })
  })

  it('has lost rows since the first page, and says so: what is there is the list', async () => {
    const { read } = listOf((asked) => honest(asked.offset === 0 ? 45 : 28)(asked))
    expect((await read()).map(({ id }) => id)).toEqual(ids(28))
  })

  it('has got rows since the first page: they come too', async () => {
    const { read } = listOf((asked) => honest(asked.offset === 0 ? 45 : 52)(asked))
    expect((await read()).map(({ id }) => id)).toEqual(ids(52))
  })

  it('sends rows without their id: they count as loaded, and are the only ones missing', async () => {
    const { read, pages } = listOf(({ offset, limit }) => ({
      total: 25,
      rows: rows(offset, Math.min(25, offset + limit)).map((row) => (row.entity_id === 12 ? {} : row)),
    }))
    expect((await read()).map(({ id }) => id)).toEqual(ids(25).filter((id) => id !== 12))
    expect(pages.at(-1)?.progress).toEqual({ loaded: 25, total: 25 })
  })
})

describe('reading stops', () => {
  it('with the first failure, which is thrown; the others are aborted', async () => {
    const { read, asked } = listOf(
      (one) => (one.offset === 20 ? json({}, { status: 500 }) : honest(95)(one)),
      ({ offset }) => (offset === 20 ? 5 : offset > 0 ? 200 : 0),
    )
    const error = await failureOf(read())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toHaveProperty('status', 500)
    expect(asked.map(({ offset }) => offset)).toEqual([0, 10, 20, 30, 40])
    expect(asked.slice(1).every(({ signal }) => signal?.aborted)).toBe(true)
  })

  it('when it is cancelled, on the way or before', async () => {
    const controller = new AbortController()
    const { read, asked, pages } = listOf(honest(95), ({ offset }) => (offset > 0 ? 200 : 0))
    const failure = failureOf(read(10, controller.signal))
    await vi.waitFor(() => expect(pages).toHaveLength(1))
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(asked.every(({ signal }) => signal?.aborted)).toBe(true)
    const before = asked.length
    expect(await failureOf(read(10, controller.signal))).toBeInstanceOf(AbortedError)
    expect(asked).toHaveLength(before)
  })
})

it('brings every row once, in order, from any honest server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(120),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      async (size, limit, total, most) => {
        // Without a total a page that is not full is the last: a smaller page than asked for cannot be told from the end.
        const { read, atOnce } = listOf(honest(size, { total, most: total ? most : Infinity }))
        expect((await read(limit)).map(({ id }) => id)).toEqual(ids(size))
        expect(atOnce()).toBeLessThanOrEqual(4)
      },
    ),
    { numRuns: 100 },
  )
}, 30_000)
