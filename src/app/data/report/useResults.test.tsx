import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import { EnvironmentContext, type Environment } from '#app/config/environment.ts'
import { DataScope } from '../DataScope.tsx'
import { errorResponse, createReportServer, type RecordedRequest } from '#app/testing/testServer.ts'
import { useResults } from './useResults.ts'

const mocked = vi.hoisted((): { client: Client | null } => ({ client: null }))
vi.mock('../../session/useClient.ts', () => ({ useClient: () => mocked.client }))

const environment: Environment = {
  config: {
    apiHost: '',
    vertical: 'books',
    staffDomain: null,
    helpUrl: null,
    helpWidgetSrc: null,
    basic: null,
    refreshEnabled: false,
    uploadTypes: [],
    uploadLimitMb: 50,
    adapters: { forgot: null, reset: null, click: null, showcase: null },
  },
  now: () => new Date('2026-11-20T12:00:00'),
  retryDelaysS: [],
}

let server: ReturnType<typeof createReportServer>
beforeEach(() => {
  server = createReportServer(25)
  mocked.client = server.means.client
})
afterEach(cleanup)

const VIEW: ReportView = { ...reportAddress('2026-11-20').defaults, comparison: 'none' }
const YEAR = { from: '2025-11-01', to: '2026-10-31' }
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' }
const reports = () => server.requests.filter(({ path }) => path.includes('/report/'))
const calls = () => reports().map(({ path }) => path.replace(/.*report\//, ''))

function shown(view: ReportView = VIEW) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentContext value={environment}>
      <DataScope>{children}</DataScope>
    </EnvironmentContext>
  )
  const hook = renderHook(({ view: given }: { view: ReportView }) => useResults(given), {
    wrapper,
    initialProps: { view },
  })
  const report = () => hook.result.current.report
  const show = (change: Partial<ReportView>) => hook.rerender({ view: { ...view, ...change } })
  const whole = () =>
    waitFor(() => expect(report()).toMatchObject({ loading: false, failure: null, data: { whole: true } }))
  return { ...hook, report, show, whole }
}

/** Long enough for any request to be sent. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

describe('requests', () => {
  it.each<[string, Partial<ReportView>, string, string]>([
    ['by title', {}, 'elcam_vendors/day', 'refkey'],
    ['by day', { by: ['day'] }, 'elcam_vendors/day', 'day'],
    ['by ad and day', { by: ['ad', 'day'] }, 'elcam_vendors/day', 'refkey|day'],
    ['by day and ad', { by: ['day', 'ad'] }, 'elcam_vendors/day', 'day|refkey'],
    ['by campaign', { by: ['campaign'] }, 'elcams/day', 'refkey'],
    ['by campaign over a year', { by: ['campaign'], period: YEAR }, 'elcams/month', 'refkey'],
    ['by title over a year', { period: YEAR }, 'elcam_vendors/month', 'refkey'],
    ['by day over a year', { by: ['day'], period: YEAR }, 'elcam_vendors/day', 'day'],
    ['by title over a year, with a chart by day', { per: 'day', period: YEAR }, 'elcam_vendors/day', 'refkey'],
    ['by title, with a chart by month', { per: 'month', period: OCTOBER }, 'elcam_vendors/month', 'refkey'],
    ['by title, with a chart by partial months', { per: 'month' }, 'elcam_vendors/day', 'refkey'],
    ['by item over a year', { by: ['item'], period: YEAR }, 'elcam_items/day', 'refkey'],
  ])('%s', async (_, change, call, order) => {
    const { whole } = shown({ ...VIEW, ...change })
    await whole()
    expect(calls()).toEqual([call])
    expect(reports()[0]?.orderBy).toBe(order)
  })
})

describe('loaded rows are reused', () => {
  it.each<[string, Partial<ReportView>]>([
    ['platforms', { platforms: ['gad'] }],
    ['the search', { q: 'emma' }],
    ['the sort', { sort: [{ key: 'impressions', descending: false }] }],
    ['the measure', { measure: 'ctr' }],
    ['the columns', { cols: ['clicks'] }],
    ['the chart', { chart: 'none' }],
    ['the grouping by ad', { by: ['ad'] }],
    ['the grouping by day', { by: ['day'] }],
    ['the grouping by campaign, whose rows are included', { by: ['campaign'] }],
    ['months, as sums of days', { per: 'month' }],
  ])('for %s', async (_, change) => {
    const { show, whole, report } = shown()
    await whole()
    const { data } = report()
    show(change)
    expect(report().data?.now).toBe(data?.now)
    await pause()
    expect(calls()).toEqual(['elcam_vendors/day'])
  })

  it('of the period if the comparison changes', async () => {
    const { show, whole, report } = shown()
    await whole()
    const { data } = report()
    show({ comparison: 'previous' })
    await waitFor(() =>
      expect(report()).toMatchObject({
        loading: false,
        data: { comparison: { from: '2026-09-25', to: '2026-10-22' }, whole: true },
      }),
    )
    expect(report().data?.now).toBe(data?.now)
    expect(reports().map(({ from }) => from)).toEqual(['2026-10-23', '2026-09-25'])
  })

  it('when going back', async () => {
    const { show, whole, report } = shown()
    await whole()
    show({ region: 'IE' })
    await waitFor(() => expect(calls()).toHaveLength(2))
    await whole()
    show({})
    expect(report()).toMatchObject({ data: { whole: true } })
    await pause()
    expect(calls()).toHaveLength(2)
  })

  it('if a failed page is retried', async () => {
    server.intercept = ({ from, path }) =>
      path.includes('/report/') && from === '2026-09-25' ? errorResponse(500) : null
    const { report, whole } = shown({ ...VIEW, comparison: 'previous' })
    await waitFor(() =>
      expect(report()).toMatchObject({ loading: false, failure: { kind: 500 }, data: { whole: false } }),
    )
    server.intercept = () => null
    act(() => report().retry())
    await whole()
    expect(reports().map(({ from }) => from)).toEqual(['2026-10-23', '2026-09-25', '2026-09-25'])
  })
})

/** Delays matching requests until the returned function is called. */
function holdBack(matches: (request: RecordedRequest) => boolean): () => void {
  let release: () => void = () => undefined
  const released = new Promise<null>((resolve) => (release = () => resolve(null)))
  server.intercept = (request) => (matches(request) ? released : null)
  return release
}

