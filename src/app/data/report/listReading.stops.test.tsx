import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AbortedError } from '#api/errors.ts'
import { failureOf, json } from '#api/testClient.ts'
import {
  contentsOf,
  forever,
  later,
  listOf,
  noStop,
  offsets,
  PERIOD,
  readAll,
  reportServer,
  storeAtOnce,
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
    const server = reportServer(95)
    server.before = ({ offset }) => (offset >= 50 ? forever() : null)
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
    expect(server.asked.slice(5).every(({ signal }) => signal?.aborted)).toBe(true)

    server.before = () => null
    server.asked = []
    await readAll(list, server.means)
    expect(offsets(server.asked)).toEqual([50, 60, 70, 80, 90])
    expect(contentsOf(list.state.store)).toEqual(contentsOf(storeAtOnce(95)))
  })

  it('is aborted by a newer run, which reads what is missing', async () => {
    const server = reportServer(95)
    server.before = ({ offset }) => (offset >= 50 ? forever() : null)
    const list = listOf()
    const first = list.read(server.means, noStop())
    const failed = failureOf(first)
    await vi.advanceTimersByTimeAsync(0)
    server.before = () => null
    await readAll(list, server.means)
    expect(await failed).toBeInstanceOf(AbortedError)
    expect(list.state).toMatchObject({ whole: true, running: false })
    expect(contentsOf(list.state.store)).toEqual(contentsOf(storeAtOnce(95)))
  })

  it('ignores late responses after an abort', async () => {
    const server = reportServer(30)
    let respond: (response: Response) => void = () => undefined
    server.before = ({ offset }) => (offset === 20 ? new Promise<Response>((resolve) => (respond = resolve)) : null)
    const list = listOf()
    const stop = new AbortController()
    const done = list.read(server.means, stop.signal).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    stop.abort()
    respond(json({ total: 30, rows: [{ refkey: 99, day: PERIOD.from, clicks: 1e6, impr: 1, conv: 1 }] }))
    await vi.runAllTimersAsync()
    await done
    expect(list.state.store.length).toBe(20)
  })

  it('requests nothing while fresh, then keeps old rows until the new ones are complete', async () => {
    const server = reportServer(25)
    const list = listOf()
    await readAll(list, server.means)
    const { store } = list.state
    server.asked = []
    await readAll(list, server.means)
    expect(server.asked).toEqual([])

    server.size = 32
    server.before = ({ offset }) => later(offset)
    list.expire()
    const done = list.read(server.means, noStop())
    await vi.advanceTimersByTimeAsync(15)
    expect(list.state).toMatchObject({ whole: true, running: true, progress: { loaded: 20, total: 32 } })
    expect(list.state.store).toBe(store)
    await vi.runAllTimersAsync()
    await done
    expect(contentsOf(list.state.store)).toEqual(contentsOf(storeAtOnce(32)))
  })

  it('starts over if the list changes meanwhile, counting no row twice', async () => {
    const server = reportServer(50)
    server.before = ({ offset }) => {
      if (offset === 30) server.size = 61
      return null
    }
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state).toMatchObject({ whole: true, progress: { loaded: 61, total: 61 } })
    expect(contentsOf(list.state.store)).toEqual(contentsOf(storeAtOnce(61)))
  })

  it('ends even if the list keeps changing', async () => {
    const server = reportServer(50)
    server.before = ({ offset }) => {
      if (offset > 0 && server.asked.length < 40) server.size += 1
      return null
    }
    const list = listOf()
    await readAll(list, server.means)
    expect(list.state.running).toBe(false)
    expect(server.asked.length).toBeLessThan(60)
  })
})
