import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, diffDays, endOfMonth, startOfMonth, weekday } from '../day.ts'
import { periodLength } from '../period.ts'
import { comparisonPeriod, REPORT_COMPARISONS } from './comparison.ts'

const period = fc
  .tuple(fc.nat(3000), fc.nat(800))
  .map(([start, days]) => ({ from: addDays('2019-01-01', start), to: addDays('2019-01-01', start + days) }))

/** After all of these periods. */
const LATER = '2040-01-01'

describe('comparisonPeriod', () => {
  it.each([
    ['none', null],
    ['previous', { from: '2026-11-06', to: '2026-11-12' }],
    ['previousWeekdays', { from: '2026-11-06', to: '2026-11-12' }],
    ['lastYear', { from: '2025-11-13', to: '2025-11-19' }],
    ['lastYearWeekdays', { from: '2025-11-14', to: '2025-11-20' }],
  ] as const)('a week against %s', (comparison, expected) => {
    expect(comparisonPeriod({ from: '2026-11-13', to: '2026-11-19' }, comparison, '2026-11-20')).toEqual(expected)
  })

  it('moves back by whole weeks to align weekdays', () => {
    // Ten days: two weeks back, with four days in between.
    expect(comparisonPeriod({ from: '2026-11-10', to: '2026-11-19' }, 'previousWeekdays', '2026-11-20')).toEqual({
      from: '2026-10-27',
      to: '2026-11-05',
    })
    fc.assert(
      fc.property(
        period,
        fc.constantFrom('previousWeekdays' as const, 'lastYearWeekdays' as const),
        (now, comparison) => {
          const earlier = comparisonPeriod(now, comparison, LATER) ?? now
          expect([weekday(earlier.from), periodLength(earlier)]).toEqual([weekday(now.from), periodLength(now)])
        },
      ),
    )
  })

  it('ends as closely before the period as possible', () => {
    fc.assert(
      fc.property(period, (now) => {
        const before = comparisonPeriod(now, 'previous', LATER) ?? now
        // Except for the same dates of the month before.
        const sameDates = now.from === startOfMonth(now.to) && now.to !== endOfMonth(now.to)
        expect(sameDates ? before.to < now.from : before.to === addDays(now.from, -1)).toBe(true)
        const gap = diffDays(comparisonPeriod(now, 'previousWeekdays', LATER)?.to ?? now.to, now.from)
        expect(gap).toBeGreaterThan(0)
        expect(gap).toBeLessThanOrEqual(7)
      }),
    )
  })

  it('supports every comparison', () => {
    expect(
      REPORT_COMPARISONS.map(
        (each) => comparisonPeriod({ from: '2026-02-01', to: '2026-02-28' }, each, LATER)?.from ?? null,
      ),
    ).toEqual([null, '2026-01-01', '2026-01-04', '2025-02-01', '2025-02-02'])
  })

  it.each([
    // A month so far: the same dates of the month before, without today.
    ['2026-11-01', '2026-11-23', 'previous', '2026-10-01', '2026-10-22'],
    ['2026-11-01', '2026-11-23', 'lastYear', '2025-11-01', '2025-11-22'],
    ['2026-11-10', '2026-11-23', 'previous', '2026-10-28', '2026-11-09'],
    ['2026-11-10', '2026-11-23', 'previousWeekdays', '2026-10-27', '2026-11-08'],
    // Complete months.
    ['2026-10-01', '2026-10-31', 'previous', '2026-09-01', '2026-09-30'],
  ] as const)('has what belongs to the complete days: %s to %s, %s', (from, to, comparison, earlierFrom, earlierTo) => {
    expect(comparisonPeriod({ from, to }, comparison, '2026-11-23')).toEqual({ from: earlierFrom, to: earlierTo })
  })

  it('has whole months for months that end yesterday, and nothing for today alone', () => {
    expect(comparisonPeriod({ from: '2026-11-01', to: '2026-12-01' }, 'previous', '2026-12-01')).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
    })
    expect(comparisonPeriod({ from: '2026-12-01', to: '2026-12-01' }, 'previous', '2026-12-01')).toBeNull()
  })
})
