import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AbortedError, ApiError } from '#api/errors.ts'
import { Requests } from './requests.ts'

const apiError = (status: number, retryAfterS: number | null = null) =>
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

/** A request that the test resolves. */
function controlled<T>() {
  let resolveRead: (value: T) => void = () => undefined
  let signal: AbortSignal | undefined
  const read = (readSignal: AbortSignal) => {
    signal = readSignal
    return new Promise<T>((resolve, reject) => {
      resolveRead = resolve
      readSignal.addEventListener('abort', () => reject(new AbortedError()))
    })
  }
  return { read, resolve: (value: T) => resolveRead(value), aborted: () => signal?.aborted }
}

describe('a request', () => {
  it('has partial rows until it is complete', async () => {
    let part: (rows: number[], progress: { loaded: number; total: number }) => void = () => undefined
    const whole = controlled<number[]>()
    const done = requests.run<number[]>('k', (signal, onPart) => {
      part = onPart
      return whole.read(signal)
    })
    part([1], { loaded: 1, total: 2 })
    expect(requests.state('k')).toMatchObject({ partial: [1], progress: { loaded: 1, total: 2 } })
    whole.resolve([1, 2])
    await expect(done).resolves.toEqual([1, 2])
    expect(requests.state('k')).toMatchObject({ partial: undefined, progress: null })
  })

  it('is aborted when its last subscriber leaves', () => {
    const { read, aborted } = controlled()
    requests.run('k', read).catch(() => undefined)
    const release = [requests.retain('k'), requests.retain('k')]
    release[0]?.()
    vi.runAllTimers()
    expect(aborted()).toBe(false)
    release[1]?.()
    vi.runAllTimers()
    expect(aborted()).toBe(true)
  })

  it('continues if released and retained in the same tick', () => {
    const { read, aborted } = controlled()
    requests.run('k', read).catch(() => undefined)
    requests.retain('k')()
    requests.retain('k')
    vi.runAllTimers()
    expect(aborted()).toBe(false)
  })

  it('keeps partial data on cancel', async () => {
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

  it('is aborted by a newer one with the same key', async () => {
    const old = controlled<string>()
    const first = requests.run('k', old.read)
    const newer = controlled<string>()
    const second = requests.run('k', newer.read)
    await expect(first).rejects.toBeInstanceOf(AbortedError)
    newer.resolve('new')
    await expect(second).resolves.toBe('new')
  })

  it('is aborted with all others and their retries by abortAll', () => {
    const { read, aborted } = controlled()
    const retry = vi.fn()
    requests.run('a', read).catch(() => undefined)
    requests.scheduleRetry('b', apiError(500), 1, DELAYS, retry)
    requests.abortAll()
    vi.runAllTimers()
    expect(aborted()).toBe(true)
    expect(retry).not.toHaveBeenCalled()
  })
})

describe('a retry', () => {
  // spec 7.2
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
  ])('number %i is scheduled after %i s', (attempt, seconds) => {
    const retry = vi.fn()
    requests.scheduleRetry('k', apiError(500), attempt, DELAYS, retry)
    expect(requests.state('k').retrying).toEqual({ attempt, of: 3, nextInS: seconds })
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(retry).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(retry).toHaveBeenCalledOnce()
  })

  // spec 7.2
  it.each([
    ['a fourth time', apiError(500), 4],
    ['after a 401', apiError(401), 1],
    ['after an abort', new AbortedError(), 1],
  ])('is not scheduled %s', (_case, error, attempt) => {
    const retry = vi.fn()
    requests.scheduleRetry('k', error, attempt, DELAYS, retry)
    vi.runAllTimers()
    expect(retry).not.toHaveBeenCalled()
    expect(requests.state('k').retrying).toBeNull()
  })

  it('waits as long as a 429 requests, up to 5 minutes', () => {
    requests.scheduleRetry('k', apiError(429, 12), 1, DELAYS, () => undefined)
    expect(requests.state('k').retrying?.nextInS).toBe(12)
    requests.scheduleRetry('k', apiError(429, 240), 1, DELAYS, () => undefined)
    expect(requests.state('k').retrying?.nextInS).toBe(240)
    requests.scheduleRetry('k', apiError(429, 900), 1, DELAYS, () => undefined)
    expect(requests.state('k').retrying?.nextInS).toBe(300)
    requests.scheduleRetry('k', apiError(503, 900), 1, DELAYS, () => undefined)
    expect(requests.state('k').retrying?.nextInS).toBe(1)
  })

  it('does not restart what is being read when the browser is back online', () => {
    const reload = vi.fn()
    const release = requests.retain('k', reload)
    void requests.run('k', () => new Promise(() => undefined))
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(reload).not.toHaveBeenCalled()
    release()
  })

  it('waits while offline, then runs once', () => {
    const retry = vi.fn()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    requests.scheduleRetry('k', apiError(500), 1, DELAYS, retry)
    vi.advanceTimersByTime(60_000)
    expect(retry).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    expect(retry).toHaveBeenCalledOnce()
  })
})
