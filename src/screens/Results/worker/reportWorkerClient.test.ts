import { describe, expect, it, vi } from 'vitest'
import { emptyStore, withPage, type ReportStore } from '#domain/report/reportStore.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import type { ReportRow } from '#domain/reportRows.ts'
import { ReportWorkerClient, type WorkerLike } from './reportWorkerClient.ts'
import { createReportCalculator, type ReportResult, type ReportJob } from './reportCalculator.ts'
import { createMessageHandler, type JobMessage } from './workerMessages.ts'

const campaign = (id: number) => ({
  id,
  name: `Campaign ${id}`,
  adId: 20 + (id % 3),
  titleId: 30,
  platform: 'gad' as const,
  countryId: 'GB',
  startsOn: '2026-10-01',
  endsOn: null,
})
const TREE = reportTree({ campaigns: Array.from({ length: 9 }, (_, at) => campaign(at + 1)) })

const rows = (from: number, to: number): ReportRow[] =>
  Array.from({ length: to - from }, (_, step) => ({
    refkey: 1 + ((from + step) % 9),
    day: `2026-10-${String(1 + Math.floor((from + step) / 9)).padStart(2, '0')}`,
    clicks: from + step,
    impressions: null,
    conversions: 1,
  }))

function job(now: ReportStore, change: Partial<ReportJob> = {}): ReportJob {
  return {
    now,
    earlier: null,
    tree: TREE,
    by: ['campaign', 'day'],
    step: 'day',
    period: { from: '2026-10-01', to: '2026-10-28' },
    comparison: null,
    platforms: ['gad', 'mad', 'pad'],
    fill: false,
    today: '2026-11-20',
    sort: [{ key: 'clicks', descending: true }],
    q: '',
    ...change,
  }
}

/** A fake worker that answers on demand; messages are cloned and transferred as between threads. */
function setUp() {
  const handle = createMessageHandler()
  const messages: JobMessage[] = []
  const onDone = vi.fn<(result: ReportResult) => void>()
  const onFailed = vi.fn()
  const post = (message: JobMessage, transfer: Transferable[]) =>
    void messages.push(structuredClone(message, { transfer }))
  const worker: WorkerLike = {
    postMessage: post as Worker['postMessage'],
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  }
  const client = new ReportWorkerClient(worker, onDone, onFailed)
  let answered = 0
  const answer = () => {
    const message = messages[answered++]
    if (message === undefined) throw new Error('No message to answer')
    const { result, transfer } = handle(message)
    worker.onmessage?.call(worker as Worker, { data: structuredClone(result, { transfer }) } as MessageEvent)
  }
  const last = () => onDone.mock.lastCall?.[0]
  return { client, messages, answer, onDone, onFailed, worker, last }
}

/** The visible parts of a result. */
const visible = (result: ReportResult | undefined) =>
  result && {
    report: result.report,
    order: result.order,
    totals: result.totals,
    overTime: result.overTime,
    summary: result.summary,
  }
const computedHere = (job: ReportJob) => visible(createReportCalculator()(job))

describe('ReportWorkerClient', () => {
  it('returns what the page itself would compute, while rows load and the view changes', () => {
    const { client, answer, last } = setUp()
    let store = emptyStore('campaign', 'day')
    for (const to of [40, 41, 90, 200]) {
      store = withPage(store, rows(0, to))
      const requested = job(store)
      client.submit(requested)
      answer()
      expect(visible(last())).toEqual(computedHere(requested))
    }
    const tree: ReportTree = reportTree({ campaigns: [campaign(1)] })
    const earlier = withPage(emptyStore('campaign', 'day'), rows(0, 60))
    const comparison = { from: '2026-09-03', to: '2026-09-30' }
    for (const change of [
      { sort: [{ key: 'day', descending: false }] },
      { q: 'campaign 3' },
      { q: '', platforms: ['mad' as const] },
      { by: ['ad' as const] },
      { tree },
      { earlier, comparison },
      { fill: true },
    ]) {
      const requested = job(store, change)
      client.submit(requested)
      answer()
      expect(visible(last())).toEqual(computedHere(requested))
    }
  })

  it('sends rows once each, and the tree once', () => {
    const { client, answer, messages } = setUp()
    const first = withPage(emptyStore('campaign', 'day'), rows(0, 40))
    client.submit(job(first))
    answer()
    client.submit(job(withPage(first, rows(40, 100), 40)))
    answer()
    expect(messages.map(({ now, tree }) => [now.tail.heads.length / 2, tree === null])).toEqual([
      [40, false],
      [60, true],
    ])
  })

  it('runs one job at a time, and skips those overtaken by a newer one', () => {
    const { client, answer, messages, onDone } = setUp()
    let store = emptyStore('campaign', 'day')
    for (const to of [10, 20, 30, 40]) client.submit(job((store = withPage(store, rows(0, to)))))
    expect(messages).toHaveLength(1)
    answer()
    answer()
    expect(messages).toHaveLength(2)
    expect(onDone.mock.calls.map(([result]) => result.job.now.length)).toEqual([10, 40])
  })

  it('discards the result of a job that is no longer requested', () => {
    const { client, answer, onDone } = setUp()
    const store = withPage(emptyStore('campaign', 'day'), rows(0, 40))
    client.submit(job(store))
    client.submit(job(store, { by: ['ad', 'day'] }))
    answer()
    expect(onDone).not.toHaveBeenCalled()
    answer()
    expect(onDone.mock.lastCall?.[0].job.by).toEqual(['ad', 'day'])
    client.submit(job(store))
    client.cancel()
    answer()
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('reports when the worker breaks', () => {
    const { onFailed, worker, client } = setUp()
    client.submit(job(withPage(emptyStore('campaign', 'day'), rows(0, 40))))
    worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent)
    expect(onFailed).toHaveBeenCalledOnce()
  })
})

it('recomputes only what has changed', () => {
  const compute = createReportCalculator()
  const store = withPage(emptyStore('campaign', 'day'), rows(0, 100))
  const first = compute(job(store))
  const sorted = compute(job(store, { sort: [{ key: 'day', descending: false }] }))
  expect([sorted.report === first.report, sorted.overTime === first.overTime, sorted.order === first.order]).toEqual([
    true,
    true,
    false,
  ])
  const found = compute(job(store, { sort: [{ key: 'day', descending: false }], q: 'campaign 3' }))
  expect(found.report).toBe(first.report)
  expect(found.order.indices.length).toBeLessThan(sorted.order.indices.length)
  expect(compute(job(withPage(store, rows(100, 120), 100))).report).not.toBe(first.report)
})
