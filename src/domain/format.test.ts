import dayjs from 'dayjs'
import 'dayjs/locale/en-gb'
import fc from 'fast-check'
import numeral from 'numeral'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays } from './day.ts'
import {
  abbreviated,
  dayLong,
  dayNumeric,
  dayShort,
  figureText,
  fullNumber,
  isShortened,
  monthText,
  percentText,
} from './format.ts'

const NOTHING = [null, NaN, Infinity, -Infinity]

describe('abbreviated', () => {
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
  ])('%d is %s', (value, text) => {
    expect(abbreviated(value)).toBe(text)
  })

  it.each(NOTHING)('%s is an en dash', (value) => {
    expect(abbreviated(value)).toBe('–')
  })

  it("says what numeral's 0.00a says, its trailing .00 removed", () => {
    // Below a millionth numeral itself answers NaN, and it writes a zero with a sign.
    const counts = fc.oneof(
      fc.maxSafeInteger(),
      fc.integer({ min: -2_000_000, max: 2_000_000 }),
      fc.integer().map((cents) => cents / 100),
    )
    fc.assert(
      fc.property(counts, (value) => {
        expect(abbreviated(value)).toBe(numeral(value).format('0.00a').replace('.00', ''))
      }),
      { numRuns: 5000 },
    )
  }, 30_000)

  it('never shows what is not a number, however large or small', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(abbreviated(value)).toMatch(Number.isFinite(value) ? /^-?\d+(\.\d+)?(e\+\d+)?[kmbt]?$/ : /^–$/)
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
  ])('in full, %d is %s', (value, text) => {
    expect(fullNumber(value)).toBe(text)
  })

  it.each([
    [0, '0', false],
    [9999, '9,999', false],
    [-9999, '-9,999', false],
    [10_000, '10k', true],
    [195_488, '195.49k', true],
    [12_360_000, '12.36m', true],
  ])('on a card, %d is %s', (value, text, shortened) => {
    expect(figureText(value)).toBe(text)
    expect(isShortened(value)).toBe(shortened)
  })

  it.each([
    [0.01234, undefined, '1.23%'],
    [0, undefined, '0.00%'],
    [1, undefined, '100.00%'],
    [0.00005, undefined, '0.01%'],
    [0.28571, 1, '28.6%'],
    [-0.00001, undefined, '0.00%'],
  ])('as a percentage, %d with %s decimals is %s', (value, decimals, text) => {
    expect(percentText(value, decimals)).toBe(text)
  })

  it.each(NOTHING)('%s is an en dash', (value) => {
    expect([fullNumber(value), figureText(value), percentText(value)]).toEqual(['–', '–', '–'])
    expect(isShortened(value)).toBe(false)
  })
})

describe('dates', () => {
  const home = process.env.TZ
  afterEach(() => {
    if (home === undefined) delete process.env.TZ
    else process.env.TZ = home
  })

  it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('are the same in %s', (zone) => {
    process.env.TZ = zone
    expect(dayLong('2024-03-01')).toBe('Fri, 1 Mar')
    expect(dayShort('2026-09-05')).toBe('5 Sep')
    expect(dayNumeric('2026-09-10')).toBe('10-09-2026')
    expect(monthText('2026-11-01')).toBe('Nov 2026')
  })

  it('are written as dayjs writes them in en-gb', () => {
    process.env.TZ = 'UTC'
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 30_000 }), (days) => {
        const day = addDays('2026-11-20', days)
        const theirs = dayjs(day).locale('en-gb')
        expect([dayNumeric(day), dayLong(day), dayShort(day), monthText(day)]).toEqual(
          ['DD-MM-YYYY', 'ddd, D MMM', 'D MMM', 'MMM YYYY'].map((form) => theirs.format(form)),
        )
      }),
    )
  })

  it.each([null, '', '2026-02-30', 'soon'])('%j is an en dash', (day) => {
    expect([dayNumeric(day), dayLong(day), dayShort(day), monthText(day)]).toEqual(['–', '–', '–', '–'])
  })
})
