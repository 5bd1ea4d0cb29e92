import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AbortedError, ApiError, UnreadableError } from '#api/errors.ts'
import { json } from '#api/testing/testClient.ts'
import {
  storeContents,
  errorResponse,
  never,
  delay,
  listOf,
  neverAborted,
  offsetsOf,
  PERIOD,
  readAll,
  createReportServer,
  filledStore,
} from '#app/testing/testServer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a list', () => {
  it('is complete with pages in any order', async () => {
    const server = createReportServer(95)
    server.intercept = ({ offset }) => delay(100 - offset)
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state).toMatchObject({
      whole: true,
      running: false,
      progress: { loaded: 95, total: 95 },
      error: undefined,
    })
    expect(storeContents(list.state.store)).toEqual(storeContents(filledStore(95)))
    expect(server.maxConcurrent).toBe(4)
  })

  it('has its total and rows from the first page on', async () => {
    const server = createReportServer(95)
    server.intercept = ({ offset }) => (offset === 0 ? null : never())
    const list = listOf()
    const stop = new AbortController()
    const done = list.read(server.means, stop.signal)
    await vi.advanceTimersByTimeAsync(0)
    expect(list.state).toMatchObject({ whole: false, running: true, progress: { loaded: 10, total: 95 } })
    expect(list.state.store.rowCount).toBe(10)
    stop.abort()
    await expect(done).rejects.toBeInstanceOf(AbortedError)
  })

  it('includes pages that arrive before earlier ones', async () => {
    const server = createReportServer(40)
    server.intercept = ({ offset }) => (offset === 10 ? never() : null)
    const list = listOf()
    const stop = new AbortController()
    const done = list.read(server.means, stop.signal).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(list.state.store.loaded).toEqual([
      { from: 0, to: 10 },
      { from: 20, to: 40 },
    ])
    stop.abort()
    await done
  })

  // spec 3.20
  it('is requested from its endpoint in its order', async () => {
    const server = createReportServer(5)
    await readAll(listOf({ order: 'refkey' }), server.means)
    expect(server.requests).toMatchObject([
      { path: '/api/v1/acc/books/report/elcams/day', orderBy: 'refkey', from: PERIOD.from, limit: 10, offset: 0 },
    ])
  })
})

