import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { reportAddress } from '#domain/report/reportView.ts'
import { configFromEnv, EnvironmentContext, type Environment } from '#app/config/environment.ts'
import { createReportServer } from '#app/testing/testServer.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useResults } from './useResults.ts'

it('reads a day that was incomplete anew at midnight, and compares it only then', async () => {
  const server = createReportServer(25)
  let now = new Date('2026-11-20T23:59:00')
  const environment: Environment = { config: configFromEnv({}), now: () => now, retryDelaysS: [] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentContext value={environment}>
      <DataScope client={server.client} retryDelaysS={[]}>
        {children}
      </DataScope>
    </EnvironmentContext>
  )
  const view = { ...reportAddress('2026-11-20').defaults, period: { from: '2026-11-01', to: '2026-11-20' } }
  const { result } = renderHook(() => useResults(view), { wrapper })
  const reading = (today: string, to: string) => ({
    today,
    tableRows: { isComplete: true, earlier: { period: { to } } },
  })
  await waitFor(() => expect(result.current.report.data).toMatchObject(reading('2026-11-20', '2026-10-19')))

  let open: (value: null) => void = () => undefined
  const gate = new Promise<null>((resolve) => (open = resolve))
  server.intercept = () => gate
  now = new Date('2026-11-21T00:00:30')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  // Until the new rows come, the old ones stay, with the day that is incomplete in them.
  expect(result.current.report.data).toMatchObject(reading('2026-11-20', '2026-10-19'))
  open(null)
  await waitFor(() => expect(result.current.report.data).toMatchObject(reading('2026-11-21', '2026-10-20')))
  expect(server.requests.filter(({ path, from }) => path.includes('/report/') && from === '2026-11-01')).toHaveLength(2)
})
