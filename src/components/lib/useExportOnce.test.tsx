import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useExportOnce } from './useExportOnce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const start = (work: () => unknown) => {
  const write = vi.fn(work)
  const { result } = renderHook(() => useExportOnce())
  return { write, press: (fileName = 'titles.csv') => result.current(fileName, write) }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('writes no second file within a second of the start, and one after that', async () => {
  const { write, press } = start(() => undefined)
  press()
  press()
  await pass(999)
  press()
  expect(write).toHaveBeenCalledTimes(1)
  await pass(1)
  press()
  expect(write).toHaveBeenCalledTimes(2)
})

it('writes no second file while the export runs, and one once it has finished', async () => {
  const { write, press } = start(() => new Promise((resolve) => setTimeout(resolve, 3000)))
  press()
  await pass(2999)
  press()
  expect(write).toHaveBeenCalledTimes(1)
  await pass(1)
  await pass(1)
  press()
  expect(write).toHaveBeenCalledTimes(2)
})

it('ignores presses that queued up while an export blocked the page', async () => {
  const { write, press } = start(() => vi.advanceTimersByTime(1500))
  press()
  await Promise.resolve()
  press()
  expect(write).toHaveBeenCalledTimes(1)
  await pass(0)
  press()
  expect(write).toHaveBeenCalledTimes(2)
})

it('holds back no other file', () => {
  const { write, press } = start(() => undefined)
  press('chart.png')
  press('chart.svg')
  expect(write).toHaveBeenCalledTimes(2)
})
