import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '#api/testing/testClient.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import { configFromEnv, EnvironmentContext, type Environment } from '#app/config/environment.ts'
import { DataScope } from '#query/DataScope.tsx'
import { errorResponse, createReportServer, type RecordedRequest } from '#app/testing/testServer.ts'
import { useResults } from './useResults.ts'

const environment: Environment = {
  config: configFromEnv({}),
  now: () => new Date('2026-11-20T12:00:00'),
  retryDelaysS: [],
}

let server: ReturnType<typeof createReportServer>
beforeEach(() => {
  server = createReportServer(25)
})
afterEach(cleanup)

const VIEW: ReportView = { ...reportAddress('2026-11-20').defaults, comparison: 'none' }
const YEAR = { from: '2025-11-01', to: '2026-10-31' }
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' }
const reports = () => server.requests.filter(({ path }) => path.includes('/report/'))
const calls = () => reports().map(({ path }) => path.replace(/.*report\//, ''))

function shown(view: ReportView = VIEW) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentContext value={environment}>
      <DataScope client={server.client} retryDelaysS={[]}>
        {children}
      </DataScope>
    </EnvironmentContext>
  )
  const hook = renderHook(({ view: given }: { view: ReportView }) => useResults(given), {
    wrapper,
    initialProps: { view },
  })
  const report = () => hook.result.current.report
  const show = (change: Partial<ReportView>) => hook.rerender({ view: { ...view, ...change } })
  const complete = () =>
    waitFor(() => expect(report()).toMatchObject({ loading: false, failure: null, isComplete: true }))
  return { ...hook, report, show, complete }
}

