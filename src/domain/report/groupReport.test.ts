import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../day.ts'
import { isTime, type Dimension } from './dimensions.ts'
import type { GroupedReport } from './groupReport.ts'
import { changeAt, countAt, measureAt, memberAt, stateAt } from './reportFigures.ts'
import { reportTree } from './reportTree.ts'
import { type Case, grouped, groupRows, naiveRows, plainRows, rowsOf, TODAY } from './testing/testReport.ts'
import { OPTIONS, row, TREE } from './testing/testReportTree.ts'
import { anyCase } from './testing/testReportCases.ts'
import { totalsOf } from './totalsOf.ts'

const withGrouping = (each: Case, by: readonly Dimension[]): Case => ({ ...each, options: { ...each.options, by } })
const total = (each: Case) => plainRows(totalsOf(grouped(each)))[0]

describe('groupReport', () => {
  it('agrees with the naive implementation for any case', () => {
    fc.assert(
      fc.property(anyCase, (each) => {
        expect(plainRows(grouped(each))).toEqual(naiveRows(each))
      }),
      { numRuns: 600 },
    )
  })

  it('agrees with the naive implementation for far more cells than rows', () => {
    const anyRow = fc.record({
      refkey: fc.nat(100_000),
      day: fc.integer({ min: -9, max: 409 }).map((at) => addDays('2025-10-01', at)),
      clicks: fc.option(fc.nat(99)),
      impressions: fc.option(fc.nat(99)),
      conversions: fc.option(fc.nat(99)),
    })
    const rows = fc.array(anyRow, { minLength: 300, maxLength: 320, size: 'max' })
    const campaign = {
      id: 7,
      name: 'Known',
      adId: null,
      titleId: null,
      platform: 'mad' as const,
      countryId: null,
      startsOn: '2026-10-01',
      endsOn: '2026-10-20',
    }
    fc.assert(
      fc.property(
        rows,
        rows,
        fc.constantFrom<Dimension[]>(['campaign', 'day'], ['day', 'campaign']),
        fc.boolean(),
        (now, earlier, by, fill) => {
          const period = { from: '2025-10-01', to: '2026-11-04' }
          const each: Case = {
            tree: reportTree({ campaigns: [campaign] }),
            of: 'campaign',
            per: 'day',
            now,
            earlier,
            options: { by, period, comparison: period, fill, today: TODAY },
          }
          expect(plainRows(grouped(each))).toEqual(naiveRows(each))
        },
      ),
      { numRuns: 12 },
    )
  })

  it('has the same total for every grouping', () => {
    const groupings: Dimension[][] = [
      [],
      ['title'],
      ['ad'],
      ['campaign'],
      ['platform'],
      ['country'],
      ['day'],
      ['month'],
      ['ad', 'day'],
      ['day', 'campaign'],
      ['title', 'month'],
      ['platform', 'month'],
    ]
    fc.assert(
      fc.property(anyCase, (each) => {
        const expected = total(withGrouping(each, []))
        for (const by of each.options.fill
          ? groupings
          : [...groupings, ['item'] satisfies Dimension[], ['item', 'day'] satisfies Dimension[]])
          expect(total(withGrouping(each, by))).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  })

  it('is symmetric in both periods', () => {
    fc.assert(
      fc.property(anyCase, (each) => {
        const { period, comparison } = each.options
        fc.pre(comparison !== null)
        const turned: Case = {
          ...each,
          now: each.earlier,
          earlier: each.now,
          options: { ...each.options, period: comparison, comparison: period },
        }
        const states = { new: 'gone', gone: 'new', both: 'both', none: 'none' } as const
        // Days and months are those of the current period, so only totals are the same.
        const rows = (report: GroupedReport) =>
          plainRows(each.options.by.some(isTime) ? totalsOf(report) : report).map(({ complete: _, ...row }) => row)
        expect(rows(grouped(turned))).toEqual(
          rows(grouped(each)).map((row) => ({
            ...row,
            state: states[row.state],
            now: row.earlier,
            earlier: row.now,
          })),
        )
      }),
    )
  })
})

describe('a row', () => {
  it('has the names of the tree, or fallbacks', () => {
    const titles = groupRows(
      rowsOf([row(1, '2026-11-01', 1), row(2, '2026-11-01', 2), row(9, '2026-11-01', 4)]),
      null,
      TREE,
      { ...OPTIONS, by: ['title'] },
    )
    expect([0, 1, 2].map((at) => memberAt(titles, 0, at))).toMatchObject([
      { id: 31, name: '#31' },
      { id: 32, name: 'Emma' },
      { id: null, name: '' },
    ])
    expect([0, 1, 2].map((at) => countAt(titles.now, at, 'all', 'clicks'))).toEqual([1, 2, 4])
    const campaigns = groupRows(rowsOf([row(9, '2026-11-01', 4)]), null, TREE, { ...OPTIONS, by: ['campaign'] })
    expect(memberAt(campaigns, 0, 0)).toMatchObject({ id: 9, name: '#9' })
  })

  it('has ratios of its sums', () => {
    const ads = groupRows(
      rowsOf([row(1, '2026-11-01', 1, 10), row(1, '2026-11-02', 8, 20), row(2, '2026-11-02', 0, 0)]),
      null,
      TREE,
      { ...OPTIONS, by: ['ad'] },
    )
    expect(measureAt(ads.now, 0, 'gad', 'ctr')).toBe(9 / 30)
    expect(measureAt(ads.now, 1, 'mad', 'ctr')).toBeNull()
    expect(measureAt(totalsOf(ads).now, 0, 'all', 'ctr')).toBe(9 / 30)
    expect(measureAt(totalsOf(ads, [1]).now, 0, 'all', 'clicks')).toBe(0)
    expect(measureAt(ads.now, 0, 'gad', 'rate')).toBeNull()
  })

  it('is new if only the current period has a figure, even 0, or if it grows from 0', () => {
    const options = { ...OPTIONS, comparison: { from: '2026-10-01', to: '2026-10-04' }, by: ['campaign' as const] }
    const campaigns = groupRows(
      rowsOf([row(1, '2026-11-01', 0, 4), row(2, '2026-11-01', 3, 4)]),
      rowsOf([row(2, '2026-10-01', 0, 9)]),
      TREE,
      options,
    )
    expect(
      [0, 1].map((at) => [
        stateAt(campaigns, at),
        changeAt(campaigns, at, 'all', 'clicks'),
        changeAt(campaigns, at, 'all', 'ctr'),
      ]),
    ).toEqual([
      ['new', 'new', 'new'],
      ['both', 'new', 0.75],
    ])
  })

  it('includes the given platforms, and unknown campaigns only if all are given', () => {
    const rows = [row(1, '2026-11-01', 1), row(2, '2026-11-01', 2), row(9, '2026-11-01', 4)]
    const sum = (platforms?: ('gad' | 'mad' | 'pad')[]) =>
      countAt(
        groupRows(rowsOf(rows), null, TREE, { ...OPTIONS, by: [], ...(platforms && { platforms }) }).now,
        0,
        'all',
        'clicks',
      )
    expect([sum(), sum(['gad', 'mad']), sum(['mad']), sum(['pad'])]).toEqual([7, 3, 2, null])
  })
})

describe('in any time zone', () => {
  it.each([
    ['Pacific/Pago_Pago', 660],
    ['America/Los_Angeles', 480],
    ['UTC', 0],
    ['Pacific/Tongatapu', -780],
  ])('in %s a report is the same', (zone, offset) => {
    const home = process.env.TZ
    const cases = fc.sample(anyCase, { numRuns: 40, seed: 7 })
    const expected = cases.map(naiveRows)
    try {
      process.env.TZ = zone
      // Makes sure the time zone is in effect.
      expect(new Date('2026-11-20T15:30:00Z').getTimezoneOffset()).toBe(offset)
      expect(cases.map((each) => plainRows(grouped(each)))).toEqual(expected)
    } finally {
      if (home === undefined) delete process.env.TZ
      else process.env.TZ = home
    }
  })
})
