import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { queryEntity } from '#api/endpoints/titles.ts'
import { AbortedError, ApiError } from '#api/errors.ts'
import { readPages } from '#api/readPages.ts'
import { RETRY_DELAYS_S } from '#api/withRetries.ts'
import { Requests } from './requests.ts'

const apiError = (status: number) => new ApiError({ url: '/x', status, statusText: '', body: null })

/** A request that the test answers. */
interface Sent {
  offset: number | undefined
  signal: AbortSignal
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

let sent: Sent[]
let requests: Requests
const send = ((_: unknown, { signal, body }: { signal: AbortSignal; body?: { offset?: number } }) =>
  new Promise<unknown>((resolve, reject) => {
    sent.push({ offset: body?.offset, signal, resolve, reject })
    signal.addEventListener('abort', () => reject(new AbortedError()))
  })) as unknown as Client['call']
const at = (index: number): Sent => {
  const found = sent[index]
  if (!found) throw new Error(`no request ${index}`)
  return found
}
/** Lets promises settle. */
const settle = () => vi.advanceTimersByTimeAsync(0)
const readOne = (call: Client['call']) => call(queryEntity, { body: {} })
const run = (key: string) => {
  const result = requests.run<unknown>(key, readOne)
  result.catch(() => undefined)
  return result
}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  requests = new Requests(send, { delaysS: RETRY_DELAYS_S })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a request', () => {
  it('has partial rows, and all until they are taken, but no progress then', async () => {
    const done = requests.run<unknown>('k', (call, onPart) => {
      onPart([1], { loaded: 1, total: 2 })
      return readOne(call)
    })
    expect(requests.state('k')).toMatchObject({ partial: [1], progress: { loaded: 1, total: 2 } })
    at(0).resolve([1, 2])
    await expect(done).resolves.toEqual([1, 2])
    expect(requests.state('k')).toMatchObject({ partial: [1, 2], progress: null })
  })

  it('counts the rows of all its lists that could not be read, anew each time', async () => {
    const load = async (...dropped: number[]) => {
      const done = requests.run('k', (call) => Promise.all(dropped.map(() => readOne(call))))
      dropped.forEach((count, index) => at(index).resolve({ rows: ['a'], total: null, received: 1 + count }))
      await done
      sent = []
    }
    expect(requests.unreadRowsOf('k')).toBe(0)
    await load(2, 0, 1)
    expect(requests.unreadRowsOf('k')).toBe(3)
    await load(0, 0)
    expect(requests.unreadRowsOf('k')).toBe(0)
  })

  it('is aborted when its last subscriber leaves', () => {
    void run('k')
    const release = [requests.retain('k'), requests.retain('k')]
    release[0]?.()
    vi.advanceTimersByTime(1)
    expect(at(0).signal.aborted).toBe(false)
    release[1]?.()
    vi.advanceTimersByTime(1)
    expect(at(0).signal.aborted).toBe(true)
  })

  it('continues if released and retained in the same tick', () => {
    void run('k')
    requests.retain('k')()
    requests.retain('k')
    vi.advanceTimersByTime(1)
    expect(at(0).signal.aborted).toBe(false)
  })

  it('keeps partial data on cancel, and after a failure until the next try brings something', async () => {
    const parts: ((rows: string, progress: { loaded: number; total: number }) => void)[] = []
    const runInParts = () => {
      const result = requests.run<string>('k', (call, onPart) => {
        parts.push(onPart)
        return readOne(call) as unknown as Promise<string>
      })
      result.catch(() => undefined)
      return result
    }
    const first = runInParts()
    parts[0]?.('first part', { loaded: 1, total: 3 })
    requests.cancel('k')
    await expect(first).rejects.toBeInstanceOf(AbortedError)
    const stopped = { partial: 'first part', cancelled: true, progress: { loaded: 1, total: 3 } }
    expect(requests.state('k')).toMatchObject(stopped)
    void runInParts()
    expect(requests.state('k')).toMatchObject({ partial: 'first part', cancelled: false, progress: null })
    parts[1]?.('new part', { loaded: 1, total: 3 })
    expect(requests.state('k').partial).toBe('new part')
  })

