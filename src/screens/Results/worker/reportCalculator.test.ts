import { describe, expect, it } from 'vitest'
import { changeAt, countAt } from '#domain/report/reportFigures.ts'
import { emptyStore, withPage } from '#domain/report/reportStore.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { createReportCalculator, type ReportJob } from './reportCalculator.ts'

const row = (day: string, clicks: number) => ({ refkey: 1, day, clicks, impressions: 0, conversions: 0 })
const store = (...rows: ReturnType<typeof row>[]) => withPage(emptyStore('campaign', 'day'), rows)
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
const JOB: ReportJob = {
  now: store(row('2026-10-26', 6), row('2026-11-02', 6)),
  earlier: store(row('2026-09-27', 4), row('2026-10-24', 4)),
  tree: reportTree({ campaigns: [campaign] }),
  by: ['campaign', 'month'],
  step: 'month',
  platforms: ['gad', 'mad', 'pad'],
  period: { from: '2026-10-25', to: '2026-11-21' },
  comparison: { from: '2026-09-27', to: '2026-10-24' },
  fill: false,
  today: '2026-11-22',
  sort: [],
  q: '',
}

/** Number of rows, and totals with their change. */
function compute(job: Partial<ReportJob>) {
  const { order, listedCount, totals, summary } = createReportCalculator()({ ...JOB, ...job })
  return {
    rows: `${order.indices.length} of ${listedCount}`,
    total: [countAt(totals.now, 0, 'all', 'clicks'), changeAt(totals, 0, 'all', 'clicks')],
    summary: changeAt(summary, 0, 'all', 'clicks'),
  }
}

describe('the totals of a report by partial months', () => {
  it('add up all days of both periods', () => {
    expect(compute({})).toEqual({ rows: '2 of 2', total: [12, 0.5], summary: 0.5 })
    expect(compute({ q: 'one' })).toEqual({ rows: '2 of 2', total: [12, 0.5], summary: 0.5 })
  })

  it('include days of a longer comparison period that have no row', () => {
    const longer = {
      by: ['day'] as const,
      step: 'day' as const,
      comparison: { from: '2026-09-20', to: '2026-10-24' },
    }
    expect(compute({ ...longer, q: '' })).toEqual({ rows: '28 of 28', total: [12, 0.5], summary: 0.5 })
  })

  it('have no change if a search matches a month that is not comparable', () => {
    expect(compute({ q: 'oct' })).toEqual({ rows: '1 of 2', total: [6, null], summary: 0.5 })
  })
})
