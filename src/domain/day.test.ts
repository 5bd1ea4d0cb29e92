import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  diffDays,
  eachDay,
  eachMonth,
  endOfMonth,
  isDay,
  startOfMonth,
  startOfWeek,
  weekday,
} from './day.ts'

const anyDay = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays('2026-11-20', days))

describe('isDay', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '2026-04-30', '0001-01-01', '9999-12-31'])(
    '%s is a day',
    (text) => {
      expect(isDay(text)).toBe(true)
    },
  )
  it.each([
    '',
    '2026-02-30',
    '2025-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '26-01-01',
    '2026-1-1',
    '2026-11-20T00:00',
    ' 2026-11-20',
    '2026-11-20\n',
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false)
  })
  it('is true of whatever the arithmetic gives', () => {
    fc.assert(fc.property(anyDay, (day) => isDay(day)))
  })
})

describe('arithmetic', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    // The nights on which clocks change in London, New York and Auckland have one day like any other.
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-09-27', 1, '2026-09-28'],
  ])('%s and %i days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result)
    expect(diffDays(day, result)).toBe(days)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', -1, '2026-11-30'],
  ])('%s and %i months is %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result)
  })

  it.each([
    ['2026-11-16', 0],
    ['2026-11-20', 4],
    ['2026-11-22', 6],
    ['1969-12-31', 2],
  ])('%s has weekday %i, Monday being 0', (day, number) => {
    expect(weekday(day)).toBe(number)
  })

  it('finds the edges of months and weeks', () => {
    expect(startOfMonth('2024-02-15')).toBe('2024-02-01')
    expect(endOfMonth('2024-02-15')).toBe('2024-02-29')
    expect(endOfMonth('2026-12-01')).toBe('2026-12-31')
    expect(startOfWeek('2026-11-20')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16')
  })

  it('lists days and months', () => {
    expect(eachDay('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
    expect(eachDay('2026-03-02', '2026-03-01')).toEqual([])
    expect(eachMonth('2025-11-20', '2026-01-01')).toEqual(['2025-11-01', '2025-12-01', '2026-01-01'])
    expect(eachMonth('2026-03-02', '2026-02-01')).toEqual([])
  })

  it('adds up, goes back, keeps order, advances the weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const other = addDays(day, days)
        expect(addDays(other, -days)).toBe(day)
        expect(diffDays(day, other)).toBe(days)
        expect(Math.sign(diffDays(day, other))).toBe(other === day ? 0 : other > day ? 1 : -1)
        expect(weekday(other)).toBe((((weekday(day) + days) % 7) + 7) % 7)
        expect(startOfMonth(day) <= day && day <= endOfMonth(day)).toBe(true)
        expect(eachDay(day, other)).toHaveLength(Math.max(0, days + 1))
      }),
    )
  })
})

describe('in any time zone', () => {
  const home = process.env.TZ
  afterEach(() => {
    if (home === undefined) delete process.env.TZ
    else process.env.TZ = home
  })

  it.each([
    ['America/Los_Angeles', '2026-11-20', 480],
    ['UTC', '2026-11-20', 0],
    ['Pacific/Auckland', '2026-11-21', -780],
  ])('in %s the same moment is on %s, and arithmetic is the same', (zone, today, offset) => {
    process.env.TZ = zone
    const moment = new Date('2026-11-20T15:30:00Z')
    // The zone has been taken.
    expect(moment.getTimezoneOffset()).toBe(offset)
    expect(dayOf(moment)).toBe(today)
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(diffDays('2026-01-01', '2026-12-31')).toBe(364)
    expect(weekday('2026-11-20')).toBe(4)
    expect(eachDay('2025-12-30', '2026-01-02')).toEqual(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'])
    fc.assert(fc.property(anyDay, (day) => isDay(day) && addDays(addDays(day, 1), -1) === day))
  })
})
