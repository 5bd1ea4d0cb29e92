import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AbortedError } from '#api/errors.ts'
import { rejectionOf, json } from '#api/testing/testClient.ts'
import {
  storeContents,
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

describe('reading a list', () => {
  it('keeps its rows when aborted, and continues from there', async () => {
    const server = createReportServer(95)
    server.intercept = ({ offset }) => (offset >= 50 ? never() : null)
    const list = listOf()
    const stop = new AbortController()
    const done = list.read(server.means, stop.signal)
    await vi.advanceTimersByTimeAsync(0)
    stop.abort()
    await expect(done).rejects.toBeInstanceOf(AbortedError)
    expect(list.state).toMatchObject({
      whole: false,
      running: false,
      progress: { loaded: 50, total: 95 },
      error: undefined,
    })
    expect(server.requests.slice(5).every(({ signal }) => signal?.aborted)).toBe(true)

    server.intercept = () => null
    server.requests = []
    await readAll(list, server.means)
    expect(offsetsOf(server.requests)).toEqual([50, 60, 70, 80, 90])
    expect(storeContents(list.state.store)).toEqual(storeContents(filledStore(95)))
  })

  it('is aborted by a newer run, which reads what is missing', async () => {
    const server = createReportServer(95)
    server.intercept = ({ offset }) => (offset >= 50 ? never() : null)
    const list = listOf()
    const first = list.read(server.means, neverAborted())
    const failed = rejectionOf(first)
    await vi.advanceTimersByTimeAsync(0)
    server.intercept = () => null
    await readAll(list, server.means)
    expect(await failed).toBeInstanceOf(AbortedError)
    expect(list.state).toMatchObject({ whole: true, running: false })
    expect(storeContents(list.state.store)).toEqual(storeContents(filledStore(95)))
  })

  it('ignores late responses after an abort', async () => {
    const server = createReportServer(30)
    let respond: (response: Response) => void = () => undefined
    server.intercept = ({ offset }) => (offset === 20 ? new Promise<Response>((resolve) => (respond = resolve)) : null)
    const list = listOf()
    const stop = new AbortController()
    const done = list.read(server.means, stop.signal).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    stop.abort()
    respond(json({ total: 30, rows: [{ refkey: 99, day: PERIOD.from, clicks: 1e6, impr: 1, conv: 1 }] }))
    await vi.runAllTimersAsync()
    await done
    expect(list.state.store.rowCount).toBe(20)
  })

  it('requests nothing while fresh, then keeps old rows until the new ones are complete', async () => {
    const server = createReportServer(25)
    const list = listOf()
    await readAll(list, server.means)
    const { store } = list.state
    server.requests = []
    await readAll(list, server.means)
    expect(server.requests).toEqual([])

    server.size = 32
    server.intercept = ({ offset }) => delay(offset)
    list.expire()
    const done = list.read(server.means, neverAborted())
    await vi.advanceTimersByTimeAsync(15)
    expect(list.state).toMatchObject({ whole: true, running: true, progress: { loaded: 20, total: 32 } })
    expect(list.state.store).toBe(store)
    await vi.runAllTimersAsync()
    await done
    expect(storeContents(list.state.store)).toEqual(storeContents(filledStore(32)))
  })

  it('starts over if the list changes meanwhile, counting no row twice', async () => {
    const server = createReportServer(50)
    server.intercept = ({ offset }) => {
      if (offset === 30) server.size = 61
      return null
    }
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state).toMatchObject({ whole: true, progress: { loaded: 61, total: 61 } })
    expect(storeContents(list.state.store)).toEqual(storeContents(filledStore(61)))
  })

  it('ends even if the list keeps changing', async () => {
    const server = createReportServer(50)
    server.intercept = ({ offset }) => {
      if (offset > 0 && server.requests.length < 40) server.size += 1
      return null
    }
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state.running).toBe(false)
    expect(server.requests.length).toBeLessThan(60)
  })
})
