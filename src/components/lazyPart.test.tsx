import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchParts, lazyPart, whenIdle } from './lazyPart.tsx'

// Runs apart: what waits for an idle moment may still be another test's.

afterEach(cleanup)

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
}

it('fetches what waits once the browser is idle, all of it though one fails', async () => {
  vi.useFakeTimers()
  const [fails, works] = [vi.fn(() => Promise.reject(new Error('gone'))), vi.fn(() => Promise.resolve())]
  whenIdle(fails)
  whenIdle(works)
  expect(works).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(fails).toHaveBeenCalledOnce()
  expect(works).toHaveBeenCalledOnce()
})

it('fetches its code when it is first shown', async () => {
  const load = vi.fn(() => Promise.resolve(Counter))
  const Part = lazyPart(load)
  expect(load).not.toHaveBeenCalled()
  render(
    <Suspense fallback="waiting">
      <Part label="n" />
    </Suspense>,
  )
  expect(screen.queryByText('waiting')).not.toBeNull()
  expect(await screen.findByText('n 0')).toBeDefined()
})

it('is there at once when its code was fetched before', async () => {
  const Part = lazyPart(() => Promise.resolve(Counter))
  await fetchParts()
  render(
    <Suspense fallback="waiting">
      <Part label="n" />
    </Suspense>,
  )
  expect(screen.queryByText('n 0')).not.toBeNull()
})

it('keeps what the person did in it, however it came to be shown', async () => {
  const Part = lazyPart(() => Promise.resolve(Counter))
  const { rerender } = render(
    <Suspense>
      <Part label="n" />
    </Suspense>,
  )
  const button = await screen.findByText('n 0')
  act(() => button.click())
  rerender(
    <Suspense>
      <Part label="m" />
    </Suspense>,
  )
  expect(screen.queryByText('m 1')).not.toBeNull()
})
