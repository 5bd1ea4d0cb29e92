import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AbortedError } from './errors.ts'
import { rejectionOf } from './testing/testClient.ts'
import { waitToRetry } from './waitToRetry.ts'

describe('waiting for a retry', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  function waiting(seconds: number) {
    const [stop, tryNow] = [new AbortController(), new AbortController()]
    const onEnd = vi.fn()
    const ended = waitToRetry(seconds, stop.signal, tryNow.signal)
    ended.then(onEnd, () => undefined)
    return { stop, tryNow, onEnd, ended }
  }

  it('takes its time', async () => {
    const { onEnd } = waiting(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('ends at once when asked', async () => {
    const { onEnd, tryNow } = waiting(60)
    tryNow.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('is over when aborted, before or meanwhile', async () => {
    const { stop, ended } = waiting(60)
    const failure = rejectionOf(ended)
    stop.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(await rejectionOf(waitToRetry(1, stop.signal))).toBeInstanceOf(AbortedError)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('lasts while the tab is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { onEnd } = waiting(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onEnd).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  // A proxy or a VPN may make the browser say so for ever.
  it('takes its time though the browser says that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { onEnd } = waiting(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('is cut short when the browser comes back online, at random within 1.5 s', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { onEnd } = waiting(300)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(749)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalledOnce()
  })
})
