import { describe, expect, it, vi } from 'vitest'
import { emptyStore, withPage, type ReportStore } from '#domain/report/reportStore.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import type { ReportRow } from '#domain/reportRows.ts'
import { FarWork, type WorkerLike } from './farWork.ts'
import { reportWork, type ReportDone, type ReportJob } from './reportWork.ts'
import { workDesk, type JobMessage } from './workMessages.ts'

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
    sort: [{ key: 'clicks', falling: true }],
    q: '',
    ...change,
  }
}

/** A worker that answers when it is told to; what it is sent and gives travels as between threads. */
function bench() {
  const desk = workDesk()
  const messages: JobMessage[] = []
  const done = vi.fn<(done: ReportDone) => void>()
  const failed = vi.fn()
  const post = (message: JobMessage, transfer: Transferable[]) =>
    void messages.push(structuredClone(message, { transfer }))
  const worker: WorkerLike = {
    postMessage: post as Worker['postMessage'],
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  }
  const far = new FarWork(worker, done, failed)
  const handled = vi.fn()
  const answer = () => {
    const message = messages[handled.mock.calls.length]
    handled()
    if (message === undefined) throw new Error('Nothing to do')
    const { done: data, transfer } = desk(message)
    worker.onmessage?.call(worker as Worker, { data: structuredClone(data, { transfer }) } as MessageEvent)
  }
  const last = () => done.mock.lastCall?.[0]
  return { far, messages, answer, done, failed, worker, last }
}

/** All that is shown. */
const shown = (done: ReportDone | undefined) =>
  done && {
    report: done.report,
    order: done.order,
    totals: done.totals,
    overTime: done.overTime,
    summary: done.summary,
  }
const near = (asked: ReportJob) => shown(reportWork()(asked))

describe('a report worked out beside the page', () => {
  it('is the one that the page itself would make, while rows come and the view changes', () => {
    const { far, answer, last } = bench()
    let store = emptyStore('campaign', 'day')
    for (const to of [40, 41, 90, 200]) {
      store = withPage(store, rows(0, to))
      const asked = job(store)
      far.ask(asked)
      answer()
      expect(shown(last())).toEqual(near(asked))
    }
    const tree: ReportTree = reportTree({ campaigns: [campaign(1)] })
    const earlier = withPage(emptyStore('campaign', 'day'), rows(0, 60))
    const comparison = { from: '2026-09-03', to: '2026-09-30' }
    for (const change of [
      { sort: [{ key: 'day', falling: false }] },
      { q: 'campaign 3' },
      { q: '', platforms: ['mad' as const] },
      { by: ['ad' as const] },
      { tree },
      { earlier, comparison },
      { fill: true },
    ]) {
      const asked = job(store, change)
      far.ask(asked)
      answer()
      expect(shown(last())).toEqual(near(asked))
    }
  })

  it('sends rows once each, and the tree once', () => {
    const { far, answer, messages } = bench()
    const first = withPage(emptyStore('campaign', 'day'), rows(0, 40))
    far.ask(job(first))
    answer()
    far.ask(job(withPage(first, rows(40, 100), 40)))
    answer()
    expect(messages.map(({ now, tree }) => [now.tail.heads.length / 2, tree === null])).toEqual([
      [40, false],
      [60, true],
    ])
  })

  it('works on one job at a time, and leaves out those that a newer one has overtaken', () => {
    const { far, answer, messages, done } = bench()
    let store = emptyStore('campaign', 'day')
    for (const to of [10, 20, 30, 40]) far.ask(job((store = withPage(store, rows(0, to)))))
    expect(messages).toHaveLength(1)
    answer()
    answer()
    expect(messages).toHaveLength(2)
    expect(done.mock.calls.map(([{ job: of }]) => of.now.length)).toEqual([10, 40])
  })

  it('does not tell the answer to a question that is no longer asked', () => {
    const { far, answer, done } = bench()
    const store = withPage(emptyStore('campaign', 'day'), rows(0, 40))
    far.ask(job(store))
    far.ask(job(store, { by: ['ad', 'day'] }))
    answer()
    expect(done).not.toHaveBeenCalled()
    answer()
    expect(done.mock.lastCall?.[0].job.by).toEqual(['ad', 'day'])
    far.ask(job(store))
    far.drop()
    answer()
    expect(done).toHaveBeenCalledOnce()
  })

  it('says when the worker breaks', () => {
    const { failed, worker, far } = bench()
    far.ask(job(withPage(emptyStore('campaign', 'day'), rows(0, 40))))
    worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent)
    expect(failed).toHaveBeenCalledOnce()
  })
})

it('does again only what has changed', () => {
  const work = reportWork()
  const store = withPage(emptyStore('campaign', 'day'), rows(0, 100))
  const first = work(job(store))
  const sorted = work(job(store, { sort: [{ key: 'day', falling: false }] }))
  expect([sorted.report === first.report, sorted.overTime === first.overTime, sorted.order === first.order]).toEqual([
    true,
    true,
    false,
  ])
  const found = work(job(store, { sort: [{ key: 'day', falling: false }], q: 'campaign 3' }))
  expect(found.report).toBe(first.report)
  expect(found.order.indices.length).toBeLessThan(sorted.order.indices.length)
  expect(work(job(withPage(store, rows(100, 120), 100))).report).not.toBe(first.report)
})
