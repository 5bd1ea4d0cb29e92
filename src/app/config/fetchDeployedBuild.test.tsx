import { afterEach, expect, it, vi } from 'vitest'
import { untilReachable } from './fetchDeployedBuild.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks the server once every four seconds, however often Reload is pressed', async () => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetch = vi.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  const waits = [untilReachable(), untilReachable(), untilReachable()]
  await vi.advanceTimersByTimeAsync(9000)
  expect(fetch).toHaveBeenCalledTimes(3)
  fetch.mockResolvedValue(new Response('{"commit":"abc"}'))
  await vi.advanceTimersByTimeAsync(4000)
  await Promise.all(waits)
  expect(fetch).toHaveBeenCalledTimes(4)
})
