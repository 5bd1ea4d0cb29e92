import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json } from '#api/testing/testClient.ts'
import { PairReading } from './pairReading.ts'
import { EARLIER, delay, listOf, neverAborted, PERIOD, readAll, createReportServer } from '#app/testing/testServer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a period and its comparison period', () => {
  it('are read in parallel, with four requests in total', async () => {
    const server = createReportServer(95)
    server.intercept = () => delay(5)
    const pair = new PairReading(listOf(), listOf({ period: EARLIER }))
    const unsubscribe = pair.subscribe(() => undefined)
    await readAll(pair, server.means)
    expect(server.maxConcurrent).toBe(4)
    expect(new Set(server.requests.slice(0, 2).map(({ from }) => from))).toEqual(new Set([PERIOD.from, EARLIER.from]))
    const { reading, progress, running } = pair.state()
    expect([progress, running]).toEqual([null, false])
    expect(reading).toMatchObject({ whole: true, period: PERIOD, comparison: EARLIER })
    unsubscribe()
  })

  it('have a joint progress once both totals are known', async () => {
    const server = createReportServer(95)
    server.intercept = ({ from, offset }) =>
      offset > 0 || from === EARLIER.from ? delay(offset > 0 ? 9000 : 500) : null
    const pair = new PairReading(listOf(), listOf({ period: EARLIER }))
    pair.subscribe(() => undefined)
    const done = pair.read(server.means, neverAborted())
    await vi.advanceTimersByTimeAsync(200)
    expect(pair.state().progress).toEqual({ loaded: 10, total: null })
    await vi.advanceTimersByTimeAsync(600)
    expect(pair.state().progress).toEqual({ loaded: 20, total: 190 })
    await vi.runAllTimersAsync()
    await done
  })

  it('notify at most eight times a second', async () => {
    const server = createReportServer(2000)
    server.intercept = () => delay(20)
    const pair = new PairReading(listOf(), null)
    const listener = vi.fn()
    pair.subscribe(listener)
    const start = Date.now()
    const done = vi.fn()
    void pair.read(server.means, neverAborted()).then(done)
    while (done.mock.calls.length === 0 || pair.state().running) await vi.advanceTimersByTimeAsync(20)
    expect(listener.mock.calls.length).toBeLessThanOrEqual((8 * (Date.now() - start)) / 1000 + 2)
    expect(listener.mock.calls.length).toBeGreaterThan(3)
  })
})

describe('a long report', () => {
  const started = (size: number) => {
    const server = createReportServer(size)
    server.intercept = () => delay(100)
    const pair = new PairReading(listOf({}, 100), listOf({ period: EARLIER }, 100))
    const stop = new AbortController()
    pair.subscribe(() => undefined)
    const done = pair.read(server.means, stop.signal).catch(() => undefined)
    return { server, pair, stop, done }
  }

  it('waits after its first pages, and is read on when told to', async () => {
    const { server, pair, stop, done } = started(100_001)
    await vi.advanceTimersByTimeAsync(2000)
    expect(pair.state()).toMatchObject({ running: true, long: { rows: 200_002, isEstimate: false } })
    expect(server.requests.filter(({ offset }) => offset > 0).length).toBeLessThan(8)
    const asked = server.requests.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requests).toHaveLength(asked)

    pair.readOn()
    await vi.advanceTimersByTimeAsync(2000)
    expect(pair.state()).toMatchObject({ running: true, long: null })
    expect(server.requests.length).toBeGreaterThan(asked)
    stop.abort()
    await done
  })

  it('is not asked about below 200,000 rows of both periods', async () => {
    const { pair, stop, done } = started(100_000)
    await vi.advanceTimersByTimeAsync(2000)
    expect(pair.state().long).toBeNull()
    expect(pair.state().progress?.loaded).toBeGreaterThan(200)
    stop.abort()
    await done
  })

  it('keeps its first rows when cancelled', async () => {
    const { pair, stop, done } = started(150_000)
    await vi.advanceTimersByTimeAsync(1000)
    stop.abort()
    await done
    await vi.advanceTimersByTimeAsync(1000)
    expect(pair.state()).toMatchObject({ running: false, long: null, error: undefined })
    expect(pair.state().progress?.loaded).toBeGreaterThanOrEqual(200)
  })

  it('is estimated where the server gives no total', async () => {
    const server = createReportServer(5000)
    server.intercept = ({ from, offset }) =>
      from === PERIOD.from
        ? json(Array.from({ length: 100 }, (_, row) => ({ refkey: row, day: PERIOD.from, clicks: offset })))
        : null
    const pair = new PairReading(listOf({}, 100), listOf({ period: EARLIER }, 100))
    pair.subscribe(() => undefined)
    pair.estimate(300_000)
    const stop = new AbortController()
    const done = pair.read(server.means, stop.signal).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(2000)
    expect(pair.state().long).toEqual({ rows: 300_000, isEstimate: true })
    stop.abort()
    await done
  })
})