  it('is aborted by a newer one with the same key', async () => {
    const first = run('k')
    const second = run('k')
    await expect(first).rejects.toBeInstanceOf(AbortedError)
    at(1).resolve('new')
    await expect(second).resolves.toBe('new')
  })

  it('is aborted with all others and their retries by abortAll', async () => {
    void run('a')
    void run('b')
    at(1).reject(apiError(500))
    await settle()
    requests.abortAll()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(at(0).signal.aborted).toBe(true)
    expect(sent).toHaveLength(2)
  })
})

it('leaves a failure in sight on Retry until something comes', async () => {
  requests = new Requests(send, { delaysS: [] })
  void run('k')
  at(0).reject(apiError(500))
  await settle()
  let sendPart: (rows: string, progress: { loaded: number; total: number }) => void = () => undefined
  requests
    .run<unknown>('k', (call, onPart) => {
      sendPart = onPart
      return readOne(call)
    })
    .catch(() => undefined)
  expect(requests.state('k').failed).toMatchObject({ error: { status: 500 } })
  sendPart('first page', { loaded: 1, total: 2 })
  expect(requests.state('k')).toMatchObject({ failed: null, partial: 'first page' })
})

describe('a retry', () => {
  // spec 7.2
  it('follows a failure after 1, 2 and 4 s, with the failure in sight all the time', async () => {
    const done = run('k')
    for (const [index, seconds] of [1, 2, 4].entries()) {
      at(index).reject(apiError(500))
      await settle()
      const failed = { error: { status: 500 }, retrying: { attempt: index + 1, of: 3, nextInS: seconds } }
      expect(requests.state('k')).toMatchObject({ failed, isWaiting: true })
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(sent).toHaveLength(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(sent).toHaveLength(index + 2)
      expect(requests.state('k')).toMatchObject({ failed, isWaiting: false })
    }
    at(3).reject(apiError(500))
    await expect(done).rejects.toBeInstanceOf(ApiError)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(4)
    expect(requests.state('k')).toMatchObject({ failed: { retrying: null }, isWaiting: false })
  })

  it('of most answers of 400 to 499 is not announced, but the failure is', async () => {
    void run('k')
    at(0).reject(apiError(404))
    await settle()
    expect(requests.state('k').failed).toMatchObject({ error: { status: 404 }, retrying: null })
    await vi.advanceTimersByTimeAsync(1000)
    at(1).resolve('found')
    await settle()
    expect(requests.state('k').failed).toBeNull()
  })

  it('begins at once on Try now, and does not start over', async () => {
    const done = run('k')
    expect(requests.tryNow('k')).toBe(false)
    at(0).reject(apiError(500))
    await settle()
    expect(requests.tryNow('k')).toBe(true)
    await settle()
    expect(sent).toHaveLength(2)
    expect(at(0).signal.aborted).toBe(false)
    at(1).resolve('ok')
    await expect(done).resolves.toBe('ok')
  })

  it('begins once when the browser is back online', async () => {
    requests = new Requests(send, { delaysS: [60] })
    const reload = vi.fn()
    requests.retain('k', reload)
    void run('k')
    at(0).reject(apiError(500))
    await settle()
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1500)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(2)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('pages after the first', () => {
  const readList = (key: string) => {
    const result = requests.run(key, (call) => readPages(call, queryEntity, { body: {}, limit: 1 }))
    result.catch(() => undefined)
    return result
  }
  const page = (id: number) => ({ rows: [{ id }], received: 1, total: 9 })

  it('are requested four at a time by all lists together; a first page waits for none', async () => {
    void readList('a')
    void readList('b')
    at(0).resolve(page(0))
    at(1).resolve(page(0))
    await settle()
    expect(sent.map(({ offset }) => offset)).toEqual([0, 0, 1, 2, 3, 4])
    void readList('c')
    expect(at(6).offset).toBe(0)
  })

  it('leave their place while they wait for a retry', async () => {
    void readList('a')
    at(0).resolve(page(0))
    await settle()
    for (const index of [1, 2, 3, 4]) at(index).reject(apiError(500))
    void readList('b')
    at(5).resolve(page(0))
    await settle()
    expect(sent.slice(6).map(({ offset }) => offset)).toEqual([1, 2, 3, 4])
  })
})
