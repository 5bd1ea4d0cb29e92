import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listUsers } from './endpoints/account.ts'
import { reportVendorsDay } from './endpoints/reports.ts'
import { queryEntity } from './endpoints/titles.ts'
import { UnreadableError } from './errors.ts'
import { readPages } from './readPages.ts'
import { serveTitles, rows, ids, wellBehaved, type Serve } from './testing/servePages.ts'
import { rejectionOf } from './testing/testClient.ts'

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
      expect(progress.loaded).toBeGreaterThanOrEqual(loadedIds.length)
      expect(progress.total).toBe(95)
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
    await readPages(client.call, reportVendorsDay, { body: { day_from: '2026-11-01', day_to: '2026-11-02' } })
    expect(requests).toMatchObject([{ url: '/api/v1/acc/books/report/elcam_vendors/day', limit: 1024, offset: 0 }])
  })

  // spec 7.23, 9.1
  it('is in the query of a GET', async () => {
    const { client, requests } = serveTitles(() => [])
    await readPages(client.call, listUsers, { query: { order_asc: true } })
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
    expect(await rejectionOf(readPages(client.call, queryEntity, { body: {}, limit: 1 }))).toBeInstanceOf(
      UnreadableError,
    )
    expect(requests).toHaveLength(1000)
  })

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
})
