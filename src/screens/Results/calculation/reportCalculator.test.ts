import { platformNames } from '#domain/messages/ads.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimeStep } from '#domain/report/dimensions.ts'
import { METRICS } from '#domain/metrics.ts'
import { storeOf } from '#domain/report/testing/testReport.ts'
import { anyCase } from '#domain/report/testing/testReportCases.ts'
import { changeAt, countAt } from '#domain/report/reportFigures.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { runToEnd } from '#domain/slices.ts'
import { createReportCalculator, type ReportJob } from './reportCalculator.ts'

const row = (day: string, clicks: number) => ({ refkey: 1, day, clicks, impressions: 0, conversions: 0 })
const store = (...rows: ReturnType<typeof row>[]) => storeOf(rows)
const campaign = {
  id: 1,
  name: 'One',
  adId: null,
  titleId: null,
  platform: 'gad' as const,
  countryId: null,
  startsOn: null,
  endsOn: null,
}
const rows = {
  now: store(row('2026-10-26', 6), row('2026-11-02', 6)),
  earlier: store(row('2026-09-27', 4), row('2026-10-24', 4)),
}
const JOB: ReportJob = {
  rows,
  figures: rows,
  tree: reportTree({ campaigns: [campaign] }),
  by: ['campaign', 'month'],
  step: 'month',
  entity: 'ad',
  lines: null,
  platforms: ['gad', 'mad', 'pad'],
  period: { from: '2026-10-25', to: '2026-11-21' },
  comparison: { from: '2026-09-27', to: '2026-10-24' },
  fill: false,
  today: '2026-11-22',
  sort: [],
  q: '',
  platformNames,
}

/** Number of rows, and totals with their change. */
function compute(job: Partial<ReportJob>) {
  const { order, listedCount, totals, overTime } = runToEnd(createReportCalculator()({ ...JOB, ...job }))
  return {
    rows: `${order.indices.length} of ${listedCount}`,
    total: [countAt(totals.now, 0, 'all', 'clicks'), changeAt(totals, 0, 'all', 'clicks')],
    overTime: countAt(totalsOf(overTime).now, 0, 'all', 'clicks'),
  }
}

describe('the totals of a report by partial months', () => {
  it('add up all days of both periods', () => {
    expect(compute({})).toEqual({ rows: '2 of 2', total: [12, 0.5], overTime: 12 })
    expect(compute({ q: 'one' })).toEqual({ rows: '2 of 2', total: [12, 0.5], overTime: 12 })
  })

  it('include days of a longer comparison period that have no row', () => {
    const longer = {
      by: ['day'] as const,
      step: 'day' as const,
      comparison: { from: '2026-09-20', to: '2026-10-24' },
    }
    expect(compute({ ...longer, q: '' })).toEqual({ rows: '28 of 28', total: [12, 0.5], overTime: 12 })
  })

  it('leave What moved without a comparison then, too', () => {
    const movedOf = (q: string) => runToEnd(createReportCalculator()({ ...JOB, q })).moved.earlier
    expect([movedOf('one') === null, movedOf('oct') === null]).toEqual([false, true])
  })

  it('have no change if a search matches a month that is not comparable', () => {
    expect(compute({ q: 'oct' })).toEqual({ rows: '1 of 2', total: [6, null], overTime: 6 })
  })
})

describe('a search', () => {
  it('narrows total and chart alike, and to nothing if nothing matches', () => {
    expect(compute({ by: ['campaign'], q: 'one' })).toEqual({ rows: '1 of 1', total: [12, 0.5], overTime: 12 })
    expect(compute({ by: ['campaign'], q: 'two' })).toEqual({ rows: '0 of 1', total: [null, null], overTime: null })
  })

  it('leaves chart and total equal for any report, search and step', () => {
    const search = fc.constantFrom('', 'emma', 'ad', 'ad 2', 'unknown', 'google', 'oct', '#')
    fc.assert(
      fc.property(anyCase, search, fc.constantFrom<TimeStep>('day', 'month'), (each, q, step) => {
        const { options, now, earlier, of, per, tree } = each
        const stores = { now: storeOf(now, of, per), earlier: storeOf(earlier, of, per) }
        const { totals, overTime } = runToEnd(
          createReportCalculator()({
            ...JOB,
            ...options,
            platforms: options.platforms ?? JOB.platforms,
            rows: stores,
            figures: stores,
            tree,
            step,
            q,
          }),
        )
        const chart = totalsOf(overTime)
        for (const metric of METRICS) {
          expect(countAt(chart.now, 0, 'all', metric)).toBe(countAt(totals.now, 0, 'all', metric))
          if (totals.earlier !== null && chart.earlier !== null)
            expect(countAt(chart.earlier, 0, 'all', metric)).toBe(countAt(totals.earlier, 0, 'all', metric))
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('chosen ads', () => {
  const ads = reportTree({
    campaigns: [
      { ...campaign, id: 1, adId: 21 },
      { ...campaign, id: 2, adId: 22 },
    ],
    ads: [
      { id: 21, name: 'Castle', titleId: 31, titleName: 'Dracula' },
      { id: 22, name: 'Ball', titleId: 32, titleName: 'Emma' },
    ],
  })
  const of = (refkey: number, day: string, clicks: number) => ({ ...row(day, clicks), refkey })
  const linesOf = (job: Partial<ReportJob>) => {
    const now = store(of(1, '2026-10-26', 6), of(2, '2026-10-26', 3), of(2, '2026-11-02', 4))
    const { lines } = runToEnd(
      createReportCalculator()({
        ...JOB,
        rows: { ...rows, now },
        figures: { ...rows, now },
        tree: ads,
        by: ['ad'],
        lines: 'ad',
        ...job,
      }),
    )
    return lines?.map(({ name, report }) => [name, ...[0, 1].map((at) => countAt(report.now, at, 'all', 'clicks'))])
  }

  it('have a line each over time, whatever the grouping', () => {
    const lines = [
      ['Castle', 6, null],
      ['Ball', 3, 4],
    ]
    expect(linesOf({})).toEqual(lines)
    expect(linesOf({ by: ['month'] })).toEqual(lines)
    expect(linesOf({ by: ['title', 'month'] })).toEqual(lines)
  })

  it('follow the search', () => {
    expect(linesOf({ q: 'ball' })).toEqual([['Ball', 3, 4]])
    expect(linesOf({ by: ['day'], q: 'nov' })).toEqual([
      ['Castle', null, null],
      ['Ball', null, 4],
    ])
    // Castle has earlier clicks in the days that November is compared with.
    expect(linesOf({ by: ['month'], q: 'nov' })).toEqual([
      ['Castle', null, null],
      ['Ball', null, 4],
    ])
  })
})

describe('the next job', () => {
  it('reuses what it has in common with the last one', () => {
    const calculate = createReportCalculator()
    const first = runToEnd(calculate(JOB))
    const sorted = runToEnd(calculate({ ...JOB, sort: [{ key: 'clicks', descending: true }] }))
    expect(sorted.report).toBe(first.report)
    expect(sorted.overTime).toBe(first.overTime)
    const searched = runToEnd(calculate({ ...sorted.job, q: 'one' }))
    expect(searched.report).toBe(first.report)
    expect(searched.totals).not.toBe(sorted.totals)
    const regrouped = runToEnd(calculate({ ...sorted.job, by: ['campaign'] }))
    expect(regrouped.report).not.toBe(first.report)
    expect(regrouped.overTime).toBe(first.overTime)
  })
})
