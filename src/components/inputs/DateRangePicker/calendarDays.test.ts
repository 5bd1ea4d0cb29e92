import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, startOfMonth, weekday } from '#domain/day.ts'
import { dayForKey, firstVisibleMonth, isSelectable, monthsFrom, monthWeeks, clampDay } from './calendarDays.ts'

const anyDay = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays('2026-11-20', days))

describe('monthWeeks', () => {
  it('starts on the Monday on or before the first and covers the whole month', () => {
    const weeks = monthWeeks('2026-11-20')
    expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[0], weeks[5]?.[6]]).toEqual([
      '2026-10-26',
      '2026-11-01',
      '2026-11-30',
      '2026-12-06',
    ])
    expect(monthWeeks('0050-02-10')[0]?.[0]).toBe('0050-01-31')
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = monthWeeks(day).flat()
        expect(weekday(days[0] ?? '')).toBe(0)
        expect(days).toHaveLength(42)
        expect(days).toContain(startOfMonth(day))
        expect(days).toContain(addDays(addMonths(startOfMonth(day), 1), -1))
      }),
    )
  })
})

describe('dayForKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
    ['ArrowRight', false, '2026-12-31', '2027-01-01'],
    ['ArrowUp', false, '2026-11-03', '2026-10-27'],
    ['ArrowDown', false, '2026-11-30', '2026-12-07'],
    ['Home', false, '2026-11-22', '2026-11-16'],
    ['End', false, '2026-11-16', '2026-11-22'],
    ['PageUp', false, '2026-03-31', '2026-02-28'],
    ['PageDown', false, '2026-01-31', '2026-02-28'],
    ['PageUp', true, '2024-02-29', '2023-02-28'],
    ['PageDown', true, '2026-11-20', '2027-11-20'],
  ])('%s (shift: %s) moves from %s to %s', (key, shift, from, to) => {
    expect(dayForKey(key, shift, from, {})).toBe(to)
  })

  it('ignores other keys and stays within the limits', () => {
    expect(dayForKey('a', false, '2026-11-20', {})).toBeNull()
    const limits = { min: '2026-01-10', max: '2026-11-20' }
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'),
        fc.boolean(),
        anyDay,
        (key, shift, day) => {
          expect(isSelectable(dayForKey(key, shift, clampDay(day, limits), limits) ?? '', limits)).toBe(true)
        },
      ),
    )
  })
})

describe('firstVisibleMonth', () => {
  it.each([
    ['2026-11-20', '2026-10-01', '2026-10-01'],
    ['2026-10-31', '2026-10-01', '2026-10-01'],
    ['2026-09-30', '2026-10-01', '2026-09-01'],
    ['2026-12-01', '2026-10-01', '2026-11-01'],
    ['2028-02-29', '2026-10-01', '2028-01-01'],
  ])('for %s with two months visible from %s is %s', (day, first, expected) => {
    expect(firstVisibleMonth(day, first, 2)).toBe(expected)
  })

  it('makes the day visible and scrolls only if necessary', () => {
    fc.assert(
      fc.property(anyDay, anyDay.map(startOfMonth), fc.constantFrom(1, 2), (day, before, months) => {
        const first = firstVisibleMonth(day, before, months)
        expect(monthsFrom(first, months)).toContain(startOfMonth(day))
        if (monthsFrom(before, months).includes(startOfMonth(day))) expect(first).toBe(before)
      }),
    )
  })
})
