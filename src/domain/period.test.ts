import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, eachMonth, endOfMonth, isDay, startOfMonth, weekday } from './day.ts'
import {
  defaultPeriod,
  isInPeriod,
  isWholeMonths,
  periodLength,
  presetPeriod,
  matchingPreset,
  PRESETS,
  previousPeriod,
  parsePeriod,
  samePeriodLastYear,
  type Preset,
} from './period.ts'

const TODAY = '2026-11-20'
const someDay = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays(TODAY, days))
const somePeriod = fc.tuple(someDay, fc.nat(800)).map(([from, days]) => ({ from, to: addDays(from, days) }))

describe('presets', () => {
  it.each<[Preset, string, string]>([
    ['7d', '2026-11-13', '2026-11-19'],
    ['28d', '2026-10-23', '2026-11-19'],
    ['90d', '2026-08-22', '2026-11-19'],
    ['thisMonth', '2026-11-01', '2026-11-20'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['12m', '2025-11-01', '2026-10-31'],
  ])('%s is %s to %s', (preset, from, to) => {
    expect(presetPeriod(preset, TODAY)).toEqual({ from, to })
    expect(matchingPreset({ from, to }, TODAY)).toBe(preset)
  })

  it('starts with the last 28 complete days', () => {
    expect(defaultPeriod(TODAY)).toEqual({ from: '2026-10-23', to: '2026-11-19' })
  })

  it('has one day in a month that starts today', () => {
    expect(presetPeriod('thisMonth', '2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  })

  it('calls any other period custom', () => {
    expect(matchingPreset({ from: '2026-10-22', to: '2026-11-19' }, TODAY)).toBe('custom')
  })

  it('is in order and recognised on any day', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom(...PRESETS), (today, preset) => {
        const period = presetPeriod(preset, today)
        expect(parsePeriod(period.from, period.to)).toEqual(period)
        expect(period.to <= today).toBe(true)
        const match = matchingPreset(period, today)
        // Two presets may have the same days; either match is right.
        expect(match !== 'custom' && presetPeriod(match, today)).toEqual(period)
      }),
    )
  })
})

describe('parsePeriod', () => {
  it.each([
    ['2026-11-20', '2026-11-19'],
    ['2026-02-30', '2026-03-01'],
    ['', ''],
    ['2026-11-20', 'today'],
  ])('rejects %j to %j', (from, to) => {
    expect(parsePeriod(from, to)).toBeNull()
  })
})

describe('comparison periods', () => {
  it.each([
    // As many days just before.
    ['2026-10-23', '2026-11-19', '2026-09-25', '2026-10-22'],
    ['2026-10-02', '2026-10-31', '2026-09-02', '2026-10-01'],
    ['2026-10-01', '2026-11-21', '2026-08-10', '2026-09-30'],
    // As many whole months.
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2025-11-01', '2026-10-31', '2024-11-01', '2025-10-31'],
    ['2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31'],
    // The same dates of the month before, clamped to its end.
    ['2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
    ['2026-12-01', '2026-12-01', '2026-11-01', '2026-11-01'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2024-03-01', '2024-03-30', '2024-02-01', '2024-02-29'],
    ['2024-02-01', '2024-02-28', '2024-01-01', '2024-01-28'],
  ])('%s to %s is preceded by %s to %s', (from, to, beforeFrom, beforeTo) => {
    expect(previousPeriod({ from, to })).toEqual({ from: beforeFrom, to: beforeTo })
  })

  it('precede whole months with as many whole months', () => {
    fc.assert(
      fc.property(someDay, fc.nat(30), (day, more) => {
        const from = startOfMonth(day)
        const to = endOfMonth(addMonths(from, more))
        const before = previousPeriod({ from, to })
        expect([isWholeMonths(before), eachMonth(before.from, before.to).length]).toEqual([true, more + 1])
        expect(addDays(before.to, 1)).toBe(from)
      }),
    )
  })

  it('precede a month to date with the same dates of the month before', () => {
    fc.assert(
      fc.property(someDay, (to) => {
        fc.pre(to !== endOfMonth(to))
        const before = previousPeriod({ from: startOfMonth(to), to })
        expect(before.from).toBe(addMonths(startOfMonth(to), -1))
        const end = endOfMonth(before.from)
        expect(before.to.slice(8)).toBe(to.slice(8) > end.slice(8) ? end.slice(8) : to.slice(8))
        expect(startOfMonth(before.to)).toBe(before.from)
      }),
    )
  })

  it.each([
    ['2026-10-23', '2026-11-19', '2025-10-23', '2025-11-19'],
    ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    ['2025-02-10', '2025-02-28', '2024-02-10', '2024-02-28'],
  ])('%s to %s a year earlier is %s to %s', (from, to, yearFrom, yearTo) => {
    expect(samePeriodLastYear({ from, to }, { alignWeekdays: false })).toEqual({ from: yearFrom, to: yearTo })
  })

  it('keep the length or the weekdays', () => {
    fc.assert(
      fc.property(somePeriod, (period) => {
        const before = previousPeriod(period)
        const isMonthToDate = period.from === startOfMonth(period.to)
        if (!isMonthToDate && !isWholeMonths(period)) {
          expect(periodLength(before)).toBe(periodLength(period))
          expect(addDays(before.to, 1)).toBe(period.from)
        }
        const aligned = samePeriodLastYear(period, { alignWeekdays: true })
        expect(periodLength(aligned)).toBe(periodLength(period))
        expect(weekday(aligned.from)).toBe(weekday(period.from))
        const dated = samePeriodLastYear(period, { alignWeekdays: false })
        expect(isDay(dated.from) && isDay(dated.to) && dated.from <= dated.to).toBe(true)
      }),
    )
  })

  it('include both ends', () => {
    const period = { from: '2026-11-01', to: '2026-11-30' }
    expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => isInPeriod(day, period))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(periodLength({ from: TODAY, to: TODAY })).toBe(1)
  })
})