/** Long enough for any request to be sent. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

describe('requests', () => {
  it.each<[string, Partial<ReportView>, string[]]>([
    ['by title', {}, ['elcam_vendors/day']],
    ['by ad and day', { by: ['ad', 'day'] }, ['elcam_vendors/day']],
    ['by campaign', { by: ['campaign'] }, ['elcam_vendors/day']],
    ['by campaign over a year', { by: ['campaign'], period: YEAR }, ['elcam_vendors/month']],
    ['by day over a year', { by: ['day'], period: YEAR }, ['elcam_vendors/day']],
    ['by title over a year, with a chart by day', { per: 'day', period: YEAR }, ['elcam_vendors/day']],
    ['by title, with a chart by month', { per: 'month', period: OCTOBER }, ['elcam_vendors/month']],
    ['by title, with a chart by partial months', { per: 'month' }, ['elcam_vendors/day']],
    ['by title, with a month that is not over', { per: 'month', period: NOVEMBER }, ['elcam_vendors/day']],
    ['by item over a year', { by: ['item'], period: YEAR }, ['elcam_vendors/month', 'elcam_items/day']],
  ])('%s', async (_, change, expected) => {
    const { complete } = shown({ ...VIEW, ...change })
    await complete()
    expect(calls()).toEqual(expected)
    expect(new Set(reports().map(({ orderBy }) => orderBy))).toEqual(new Set(['day|refkey']))
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
    ['the grouping by campaign', { by: ['campaign'] }],
    ['the grouping by partial months', { by: ['month'] }],
  ])('for %s', async (_, change) => {
    const { show, complete, report } = shown()
    await complete()
    const { data } = report()
    show(change)
    expect(report().data?.tableRows.now).toBe(data?.tableRows.now)
    await pause()
    expect(calls()).toEqual(['elcam_vendors/day'])
  })

  it('of the period if the comparison changes', async () => {
    const { show, complete, report } = shown()
    await complete()
    const { data } = report()
    show({ comparison: 'previous' })
    await waitFor(() =>
      expect(report()).toMatchObject({
        loading: false,
        isComplete: true,
        data: { tableRows: { earlier: { period: { from: '2026-09-25', to: '2026-10-22' } } } },
      }),
    )
    expect(report().data?.tableRows.now).toBe(data?.tableRows.now)
    expect(reports().map(({ from }) => from)).toEqual(['2026-10-23', '2026-09-25'])
  })

  it('when going back', async () => {
    const { show, complete, report } = shown()
    await complete()
    show({ region: 'IE' })
    await waitFor(() => expect(calls()).toHaveLength(2))
    await complete()
    show({})
    expect(report()).toMatchObject({ isComplete: true })
    await pause()
    expect(calls()).toHaveLength(2)
  })

  it('if a failed page is retried', async () => {
    server.intercept = ({ from, path }) =>
      path.includes('/report/') && from === '2026-09-25' ? errorResponse(500) : null
    const { report, complete } = shown({ ...VIEW, comparison: 'previous' })
    await waitFor(() =>
      expect(report()).toMatchObject({ loading: false, failure: { kind: 500 }, isComplete: false, data: {} }),
    )
    server.intercept = () => null
    act(() => report().retry())
    await complete()
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

it('shows the previous rows with their period and names until the new ones arrive', async () => {
  const { show, complete, report, result } = shown()
  await complete()
  const names = result.current.names.data
  const release = holdBack(({ from }) => from === '2026-09-01')
  const period = { from: '2026-09-01', to: '2026-09-30' }
  show({ period, region: 'IE' })
  await pause()
  expect(report()).toMatchObject({ loading: true, data: { tableRows: { now: { period: VIEW.period } } } })
  // Those of another region are there, and may lack some.
  expect(result.current.names).toMatchObject({ loading: false, isComplete: true })
  expect(result.current.names.data).toBe(names)
  act(release)
  await complete()
  expect(report().data?.tableRows.now.period).toEqual(period)
  expect(result.current.names.data).not.toBe(names)
})

it('aborts outdated requests and never shows their rows', async () => {
  const { show, complete, report } = shown()
  await complete()
  const release = holdBack(({ from }) => from === '2026-09-01')
  show({ period: { from: '2026-09-01', to: '2026-09-30' } })
  await waitFor(() => expect(calls()).toHaveLength(2))
  show({ period: { from: '2026-08-01', to: '2026-08-31' } })
  act(release)
  await complete()
  await pause()
  expect(report().data?.tableRows.now.period.from).toBe('2026-08-01')
  expect(reports()[1]?.signal?.aborted).toBe(true)
})

it('keeps its rows on cancel, and loads the rest on retry', async () => {
  const release = holdBack(({ path, from }) => path.includes('/report/') && from === '2026-09-25')
  const { report, complete } = shown({ ...VIEW, comparison: 'previous' })
  await waitFor(() => expect(report()).toMatchObject({ loading: true, isComplete: false, data: {} }))
  act(() => report().cancel())
  await waitFor(() =>
    expect(report()).toMatchObject({
      loading: false,
      cancelled: true,
      isComplete: false,
      data: {},
      progress: { loaded: 25 },
    }),
  )
  act(release)
  act(() => report().retry())
  await complete()
  expect(report()).toMatchObject({ cancelled: false, progress: null })
  expect(reports().map(({ from }) => from)).toEqual(['2026-10-23', '2026-09-25', '2026-09-25'])
})

// spec 7.21
it('shows the rows, with their platforms, if the campaigns fail', async () => {
  server.intercept = ({ path }) => (path.endsWith('query/elcam') ? errorResponse(500) : null)
  const { result, complete } = shown({ ...VIEW, by: ['campaign'] })
  await waitFor(() => expect(result.current.names.failure).not.toBeNull())
  await complete()
})

describe('by creative', () => {
  it('counts totals and chart from all rows by campaign, never from some', async () => {
    server.size = 1500
    const release = holdBack(({ path, offset }) => path.includes('vendors') && offset > 0)
    const { report, complete } = shown({ ...VIEW, by: ['item'] })
    await waitFor(() => expect(calls()).toHaveLength(4))
    await pause()
    expect(report().data).toBeUndefined()
    act(release)
    await complete()
    expect(report().data).toMatchObject({
      tableRows: { of: 'item' },
      campaignRows: { of: 'campaign', isComplete: true },
    })
  })

  it('is too long for more campaigns than there are calls for', async () => {
    const campaigns = Array.from({ length: 701 }, (_, index) => ({ elcam_id: index + 1, item_count: 1 }))
    server.intercept = ({ path }) => (path.endsWith('query/elcam') ? json({ total: 701, rows: campaigns }) : null)
    const { result } = shown({ ...VIEW, by: ['item'] })
    const size = { of: 'campaigns', count: 701, limit: 700 }
    await waitFor(() => expect(result.current.names).toMatchObject({ failure: { kind: 'tooLong', size } }))
    expect(server.requests.filter(({ path }) => path.includes('elcamitem'))).toEqual([])
  })
})

describe('a report that is too long', () => {
  it('is not read beyond the first page, nor shown; without a comparison it may have twice the rows', async () => {
    server.size = 100_001
    const { report, show } = shown({ ...VIEW, comparison: 'previous' })
    const size = { of: 'rows', count: 100_001, limit: 100_000 }
    await waitFor(() =>
      expect(report()).toMatchObject({ loading: false, data: undefined, failure: { kind: 'tooLong', size } }),
    )
    expect(calls()).toHaveLength(2)
    show({ comparison: 'none' })
    expect(report()).toMatchObject({ failure: null, data: undefined })
    await waitFor(() => expect(report()).toMatchObject({ failure: null, data: {} }))
    act(() => report().cancel())
  })
})
