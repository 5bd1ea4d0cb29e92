import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import numeral from 'numeral'
import { afterEach, describe, expect, it } from 'vitest'
import { dayNumber, dayFromNumber, dayPartsOf, toLocalDay } from './day.ts'
import { dayjs } from './dayjs.ts'
import {
  formatAbbreviated,
  formatDayLong,
  formatDayLongWithYear,
  formatDayNumeric,
  formatDayShort,
  formatDayWithYear,
  formatFigure,
  formatNumber,
  isFigureAbbreviated,
  formatMonthLong,
  formatMonth,
  formatChange,
  formatPercent,
  formatPoints,
  formatShare,
  formatWeekday,
} from './format.ts'

const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SHORT_WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** numeral writes 999,996 as 1m, but -999,996 as -1000k. */
const CARRIED: Partial<Record<string, string>> = { '-1000k': '-1m', '-1000m': '-1b', '-1000b': '-1t' }
const NO_NUMBERS = [null, NaN, Infinity, -Infinity]

describe('formatAbbreviated', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [12.5, '12.50'],
    [999, '999'],
    [1000, '1k'],
    [1234, '1.23k'],
    [1500, '1.50k'],
    [9995, '10k'],
    [999994, '999.99k'],
    [999995, '1m'],
    [999_999_999, '1b'],
    [2e9, '2b'],
    [999_999_999_999, '1t'],
    [5.5e15, '5500t'],
    [-1500, '-1.50k'],
    [-999_996, '-1m'],
    [1.005, '1.01'],
    [1e-9, '0'],
    [-0.001, '0'],
  ])('formats %d as %s', (value, text) => {
    expect(formatAbbreviated(value)).toBe(text)
  })

  it.each(NO_NUMBERS)('formats %s as an en dash', (value) => {
    expect(formatAbbreviated(value)).toBe('–')
  })

  // spec 9.5
  it("agrees with numeral's 0.00a without a trailing .00", () => {
    // Integers and cents only: numeral returns NaN below a millionth, and writes -0 with its sign.
    const counts = fc.oneof(
      fc.maxSafeInteger(),
      fc.integer({ min: -2_000_000, max: 2_000_000 }),
      fc.integer().map((cents) => cents / 100),
    )
    fc.assert(
      fc.property(counts, (value) => {
        const text = numeral(value).format('0.00a').replace('.00', '')
        expect(formatAbbreviated(value)).toBe(CARRIED[text] ?? text)
      }),
      { numRuns: 5000 },
    )
  })

  it('formats any double as a number or a dash', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(formatAbbreviated(value)).toMatch(Number.isFinite(value) ? /^-?\d+(\.\d+)?(e\+\d+)?[kmbt]?$/ : /^–$/)
      }),
    )
  })
})

describe('figures', () => {
  it.each([
    [1538645, '1,538,645'],
    [999, '999'],
    [-1234, '-1,234'],
    [-0, '0'],
    [0.1 + 0.2, '0.3'],
  ])('formats %d in full as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it.each([
    [0, '0', false],
    [9999, '9,999', false],
    [-9999, '-9,999', false],
    [10_000, '10k', true],
    [195_488, '195.49k', true],
    [12_360_000, '12.36m', true],
  ])('formats %d on a card as %s', (value, text, isShort) => {
    expect(formatFigure(value)).toBe(text)
    expect(isFigureAbbreviated(value)).toBe(isShort)
  })

  it.each([
    [0.01234, undefined, '1.23%'],
    [0, undefined, '0.00%'],
    [1, undefined, '100.00%'],
    [0.00005, undefined, '0.01%'],
    [0.28571, 1, '28.6%'],
    [-0.00001, undefined, '0.00%'],
  ])('formats %d with %s decimals as %s', (value, decimals, text) => {
    expect(formatPercent(value, decimals)).toBe(text)
  })

  it.each([
    [0.26, '26%'],
    [0.005, '1%'],
    [0.0049, '<1%'],
    [1e-9, '<1%'],
    [0, '0%'],
    [1, '100%'],
  ])('writes the share %s as %s', (share, text) => {
    expect(formatShare(share)).toBe(text)
  })

  it.each([
    [0.0203 - 0.0182, '0.21'],
    [0.0182 - 0.0203, '-0.21'],
    [0.02, '2.00'],
    [1.5, '150.00'],
    [0, '0.00'],
    [-0.00001, '0.00'],
  ])('formats a difference of ratios of %d as %s points', (value, text) => {
    expect(formatPoints(value)).toBe(text)
  })

  it.each([
    [0.045, 'percent', '4.5%', 'up'],
    [-0.045, 'percent', '4.5%', 'down'],
    [-0.0004, 'percent', '0.0%', 'unchanged'],
    [0.0021, 'points', '0.21', 'up'],
    [-0.0021, 'points', '0.21', 'down'],
    [0.0004, 'points', '0.04', 'up'],
    [0.00004, 'points', '0.00', 'unchanged'],
  ] as const)('formats a change of %d in %s as %s %s', (change, kind, size, direction) => {
    expect(formatChange(change, kind)).toEqual({ size, direction })
  })

  it.each(NO_NUMBERS)('formats %s as an en dash', (value) => {
    expect([formatNumber(value), formatFigure(value), formatPercent(value)]).toEqual(['–', '–', '–'])
    expect(formatPoints(value)).toBe('–')
    expect(isFigureAbbreviated(value)).toBe(false)
  })
})

