import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, eachDay, endOfMonth, startOfMonth } from '../day.ts'
import { periodText } from '../messages/period.ts'
import { isWholeMonths, periodLength, type Period } from '../period.ts'
import { comparisonPeriod, REPORT_COMPARISONS } from './comparison.ts'
import { timePairs, timeSteps } from './timePairs.ts'

const period = fc
  .tuple(fc.nat(3000), fc.nat(800))
  .map(([start, days]) => ({ from: addDays('2019-01-01', start), to: addDays('2019-01-01', start + days) }))
const comparison = fc.constantFrom(...REPORT_COMPARISONS)
const step = fc.constantFrom('day' as const, 'month' as const)

/** After all of these periods. */
const LATER = '2040-01-01'
/** The periods of a report all of whose days are complete. */
const over = (period: Period, comparison: Period | null) => ({ period, completePeriod: period, comparison })

/** Each month with its name, its pair, and why they are not comparable. */
const months = (now: Period, earlier: Period | null) =>
  timePairs('month', over(now, earlier)).map((pair) => [
    periodText.month(pair.days),
    pair.earlier && periodText.month(pair.earlier),
    periodText.notComparable(pair),
  ])

describe('timePairs by day', () => {
  it('pairs from the start, without extra earlier days', () => {
    const october = { from: '2026-10-01', to: '2026-10-31' }
    const september = { from: '2026-09-01', to: '2026-09-30' }
    const pairs = timePairs('day', over(october, september))
    expect(pairs).toHaveLength(31)
    expect(pairs[0]).toEqual({
      days: { from: '2026-10-01', to: '2026-10-01' },
      complete: { from: '2026-10-01', to: '2026-10-01' },
      earlier: { from: '2026-09-01', to: '2026-09-01' },
      comparable: true,
    })
    expect(pairs[30]).toMatchObject({ earlier: null, comparable: false })
    expect(timePairs('day', over(september, october))).toHaveLength(30)
  })

  it.each([
    ['2028-02-01', '2028-03-10'],
    ['2028-02-29', '2028-02-29'],
    ['2028-02-29', '2029-02-28'],
    ['2027-03-01', '2028-02-29'],
    ['2028-01-01', '2028-12-31'],
    ['2029-02-01', '2029-02-28'],
    ['2029-02-01', '2029-03-10'],
    ['2028-03-01', '2029-03-01'],
    ['2096-02-01', '2097-03-10'],
    ['2100-02-01', '2100-03-10'],
    ['2026-10-25', '2026-11-21'],
  ])('pairs %s to %s with last year by date; a leap day stands alone', (from, to) => {
    const now = { from, to }
    const pairs = timePairs('day', over(now, comparisonPeriod(now, 'lastYear', '2200-01-01')))
    const lastYear = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
    for (const pair of pairs) {
      const isLeapDay = pair.days.from.endsWith('-02-29')
      expect(pair.earlier?.from).toBe(isLeapDay ? undefined : lastYear(pair.days.from))
      expect(periodText.notComparable(pair)).toBe(isLeapDay ? 'No day last year' : null)
    }
  })

  it('pairs a leap day with the days before it from the start', () => {
    const now = { from: '2028-02-01', to: '2028-03-10' }
    const pairs = timePairs('day', over(now, comparisonPeriod(now, 'previous', LATER)))
    expect(pairs.map(({ earlier }) => earlier?.from)).toEqual(eachDay('2027-12-24', '2028-01-31'))
    const aligned = timePairs('day', over(now, comparisonPeriod(now, 'lastYearWeekdays', LATER)))
    expect(aligned.map(({ earlier }) => earlier?.from)).toEqual(eachDay('2027-02-02', '2027-03-12'))
  })
})

