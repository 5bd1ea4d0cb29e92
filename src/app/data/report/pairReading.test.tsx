import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
    const done = pair.read(server.means, neverAborted())
    while (listener.mock.calls.length === 0 || pair.state().running) await vi.advanceTimersByTimeAsync(20)
    await done
    expect(listener.mock.calls.length).toBeLessThanOrEqual((8 * (Date.now() - start)) / 1000 + 2)
    expect(listener.mock.calls.length).toBeGreaterThan(3)
  })
})
