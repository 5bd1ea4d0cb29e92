import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDelayedFlag } from './useDelayedFlag.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('useDelayedFlag', () => {
  it('shows only after 150 ms', () => {
    const { result } = renderHook(() => useDelayedFlag(true))
    wait(149)
    expect(result.current).toBe(false)
    wait(1)
    expect(result.current).toBe(true)
  })

  it('never shows a flag shorter than 150 ms', () => {
    const { result, rerender } = renderHook(({ flag }) => useDelayedFlag(flag), { initialProps: { flag: true } })
    wait(149)
    rerender({ flag: false })
    wait(1000)
    expect(result.current).toBe(false)
  })

  it('stays for at least 300 ms once shown', () => {
    const { result, rerender } = renderHook(({ flag }) => useDelayedFlag(flag), { initialProps: { flag: true } })
    wait(150)
    wait(10)
    rerender({ flag: false })
    wait(289)
    expect(result.current).toBe(true)
    wait(1)
    expect(result.current).toBe(false)
  })

  it('hides at once after the minimum time', () => {
    const { result, rerender } = renderHook(({ flag }) => useDelayedFlag(flag), { initialProps: { flag: true } })
    wait(2000)
    rerender({ flag: false })
    wait(0)
    expect(result.current).toBe(false)
  })

  it('restarts the delay after a pause', () => {
    const { result, rerender } = renderHook(({ flag }) => useDelayedFlag(flag), { initialProps: { flag: true } })
    wait(100)
    rerender({ flag: false })
    rerender({ flag: true })
    wait(149)
    expect(result.current).toBe(false)
    wait(1)
    expect(result.current).toBe(true)
  })
})
