import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adsAddress } from '#screens/Ads/adsView.ts'
import { useToday } from './useToday.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('is the next day right after midnight, and the day after that a day later', () => {
  vi.setSystemTime(new Date(2026, 10, 22, 23, 58, 30))
  const { result } = renderHook(useToday)
  wait(89_000)
  expect(result.current).toBe('2026-11-22')
  wait(1500)
  expect(result.current).toBe('2026-11-23')
  wait(86_400_000)
  expect(result.current).toBe('2026-11-24')
})

it('is right within a minute after a computer has slept through midnight, and at once when the tab is shown', () => {
  vi.setSystemTime(new Date(2026, 10, 22, 18))
  const { result } = renderHook(useToday)
  vi.setSystemTime(new Date(2026, 10, 23, 9))
  wait(60_000)
  expect(result.current).toBe('2026-11-23')
  vi.setSystemTime(new Date(2026, 10, 24, 9))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('2026-11-24')
})

it('moves the default period of an address without dates, and leaves dates alone', () => {
  vi.setSystemTime(new Date(2026, 10, 22, 23, 59, 59))
  const { result } = renderHook(() => {
    const { read } = adsAddress(useToday())
    return [read('').value.period, read('?from=2026-10-01&to=2026-10-31').value.period]
  })
  const [before] = result.current
  wait(2000)
  const [after, dated] = result.current
  expect([before?.to, after?.to]).toEqual(['2026-11-21', '2026-11-22'])
  expect(dated).toEqual({ from: '2026-10-01', to: '2026-10-31' })
})

it('leaves no timer behind', () => {
  const { unmount } = renderHook(useToday)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
