import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { clientWith, json } from '#api/testing/testClient.ts'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { PLAIN_CSV } from '#domain/csv.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { configFromEnv, EnvironmentContext } from '#app/config/environment.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useTitleExport } from './useTitleExport.ts'
import { groupRows } from '#domain/report/testing/testReport.ts'

const PERIOD = { from: '2025-11-20', to: '2026-11-19' }

const mocked = vi.hoisted((): { saved: string[] } => ({ saved: [] }))
vi.mock('#components/lib/saveFile.ts', () => ({ saveTextFile: (name: string) => mocked.saved.push(name) }))

const environment = { config: configFromEnv({}), now: () => new Date('2026-11-20T10:00:00'), retryDelaysS: [] }
const PAGES = 3
/** Answers of the pages that were requested, in the order of the requests. */
let send: ((response: Response) => void)[] = []
let requests: ReturnType<typeof clientWith>['fetch']
let client: Client
let session = 'first'

let nextRow = 0
const page = () => json({ total: PAGES * 1024, rows: Array.from({ length: 1024 }, nextReportRow) })
const nextReportRow = () => ({ refkey: (nextRow += 1), day: '2026-10-01', google_clicks: 1 })

const scope = ({ children }: { children: ReactNode }) => (
  <EnvironmentContext value={environment}>
    <Notifications>
      <DataScope key={session} client={client} retryDelaysS={[]}>
        {children}
      </DataScope>
    </Notifications>
  </EnvironmentContext>
)

beforeEach(() => {
  send = []
  mocked.saved = []
  session = 'first'
  const mock = clientWith(() => new Promise<Response>((resolve) => send.push(resolve)))
  client = mock.client
  requests = mock.fetch
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const startExport = async (report = testLoadable<GroupedReport>(undefined)) => {
  const hook = renderHook(() => useTitleExport(7, PERIOD, 'all', report), { wrapper: scope })
  act(() => hook.result.current.onExport('all', PLAIN_CSV))
  await waitFor(() => expect(send).toHaveLength(1))
  return hook
}
const answerAll = () =>
  act(async () => {
    for (const answer of send) answer(page())
    await new Promise((resolve) => setTimeout(resolve, 50))
  })

it('saves the file once all pages are there', async () => {
  const { result } = await startExport()
  expect(result.current.exporting).toBe(true)
  await answerAll()
  expect(requests).toHaveBeenCalledTimes(PAGES)
  await answerAll()
  await waitFor(() => expect(mocked.saved).toHaveLength(1))
})

it('saves no second file for presses while it runs and right after', async () => {
  // Right after, however long the export takes.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { result } = await startExport()
  act(() => result.current.onExport('all', PLAIN_CSV))
  await answerAll()
  await answerAll()
  await waitFor(() => expect(mocked.saved).toHaveLength(1))
  expect(result.current.exporting).toBe(false)
  act(() => result.current.onExport('all', PLAIN_CSV))
  await answerAll()
  expect(requests).toHaveBeenCalledTimes(PAGES)
  expect(mocked.saved).toHaveLength(1)
})

it('saves the days that are shown, but not those of another country while these load', async () => {
  const shown = groupRows({ of: 'campaign', per: 'day', rows: [] }, null, reportTree({ campaigns: [] }), {
    by: ['day'],
    period: PERIOD,
    comparison: null,
    fill: false,
    today: '2026-11-20',
  })
  const { result } = renderHook(() => useTitleExport(7, PERIOD, 'all', testLoadable(shown)), { wrapper: scope })
  act(() => result.current.onExport('all', PLAIN_CSV))
  await waitFor(() => expect(mocked.saved).toHaveLength(1))
  expect(requests).not.toHaveBeenCalled()
  await startExport(testLoadable(shown, { isComplete: false, loading: true }))
  expect(mocked.saved).toHaveLength(1)
})

it('notifies a failure', async () => {
  const { result } = await startExport()
  act(() => send[0]?.(json({}, { status: 500 })))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The export failed')
  expect(alert.textContent).toContain('Internal Server Error')
  expect(result.current.exporting).toBe(false)
})

it('goes on when its page is left', async () => {
  function Page() {
    const { onExport } = useTitleExport(7, PERIOD, 'all', testLoadable<GroupedReport>(undefined))
    return <button onClick={() => onExport('all', PLAIN_CSV)}>Export</button>
  }
  const { rerender } = render(<Page />, { wrapper: scope })
  fireEvent.click(screen.getByText('Export'))
  await waitFor(() => expect(send).toHaveLength(1))
  rerender(<p>Another page</p>)
  await answerAll()
  await answerAll()
  await waitFor(() => expect(mocked.saved).toHaveLength(1))
})

it('ends with its session: no further page is requested, and no file is saved', async () => {
  const { rerender, result } = await startExport()
  session = 'second'
  rerender()
  expect(requests.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await answerAll()
  await answerAll()
  expect(requests).toHaveBeenCalledTimes(1)
  expect(mocked.saved).toEqual([])
  expect(document.querySelector('[role="alert"]')).toBeNull()
  expect(result.current.exporting).toBe(false)
})

it('ends after its last page too', async () => {
  const { rerender } = await startExport()
  await answerAll()
  session = 'second'
  rerender()
  await answerAll()
  expect(mocked.saved).toEqual([])
})
