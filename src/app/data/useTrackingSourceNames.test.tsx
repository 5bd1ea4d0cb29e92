import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { listTrackingSources } from '#api/endpoints/lookups.ts'
import { trackingTotals } from '#domain/tracking.ts'
import type { Client } from '#api/client.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useTrackingSourceNames } from './report/useTracking.ts'

const call = vi.fn<(endpoint: unknown) => Promise<unknown>>()
const client = { call } as unknown as Client
afterEach(() => {
  cleanup()
  call.mockReset()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <DataScope client={client} retryDelaysS={[]}>
    {children}
  </DataScope>
)
const totals = (...sources: string[]) =>
  trackingTotals(sources.map((source) => ({ refkey: 1, day: '2026-11-01', source, column: null, hits: 1 })))

// spec 3.19
it('asks for names of sources only where there is one that we do not know', async () => {
  call.mockResolvedValue({ rows: [{ id: 'newsletter', name: 'Newsletter', table: null }], received: 1, total: 1 })
  const { result, rerender } = renderHook(
    (tracking: ReturnType<typeof totals> | undefined) => useTrackingSourceNames(tracking),
    { wrapper, initialProps: undefined as ReturnType<typeof totals> | undefined },
  )
  rerender(totals('live', 'unknown'))
  expect(result.current.size).toBe(0)
  expect(call).not.toHaveBeenCalled()
  rerender(totals('live', 'newsletter'))
  await waitFor(() => expect(result.current.get('newsletter')).toBe('Newsletter'))
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([listTrackingSources])
})