describe('timePairs by month', () => {
  it('compares whole months of any length', () => {
    expect(months({ from: '2026-10-01', to: '2026-10-31' }, { from: '2026-09-01', to: '2026-09-30' })).toEqual([
      ['Oct 2026', 'Sep 2026', null],
    ])
    expect(months({ from: '2025-02-01', to: '2025-02-28' }, { from: '2024-02-01', to: '2024-02-29' })).toEqual([
      ['Feb 2025', 'Feb 2024', null],
    ])
  })

  it('compares partial months with the same dates', () => {
    expect(months({ from: '2026-11-01', to: '2026-11-22' }, { from: '2026-10-01', to: '2026-10-22' })).toEqual([
      ['Nov 2026 (1–22)', 'Oct 2026 (1–22)', null],
    ])
    expect(months({ from: '2026-10-25', to: '2026-11-21' }, { from: '2025-10-25', to: '2025-11-21' })).toEqual([
      ['Oct 2026 (25–31)', 'Oct 2025 (25–31)', null],
      ['Nov 2026 (1–21)', 'Nov 2025 (1–21)', null],
    ])
  })

  it('does not compare months with different dates, and says why', () => {
    expect(months({ from: '2026-10-25', to: '2026-11-21' }, { from: '2026-09-27', to: '2026-10-24' })).toEqual([
      ['Oct 2026 (25–31)', 'Sep 2026 (27–30)', 'Not comparable: 7 days vs 4'],
      ['Nov 2026 (1–21)', 'Oct 2026 (1–24)', 'Not comparable: 21 days vs 24'],
    ])
    expect(months({ from: '2026-10-25', to: '2026-10-31' }, { from: '2026-10-18', to: '2026-10-24' })).toEqual([
      ['Oct 2026 (25–31)', 'Oct 2026 (18–24)', 'Not comparable: different days of the month'],
    ])
    expect(months({ from: '2026-10-31', to: '2026-11-01' }, { from: '2026-10-29', to: '2026-10-30' })).toEqual([
      ['Oct 2026 (31)', 'Oct 2026 (29–30)', 'Not comparable: 1 day vs 2'],
      ['Nov 2026 (1)', null, 'No earlier data to compare with'],
    ])
  })

  it('pairs months a year apart, even if aligned weekdays move the start to another month', () => {
    const year = { from: '2025-11-01', to: '2026-10-31' }
    const pairs = months(year, comparisonPeriod(year, 'previousWeekdays', LATER))
    expect(pairs.slice(0, 2)).toEqual([
      ['Nov 2025', 'Nov 2024', null],
      ['Dec 2025', 'Dec 2024', null],
    ])
    expect(pairs.at(-1)).toEqual(['Oct 2026', 'Oct 2025 (1–25)', 'Not comparable: 31 days vs 25'])
  })

  it('pairs whole months at the distance of the periods', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.nat(30),
        fc.constantFrom('previous' as const, 'lastYear' as const),
        (at, more, each) => {
          const from = addMonths('2018-01-01', at)
          const whole = { from, to: endOfMonth(addMonths(from, more)) }
          const apart = each === 'lastYear' ? 12 : more + 1
          for (const { days, earlier, comparable } of timePairs(
            'month',
            over(whole, comparisonPeriod(whole, each, LATER)),
          )) {
            expect(comparable).toBe(true)
            expect(earlier).toEqual({
              from: addMonths(days.from, -apart),
              to: endOfMonth(addMonths(days.from, -apart)),
            })
          }
        },
      ),
    )
  })
})

describe('timePairs with today', () => {
  const november = {
    period: { from: '2026-11-01', to: '2026-11-23' },
    completePeriod: { from: '2026-11-01', to: '2026-11-22' },
  }

  it('compares today with nothing, even if the earlier period is longer', () => {
    const pairs = timePairs('day', { ...november, comparison: { from: '2026-10-01', to: '2026-10-31' } })
    expect([pairs[21]?.earlier?.from, pairs[21]?.comparable]).toEqual(['2026-10-22', true])
    expect(pairs[22]).toMatchObject({ complete: null, earlier: null, comparable: false })
    expect(pairs.slice(21).map(periodText.notComparable)).toEqual([null, 'Today is incomplete'])
  })

  it('judges a month by its complete days', () => {
    const monthOf = (to: string) => {
      const [pair] = timePairs('month', { ...november, comparison: { from: '2026-10-01', to } })
      return pair && [periodText.month(pair.days), pair.complete?.to, periodText.notComparable(pair)]
    }
    expect(monthOf('2026-10-22')).toEqual(['Nov 2026 (1–23)', '2026-11-22', null])
    expect(monthOf('2026-10-23')).toEqual(['Nov 2026 (1–23)', '2026-11-22', 'Not comparable: 22 days vs 23'])
  })
})

describe('timePairs', () => {
  it('covers the days of the period once, and earlier ones at most once', () => {
    fc.assert(
      fc.property(period, comparison, step, (now, each, by) => {
        const earlier = comparisonPeriod(now, each, LATER)
        const pairs = timePairs(by, over(now, earlier))
        expect(pairs.flatMap(({ days }) => eachDay(days.from, days.to))).toEqual(eachDay(now.from, now.to))
        const meets = pairs.flatMap((pair) => (pair.earlier ? eachDay(pair.earlier.from, pair.earlier.to) : []))
        expect(new Set(meets).size).toBe(meets.length)
        const all = earlier === null ? [] : eachDay(earlier.from, earlier.to)
        expect(meets.filter((day) => !all.includes(day))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('compares only whole months and months with the same dates', () => {
    fc.assert(
      fc.property(period, comparison, (now, each) => {
        for (const { days, earlier, comparable } of timePairs('month', over(now, comparisonPeriod(now, each, LATER)))) {
          if (earlier === null) expect(comparable).toBe(false)
          else if (comparable && !(isWholeMonths(days) && isWholeMonths(earlier)))
            expect([earlier.from.slice(8), periodLength(earlier)]).toEqual([days.from.slice(8), periodLength(days)])
        }
      }),
    )
  })

  it('cuts months only at the ends of the period', () => {
    fc.assert(
      fc.property(period, (now) => {
        const steps = timeSteps('month', now)
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([now.from, now.to])
        for (const { from } of steps.slice(1)) expect(from).toBe(startOfMonth(from))
        for (const { to } of steps.slice(0, -1)) expect(to).toBe(endOfMonth(to))
      }),
    )
  })
})