describe('dates', () => {
  const originalZone = process.env.TZ
  afterEach(() => {
    if (originalZone === undefined) delete process.env.TZ
    else process.env.TZ = originalZone
  })

  it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('have the same texts in %s', (zone) => {
    process.env.TZ = zone
    expect(formatDayLong('2024-03-01')).toBe('Fri, 1 Mar')
    expect(formatDayShort('2026-09-05')).toBe('5 Sep')
    expect(formatDayNumeric('2026-09-10')).toBe('10-09-2026')
    expect(formatMonth('2026-11-01')).toBe('Nov 2026')
  })

  // spec 4.11, 9.4
  it('have British names of months and weekdays', () => {
    const months = Array.from({ length: 12 }, (_, index) =>
      dayFromNumber(dayNumber('2026-01-15') + Math.round(index * 30.4)),
    )
    expect(months.map((day) => formatMonth(day).split(' ')[0]).join(' ')).toBe(SHORT_MONTHS.join(' '))
    expect(months.map((day) => formatMonthLong(day).split(' ')[0]).join(' ')).toBe(
      'January February March April May June July August September October November December',
    )
    const week = Array.from({ length: 7 }, (_, index) => dayFromNumber(dayNumber('2026-11-16') + index))
    expect(week.map(formatWeekday).join(' ')).toBe('Monday Tuesday Wednesday Thursday Friday Saturday Sunday')
    expect(week.map((day) => formatDayLong(day).slice(0, 3)).join(' ')).toBe(SHORT_WEEKDAYS.join(' '))
  })

  // spec 4.11
  it('are British, and so is the page', () => {
    expect(dayjs.locale()).toBe('en-gb')
    expect(dayjs('2026-11-18').weekday(0).format('YYYY-MM-DD')).toBe('2026-11-16')
    expect(readFileSync('index.html', 'utf8')).toContain('<html lang="en-GB"')
  })

  // spec 9.4
  it('have the formats of the specification', () => {
    expect(toLocalDay(new Date(2026, 10, 5))).toBe('2026-11-05')
    expect(formatDayNumeric('2026-11-05')).toBe('05-11-2026')
    expect(formatDayLong('2026-11-05')).toBe('Thu, 5 Nov')
  })

  it.each([
    ['2024-02-29', '29-02-2024', 'Thu, 29 Feb 2024', '29 Feb 2024', 'Feb 2024', 'February 2024'],
    ['2026-09-05', '05-09-2026', 'Sat, 5 Sep 2026', '5 Sep 2026', 'Sep 2026', 'September 2026'],
    ['0001-01-01', '01-01-0001', 'Mon, 1 Jan 0001', '1 Jan 0001', 'Jan 0001', 'January 0001'],
    ['0050-12-31', '31-12-0050', 'Sat, 31 Dec 0050', '31 Dec 0050', 'Dec 0050', 'December 0050'],
    ['9999-12-31', '31-12-9999', 'Fri, 31 Dec 9999', '31 Dec 9999', 'Dec 9999', 'December 9999'],
  ])('format %s in every way', (day, ...texts) => {
    const formatters = [formatDayNumeric, formatDayLongWithYear, formatDayWithYear, formatMonth, formatMonthLong]
    expect(formatters.map((format) => format(day))).toEqual(texts)
    // Now from the cache.
    expect(formatters.map((format) => format(day))).toEqual(texts)
  })

  it('have the right parts on any day from year 1 to 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') }), (number) => {
        const day = dayFromNumber(number)
        const { month, date } = dayPartsOf(day)
        const [year, name] = [day.slice(0, 4), SHORT_MONTHS[month - 1] ?? '']
        // 1 January 1970 was a Thursday.
        const weekday = SHORT_WEEKDAYS[(((number + 3) % 7) + 7) % 7] ?? ''
        expect([formatDayNumeric(day), formatDayLong(day), formatDayShort(day), formatMonth(day)]).toEqual([
          `${day.slice(8)}-${day.slice(5, 7)}-${year}`,
          `${weekday}, ${date} ${name}`,
          `${date} ${name}`,
          `${name} ${year}`,
        ])
      }),
    )
  })

  it.each([null, '', '2026-02-30', 'soon'])('format %j as an en dash', (day) => {
    expect([formatDayNumeric(day), formatDayLong(day), formatDayShort(day), formatMonth(day)]).toEqual([
      '–',
      '–',
      '–',
      '–',
    ])
  })
})