describe('a failed page', () => {
  it('is retried while the others continue', async () => {
    const server = createReportServer(95)
    let failures = 0
    server.intercept = ({ offset }) => (offset === 40 && failures++ < 3 ? errorResponse(503) : null)
    const list = listOf()
    const done = list.read(server.means, neverAborted())
    await vi.advanceTimersByTimeAsync(0)
    expect(list.state).toMatchObject({
      running: true,
      progress: { loaded: 85, total: 95 },
      retrying: { attempt: 1, of: 3, nextInS: 1 },
    })
    expect(list.state.error).toHaveProperty('status', 503)
    await vi.advanceTimersByTimeAsync(1000)
    expect(list.state.retrying).toEqual({ attempt: 2, of: 3, nextInS: 2 })
    await vi.advanceTimersByTimeAsync(2000)
    expect(list.state.retrying).toEqual({ attempt: 3, of: 3, nextInS: 4 })
    await vi.advanceTimersByTimeAsync(4000)
    await done
    expect(list.state).toMatchObject({ whole: true, running: false, error: undefined, retrying: null })
    expect(storeContents(list.state.store)).toEqual(storeContents(filledStore(95)))
    expect(offsetsOf(server.requests).filter((offset) => offset === 40)).toHaveLength(4)
  })

  it('fails after three retries, and is the only one read again', async () => {
    const server = createReportServer(95)
    server.intercept = ({ offset }) => (offset === 40 ? errorResponse(500) : null)
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state).toMatchObject({
      whole: false,
      running: false,
      progress: { loaded: 85, total: 95 },
      retrying: null,
    })
    expect(list.state.error).toHaveProperty('status', 500)
    expect(list.state.store.rowCount).toBe(85)

    server.intercept = () => null
    server.requests = []
    await readAll(list, server.means)
    expect(offsetsOf(server.requests)).toEqual([40])
    expect(list.state).toMatchObject({ whole: true, error: undefined })
    expect(storeContents(list.state.store)).toEqual(storeContents(filledStore(95)))
  })

  it('does not stop the others, however many fail', async () => {
    const server = createReportServer(200)
    server.intercept = ({ offset }) => (offset % 40 === 10 ? json('no list') : null)
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state.progress).toEqual({ loaded: 150, total: 200 })
    expect(list.state.error).toBeInstanceOf(UnreadableError)
  })

  it('is not requested endlessly if all pages fail', async () => {
    const server = createReportServer(1000)
    server.intercept = ({ offset }) => (offset === 0 ? null : errorResponse(502))
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state).toMatchObject({ whole: false, running: false, progress: { loaded: 10, total: 1000 } })
    expect(server.requests.length).toBeLessThanOrEqual(1 + 4 * 4 + 3)
  })

  it('waits as long as a 429 requests', async () => {
    const server = createReportServer(25)
    let failures = 0
    server.intercept = ({ offset }) =>
      offset === 10 && failures++ === 0 ? errorResponse(429, { 'retry-after': '12' }) : null
    const list = listOf()
    const done = list.read(server.means, neverAborted())
    await vi.advanceTimersByTimeAsync(11_900)
    expect(list.state.retrying).toEqual({ attempt: 1, of: 3, nextInS: 12 })
    await vi.advanceTimersByTimeAsync(200)
    await done
    expect(list.state.whole).toBe(true)
  })

  it('is not retried after a 401', async () => {
    const server = createReportServer(95)
    server.intercept = ({ offset }) => (offset === 0 ? null : errorResponse(401))
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state.error).toBeInstanceOf(ApiError)
    expect(server.requests.length).toBeLessThanOrEqual(5)
  })

  it('waits while the browser is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const server = createReportServer(25)
    let failures = 0
    server.intercept = ({ offset }) => {
      if (offset === 10 && failures++ === 0) throw new TypeError('Failed to fetch')
      return null
    }
    const list = listOf()
    const done = list.read(server.means, neverAborted())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(list.state).toMatchObject({ running: true, progress: { loaded: 15 } })
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    await done
    expect(list.state.whole).toBe(true)
  })
})

it('ends with the same rows for any order of pages and any failures', async () => {
  const page = fc.record({
    ms: fc.nat(3000),
    failures: fc.integer({ min: 0, max: 5 }),
    status: fc.constantFrom(429, 500, 503),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.nat(160),
      fc.array(page, { minLength: 16, maxLength: 16 }),
      fc.option(fc.nat(9000)),
      async (size, pages, stopAfter) => {
        const server = createReportServer(size)
        const failed = new Map<number, number>()
        server.intercept = async ({ offset }) => {
          const { ms, failures, status } = pages[Math.floor(offset / 10)] ?? { ms: 0, failures: 0, status: 500 }
          await delay(ms)
          const before = failed.get(offset) ?? 0
          failed.set(offset, before + 1)
          return before < failures ? errorResponse(status) : null
        }
        const list = listOf()
        if (stopAfter !== null) {
          const stop = new AbortController()
          setTimeout(() => stop.abort(), stopAfter)
          const done = list.read(server.means, stop.signal).catch(() => undefined)
          await vi.runAllTimersAsync()
          await done
        }
        for (let time = 0; time < 8 && !list.state.whole; time++) await readAll(list, server.means)
        expect(list.state).toMatchObject({ whole: true, error: undefined })
        expect(storeContents(list.state.store)).toEqual(storeContents(filledStore(size)))
        expect(server.maxConcurrent).toBeLessThanOrEqual(4)
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)
