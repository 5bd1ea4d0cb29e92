import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AbortedError, ApiError } from '#api/errors.ts'
import { Requests } from './requests.ts'

const failed = (status: number, retryAfterS: number | null = null) =>
  new ApiError({ url: '/x', status, statusText: '', body: null, retryAfterS })
const DELAYS = [1, 2, 4]

let requests: Requests
beforeEach(() => {
  vi.useFakeTimers()
  requests = new Requests()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A read that ends when told to. */
function controlled<T>() {
  let finish: (value: T) => void = () => undefined
  let signal: AbortSignal | undefined
  const read = (given: AbortSignal) => {
    signal = given
    return new Promise<T>((resolve, reject) => {
      finish = resolve
      given.addEventListener('abort', () => reject(new AbortedError()))
    })
  }
  return { read, finish: (value: T) => finish(value), aborted: () => signal?.aborted }
}

describe('a request', () => {
  it('tells the rows so far, and nothing once it is whole', async () => {
    let part: (rows: number[], progress: { loaded: number; total: number }) => void = () => undefined
    const whole = controlled<number[]>()
    const done = requests.run<number[]>('k', (signal, onPart) => {
      part = onPart
      return whole.read(signal)
    })
    part([1], { loaded: 1, total: 2 })
    expect(requests.state('k')).toMatchObject({ partial: [1], progress: { loaded: 1, total: 2 } })
    whole.finish([1, 2])
    await expect(done).resolves.toEqual([1, 2])
    expect(requests.state('k')).toMatchObject({ partial: undefined, progress: null })
  })

  it('is aborted when the last who looks is gone, not when one of two is', () => {
    const { read, aborted } = controlled()
    requests.run('k', read).catch(() => undefined)
    const leave = [requests.hold('k'), requests.hold('k')]
    leave[0]?.()
    vi.runAllTimers()
    expect(aborted()).toBe(false)
    leave[1]?.()
    vi.runAllTimers()
    expect(aborted()).toBe(true)
  })

  it('goes on when a page lets go and takes hold again in one breath', () => {
    const { read, aborted } = controlled()
    requests.run('k', read).catch(() => undefined)
    requests.hold('k')()
    requests.hold('k')
    vi.runAllTimers()
    expect(aborted()).toBe(false)
  })

  it('keeps what has come when the user cancels', async () => {
    const { read } = controlled<string>()
    const done = requests.run<string>('k', (signal, onPart) => {
      onPart('first part', { loaded: 1, total: 3 })
      return read(signal)
    })
    requests.cancel('k')
    await expect(done).rejects.toBeInstanceOf(AbortedError)
    expect(requests.state('k')).toMatchObject({
      partial: 'first part',
      cancelled: true,
      progress: { loaded: 1, total: 3 },
    })
  })

  it('gives way to a newer one for the same key', async () => {
    const old = controlled<string>()
    const first = requests.run('k', old.read)
    const newer = controlled<string>()
    const second = requests.run('k', newer.read)
    await expect(first).rejects.toBeInstanceOf(AbortedError)
    newer.finish('new')
    await expect(second).resolves.toBe('new')
  })

  it('is over with all others when the session is', () => {
    const { read, aborted } = controlled()
    const again = vi.fn()
    requests.run('a', read).catch(() => undefined)
    requests.retryLater('b', failed(500), 1, DELAYS, again)
    requests.stopAll()
    vi.runAllTimers()
    expect(aborted()).toBe(true)
    expect(again).not.toHaveBeenCalled()
  })
})

describe('a retry', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
  ])('number %i comes after %i s and says so', (attempt, seconds) => {
    const again = vi.fn()
    requests.retryLater('k', failed(500), attempt, DELAYS, again)
    expect(requests.state('k').retrying).toEqual({ attempt, of: 3, nextInS: seconds })
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(again).toHaveBeenCalledOnce()
  })

  it.each([
    ['the fourth time', failed(500), 4],
    ['after a 401', failed(401), 1],
    ['after an abort', new AbortedError(), 1],
  ])('does not come %s', (_case, error, attempt) => {
    const again = vi.fn()
    requests.retryLater('k', error, attempt, DELAYS, again)
    vi.runAllTimers()
    expect(again).not.toHaveBeenCalled()
    expect(requests.state('k').retrying).toBeNull()
  })

  it('waits as long as a 429 asks, 30 s at most', () => {
    requests.retryLater('k', failed(429, 12), 1, DELAYS, () => undefined)
    expect(requests.state('k').retrying?.nextInS).toBe(12)
    requests.retryLater('k', failed(429, 900), 1, DELAYS, () => undefined)
    expect(requests.state('k').retrying?.nextInS).toBe(30)
  })

  it('waits while the tab is hidden or offline, then comes once', () => {
    const again = vi.fn()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    requests.retryLater('k', failed(500), 1, DELAYS, again)
    vi.advanceTimersByTime(60_000)
    expect(again).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    expect(again).toHaveBeenCalledOnce()
  })
})
