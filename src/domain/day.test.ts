import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayNumber,
  toLocalDay,
  diffDays,
  eachDay,
  eachMonth,
  endOfMonth,
  endOfWeek,
  formatDay,
  isDay,
  dayFromNumber,
  parseDay,
  dayPartsOf,
  startOfMonth,
  startOfWeek,
  weekday,
} from './day.ts'

/** Made by integer arithmetic, within the years 1 to 9999 with room for steps at both ends. */
const dayFromInteger = fc.integer({ min: dayNumber('0003-01-01'), max: dayNumber('9997-12-31') }).map(dayFromNumber)
const anyDay = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays('2026-11-20', days))

describe('isDay', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '2026-04-30', '0001-01-01', '9999-12-31'])(
    'accepts %s',
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
  ])('rejects %j', (text) => {
    expect(isDay(text)).toBe(false)
  })
  it('accepts every result of the arithmetic', () => {
    fc.assert(fc.property(anyDay, (day) => isDay(day)))
  })
})

describe('arithmetic', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    // Clock changes in London, New York and Auckland.
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-09-27', 1, '2026-09-28'],
  ])('%s plus %i days is %s', (day, days, result) => {
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
  ])('%s plus %i months is %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result)
  })

  it.each([
    ['2026-11-16', 0],
    ['2026-11-20', 4],
    ['2026-11-22', 6],
    ['1969-12-31', 2],
  ])('%s has weekday %i, counted from Monday', (day, number) => {
    expect(weekday(day)).toBe(number)
  })

  it('finds the edges of months and weeks', () => {
    expect(startOfMonth('2024-02-15')).toBe('2024-02-01')
    expect(endOfMonth('2024-02-15')).toBe('2024-02-29')
    expect(endOfMonth('2026-12-01')).toBe('2026-12-31')
    expect(startOfWeek('2026-11-20')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16')
    expect(endOfWeek('2026-11-16')).toBe('2026-11-22')
    expect(endOfWeek('2026-11-22')).toBe('2026-11-22')
    expect(endOfWeek('2026-12-30')).toBe('2027-01-03')
  })

  // Given text, dayjs reads the years 0 to 99 as 1900 to 1999.
  it('is correct in the first century', () => {
    expect(addDays('0050-12-31', 1)).toBe('0051-01-01')
    expect(addMonths('0004-01-31', 1)).toBe('0004-02-29')
    expect(addMonths('0099-12-31', 1)).toBe('0100-01-31')
    expect(addMonths('0100-01-31', -1)).toBe('0099-12-31')
    expect(endOfMonth('0050-02-10')).toBe('0050-02-28')
    expect([startOfWeek('0050-02-10'), endOfWeek('0050-02-10')]).toEqual(['0050-02-07', '0050-02-13'])
    expect(eachMonth('0098-12-15', '0099-02-01')).toEqual(['0098-12-01', '0099-01-01', '0099-02-01'])
  })

  it('agrees with integer arithmetic in any year', () => {
    const steps = fc.integer({ min: -700, max: 700 })
    fc.assert(
      fc.property(dayFromInteger, steps, (day, days) => {
        const number = dayNumber(day)
        expect(addDays(day, days)).toBe(dayFromNumber(number + days))
        const sinceMonday = (((number + 3) % 7) + 7) % 7
        expect(weekday(day)).toBe(sinceMonday)
        expect(startOfWeek(day)).toBe(dayFromNumber(number - sinceMonday))
        expect(endOfWeek(day)).toBe(dayFromNumber(number - sinceMonday + 6))
      }),
    )
    fc.assert(
      fc.property(dayFromInteger, fc.integer({ min: -24, max: 24 }), (day, months) => {
        const { year, month, date } = dayPartsOf(day)
        const to = dayPartsOf(addMonths(day, months))
        expect(to.year * 12 + to.month).toBe(year * 12 + month + months)
        // The same date, or the last day of a shorter month.
        const end = endOfMonth(addMonths(day, months))
        expect(to.date).toBe(Math.min(date, dayPartsOf(end).date))
        expect(end.slice(0, 7)).toBe(addMonths(day, months).slice(0, 7))
        expect(dayFromNumber(dayNumber(end) + 1).slice(8)).toBe('01')
      }),
    )
  })

  it('lists days and months', () => {
    expect(eachDay('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
    expect(eachDay('2026-03-02', '2026-03-01')).toEqual([])
    expect(eachMonth('2025-11-20', '2026-01-01')).toEqual(['2025-11-01', '2025-12-01', '2026-01-01'])
    expect(eachMonth('2026-03-02', '2026-02-01')).toEqual([])
  })

  it('is reversible, ordered, and advances the weekday', () => {
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

describe('formatDay and parseDay', () => {
  const FORMATS = ['DD-MM-YYYY', 'D-M-YY']

  // spec 9.4
  it('formats days by dayjs formats', () => {
    expect(formatDay('2026-09-05', 'dddd, D MMMM YYYY')).toBe('Saturday, 5 September 2026')
    expect(formatDay('0050-09-05', 'DD-MM-YYYY')).toBe('05-09-0050')
  })

  it.each([
    ['05-09-2026', '2026-09-05'],
    ['5-9-26', '2026-09-05'],
    ['29-2-24', '2024-02-29'],
    ['1-1-99', '2099-01-01'],
    ['5-9-2026', null],
    ['05-09-26', null],
    ['30-02-2026', null],
    ['29-02-2025', null],
    ['00-01-2026', null],
    ['01-13-2026', null],
    ['', null],
    ['soon', null],
    // Not 1950.
    ['01-01-0050', null],
  ])('parses %j strictly as %s', (text, day) => {
    expect(parseDay(text, FORMATS)).toBe(day)
  })

  it('parses what it formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: dayNumber('0100-01-01'), max: dayNumber('9999-12-31') }), (number) => {
        const day = dayFromNumber(number)
        for (const format of ['DD-MM-YYYY', 'DDMMYYYY', 'D-M-YYYY', 'YYYY-MM-DD'])
          expect(parseDay(formatDay(day, format), [format])).toBe(day)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => parseDay(text, FORMATS) === null || /^\d/.test(text)))
  })
})

describe('in any time zone', () => {
  const originalZone = process.env.TZ
  afterEach(() => {
    if (originalZone === undefined) delete process.env.TZ
    else process.env.TZ = originalZone
  })

  it.each([
    ['America/Los_Angeles', '2026-11-20', 480],
    ['UTC', '2026-11-20', 0],
    ['Pacific/Auckland', '2026-11-21', -780],
  ])('in %s the same moment is on %s, with the same arithmetic', (zone, today, offset) => {
    process.env.TZ = zone
    const moment = new Date('2026-11-20T15:30:00Z')
    // Makes sure the time zone is in effect.
    expect(moment.getTimezoneOffset()).toBe(offset)
    expect(toLocalDay(moment)).toBe(today)
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(diffDays('2026-01-01', '2026-12-31')).toBe(364)
    expect(weekday('2026-11-20')).toBe(4)
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(endOfMonth('2026-03-08')).toBe('2026-03-31')
    expect([startOfWeek('2026-03-08'), endOfWeek('2026-03-08')]).toEqual(['2026-03-02', '2026-03-08'])
    expect(formatDay('2026-03-08', 'ddd, D MMM')).toBe('Sun, 8 Mar')
    expect(parseDay('08-03-2026', ['D-M-YYYY', 'DD-MM-YYYY'])).toBe('2026-03-08')
    expect(eachDay('2025-12-30', '2026-01-02')).toEqual(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'])
    fc.assert(fc.property(anyDay, (day) => isDay(day) && addDays(addDays(day, 1), -1) === day))
  })

  it.each([
    // A midnight skipped by a clock change, and a day skipped when Samoa crossed the date line.
    ['America/Sao_Paulo', '2018-11-04'],
    ['Pacific/Apia', '2011-12-30'],
  ])('in %s handles %s like any other day', (zone, day) => {
    process.env.TZ = zone
    expect(parseDay(formatDay(day, 'DD-MM-YYYY'), ['DD-MM-YYYY'])).toBe(day)
    expect(addDays(addDays(day, -1), 1)).toBe(day)
    expect(addMonths(addMonths(day, -1), 1)).toBe(day)
  })
})