it('shows the previous rows with their period until the new ones arrive', async () => {
  const { show, whole, report } = shown()
  await whole()
  const release = holdBack(({ from }) => from === '2026-09-01')
  const period = { from: '2026-09-01', to: '2026-09-30' }
  show({ period })
  await pause()
  expect(report()).toMatchObject({ loading: true, data: { period: VIEW.period } })
  act(release)
  await whole()
  expect(report().data?.period).toEqual(period)
})

it('aborts outdated requests and never shows their rows', async () => {
  const { show, whole, report } = shown()
  await whole()
  const release = holdBack(({ from }) => from === '2026-09-01')
  show({ period: { from: '2026-09-01', to: '2026-09-30' } })
  await waitFor(() => expect(calls()).toHaveLength(2))
  show({ period: { from: '2026-08-01', to: '2026-08-31' } })
  act(release)
  await whole()
  await pause()
  expect(report().data?.period.from).toBe('2026-08-01')
  expect(reports()[1]?.signal?.aborted).toBe(true)
})

it('keeps its rows on cancel, and continues on retry', async () => {
  const release = holdBack(({ path, from }) => path.includes('/report/') && from === '2026-09-25')
  const { report, whole } = shown({ ...VIEW, comparison: 'previous' })
  await waitFor(() => expect(report()).toMatchObject({ loading: true, data: { whole: false } }))
  act(() => report().cancel())
  await waitFor(() =>
    expect(report()).toMatchObject({
      loading: false,
      cancelled: true,
      data: { whole: false },
      progress: { loaded: 25 },
    }),
  )
  act(release)
  act(() => report().retry())
  await whole()
  expect(report()).toMatchObject({ cancelled: false, progress: null })
  expect(reports().map(({ from }) => from)).toEqual(['2026-10-23', '2026-09-25', '2026-09-25'])
})

// spec 7.21
it('requests rows by platform if the campaigns fail', async () => {
  server.intercept = ({ path }) => (path.endsWith('query/elcam') ? errorResponse(500) : null)
  const { result } = shown({ ...VIEW, by: ['campaign'] })
  await waitFor(() => expect(result.current.names.failure).not.toBeNull())
  await waitFor(() => expect(calls().at(-1)).toBe('elcam_vendors/day'))
})
