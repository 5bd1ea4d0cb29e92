import { act, cleanup, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { listTitleTypes } from '#api/endpoints/lookups.ts'
import type { Client } from '#api/client.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useLookupNames } from './useLookupNames.ts'

const call = vi.fn<() => Promise<unknown>>()
const client = { call } as unknown as Client
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  call.mockReset()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <DataScope client={client} retryDelaysS={[]}>
    {children}
  </DataScope>
)
const MINUTE_MS = 60_000

/** A page that uses the lookup, and can be left and opened again. */
function usePages() {
  const [isOpen, setOpen] = useState(true)
  return { names: useLookupNames(listTitleTypes, isOpen), setOpen }
}

// spec 9.11, 3.2
it('asks for a lookup again only after 120 minutes', async () => {
  vi.useFakeTimers()
  call.mockResolvedValue({ rows: [{ id: 'book', name: 'Book' }] })
  const { result } = renderHook(usePages, { wrapper })
  const reopenAfter = async (minutes: number) => {
    act(() => result.current.setOpen(false))
    await act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS))
    act(() => result.current.setOpen(true))
    await act(() => vi.advanceTimersByTimeAsync(100))
  }
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current.names.get('book')).toBe('Book')
  await reopenAfter(119)
  expect(call).toHaveBeenCalledTimes(1)
  await reopenAfter(2)
  expect(call).toHaveBeenCalledTimes(2)
})
