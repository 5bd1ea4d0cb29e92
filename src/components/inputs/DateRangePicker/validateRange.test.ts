import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isDay } from '#domain/day.ts'
import { parsePeriod } from '#domain/period.ts'
import { validateRange } from './validateRange.ts'

const day = (value: string, problem: string | null = null) => ({ value, problem })
const limits = { min: '2026-01-01', max: '2026-11-21' }

describe('validateRange', () => {
  it.each([
    ['2026-10-23', '2026-11-19'],
    ['2026-01-01', '2026-11-21'],
    ['2026-11-19', '2026-11-19'],
  ])('accepts %s to %s', (from, to) => {
    expect(validateRange(day(from), day(to), limits)).toEqual({ period: { from, to } })
  })

  it.each([
    [day('2026-11-19'), day('2026-11-18'), null, 'End date is before the start date'],
    [day(''), day(''), 'Choose a date', 'Choose a date'],
    [day('', 'Enter a date as DD-MM-YYYY'), day('2026-11-19'), 'Enter a date as DD-MM-YYYY', null],
    [day('2026-02-30'), day('19-11-2026'), 'That date doesn’t exist', 'That date doesn’t exist'],
    [day('2025-12-31'), day('2026-11-22'), 'Choose 01-01-2026 or later', 'Choose 21-11-2026 or earlier'],
    // The order is checked only if both days are valid.
    [day('2026-12-01'), day('2026-11-19'), 'Choose 21-11-2026 or earlier', null],
  ])('rejects %j to %j: %j, %j', (from, to, fromError, toError) => {
    expect(validateRange(from, to, limits)).toEqual({ errors: { from: fromError, to: toError } })
  })

  it('accepts any two days in order without limits', () => {
    const text = fc.oneof(
      fc.string(),
      fc.integer({ min: -9999, max: 9999 }).map((days) => addDays('2026-11-21', days)),
    )
    fc.assert(
      fc.property(text, text, (from, to) => {
        const result = validateRange(day(from), day(to), {})
        expect('period' in result ? result.period : null).toEqual(parsePeriod(from, to))
        if ('errors' in result) expect(result.errors.from === null).toBe(isDay(from))
      }),
    )
  })
})
