import { platformNames } from '#domain/platforms.ts'
import { renderHook } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dimension, TimeStep } from '#domain/report/dimensions.ts'
import type { ReportRows } from '#domain/report/reportReading.ts'
import { METRICS } from '#domain/metrics.ts'
import { comparedRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { anyCase } from '#domain/report/testing/testReportCases.ts'
import { changeAt, countAt } from '#domain/report/reportFigures.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { groupPanel, matchingBy, matchingLines, type Counted } from './countReport.ts'
import { useCountedReport, type ReportInput } from './useCountedReport.ts'
import { NO_RELATED_NAMES } from '../table/relatedNames.ts'
import { useTableOrder } from '../table/RowsSection.tsx'

const row = (day: string, clicks: number) => ({ refkey: 1, day, clicks, impressions: 0, conversions: 0 })
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
const NOVEMBER = { from: '2026-10-25', to: '2026-11-21' }
const OCTOBER = { from: '2026-09-27', to: '2026-10-24' }
const NOW = rowsOf([row('2026-10-26', 6), row('2026-11-02', 6)])
const EARLIER = rowsOf([row('2026-09-27', 4), row('2026-10-24', 4)])
const complete = (rows: ReportRows): Pick<Counted, 'tableRows' | 'campaignRows'> => ({
  tableRows: { ...rows, isComplete: true },
  campaignRows: { ...rows, isComplete: true },
})
const COUNTED: Counted = {
  ...complete(comparedRows(NOW, EARLIER, { period: NOVEMBER, comparison: OCTOBER })),
  tree: reportTree({ campaigns: [campaign] }),
  platforms: ['gad', 'mad', 'pad'],
  fill: false,
  today: '2026-11-22',
}
const INPUT: ReportInput = {
  counted: COUNTED,
  by: ['campaign', 'month'],
  step: 'month',
  lines: null,
  sort: [],
  q: '',
  platformNames,
  relatedNames: NO_RELATED_NAMES,
  hasNames: true,
  namesPending: false,
  waitsForNames: false,
}

const counting = (input: ReportInput) =>
  renderHook(
    (props: ReportInput) => {
      const report = useCountedReport(props)
      return { report, order: useTableOrder(report) }
    },
    { initialProps: input },
  )

/** The report, what matches its search by a dimension, and the order of its rows. */
function count(change: Partial<ReportInput>) {
  const { report, order } = counting({ ...INPUT, ...change }).result.current
  if (report === null || order === null) throw new Error('Nothing was counted')
  const { counted, table, matches } = report
  const panel = (...dimensions: Dimension[]) => groupPanel(counted, table, matches !== null, dimensions)
  const by = (dimension: Dimension) => matchingBy(panel(dimension), report, dimension)
  return { report, order, panel, by }
}

/** Number of rows, and totals with their change. */
function compute(change: Partial<ReportInput>) {
  const { report, order, by } = count(change)
  return {
    rows: `${order.indices.length} of ${order.listedCount}`,
    total: [countAt(report.totals.now, 0, 'all', 'clicks'), changeAt(report.totals, 0, 'all', 'clicks')],
    overTime: countAt(totalsOf(by(report.step)).now, 0, 'all', 'clicks'),
  }
}

describe('the totals of a report by partial months', () => {
  it('add up all days of both periods', () => {
    expect(compute({})).toEqual({ rows: '2 of 2', total: [12, 0.5], overTime: 12 })
    expect(compute({ q: 'one' })).toEqual({ rows: '2 of 2', total: [12, 0.5], overTime: 12 })
  })

  it('include days of a longer comparison period that have no row', () => {
    const comparison = { from: '2026-09-20', to: '2026-10-24' }
    const longer = comparedRows(NOW, EARLIER, { period: NOVEMBER, comparison })
    const counted = { ...COUNTED, ...complete(longer) }
    expect(compute({ counted, by: ['day'], step: 'day' })).toEqual({ rows: '28 of 28', total: [12, 0.5], overTime: 12 })
  })

  it('leave What moved without a comparison then, too', () => {
    const isComparable = (q: string) => count({ q }).report.totals.earlier !== null
    expect([isComparable('one'), isComparable('oct')]).toEqual([true, false])
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
        const { by, period, comparison, ...rest } = options
        const compared = comparedRows(rowsOf(now, of, per), rowsOf(earlier, of, per), { period, comparison })
        const counted = { ...COUNTED, ...complete(compared), ...rest, tree }
        const { report, by: matching } = count({ counted, by, step: per === 'month' ? 'month' : step, q })
        const { totals } = report
        const overTime = matching(report.step)
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
  const now = rowsOf([of(1, '2026-10-26', 6), of(2, '2026-10-26', 3), of(2, '2026-11-02', 4)])
  const counted = {
    ...COUNTED,
    ...complete(comparedRows(now, EARLIER, { period: NOVEMBER, comparison: OCTOBER })),
    tree: ads,
  }
  const linesOf = (change: Partial<ReportInput>) => {
    const { report, panel } = count({ counted, by: ['ad'], ...change })
    const lines = matchingLines(panel('ad', 'month'), report, ['ad', 'month'])
    return lines.map(({ name, report: line }) => [name, ...[0, 1].map((at) => countAt(line.now, at, 'all', 'clicks'))])
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

describe('a further question', () => {
  it('counts again only what it changes', () => {
    const { result, rerender } = counting(INPUT)
    const [first, firstOrder] = [result.current.report, result.current.order]
    const sort = [{ key: 'clicks', descending: true }]
    rerender({ ...INPUT, sort })
    expect(result.current.report?.table).toBe(first?.table)
    expect(result.current.report?.totals).toBe(first?.totals)
    expect(result.current.order).not.toBe(firstOrder)
    rerender({ ...INPUT, sort, q: 'one' })
    expect(result.current.report?.table).toBe(first?.table)
    expect(result.current.report?.totals).not.toBe(first?.totals)
    rerender({ ...INPUT, sort, by: ['campaign'] })
    expect(result.current.report?.table).not.toBe(first?.table)
    expect(result.current.report?.totals).toBe(first?.totals)
  })

  it('groups a panel once for all searches', () => {
    const [one, two] = ['one', 'oct'].map((q) => count({ q, by: ['campaign', 'day'] }))
    const panel = one?.panel('day')
    expect(panel).toBe(one?.report.table)
    expect(two?.panel('month').axes.map(({ by }) => by)).toEqual(['campaign', 'day', 'month'])
  })
})

describe('a period that includes today', () => {
  const counted = {
    ...COUNTED,
    ...complete(
      comparedRows(rowsOf([row('2026-11-20', 6), row('2026-11-21', 3)]), rowsOf([row('2026-11-18', 4)]), {
        period: { from: '2026-11-20', to: '2026-11-21' },
        comparison: { from: '2026-11-18', to: '2026-11-18' },
      }),
    ),
    today: '2026-11-21',
  }
  const changeOf = (q: string) => {
    const { totals } = count({ counted, by: ['day'], step: 'day', q }).report
    return [countAt(totals.now, 0, 'all', 'clicks'), changeAt(totals, 0, 'all', 'clicks'), totals.earlier !== null]
  }

  it('is compared without today, also where a search finds today', () => {
    expect(changeOf('')).toEqual([9, 0.5, true])
    expect(changeOf('nov')).toEqual([9, 0.5, true])
    expect(changeOf('fri')).toEqual([6, 0.5, true])
    expect(changeOf('sat')).toEqual([3, null, false])
  })
})
