import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/day.ts'
import {
  formatDayLong,
  formatDayLongWithYear,
  formatDayNumeric,
  formatDayShort,
  formatDayWithYear,
} from '#domain/format.ts'
import { parseTypedDay } from './parseTypedDay.ts'

const TODAY = '2026-11-20'

describe('parseTypedDay', () => {
  it.each([
    ['19-11-2026', '2026-11-19'],
    ['5-1-2026', '2026-01-05'],
    ['05/01/2026', '2026-01-05'],
    ['5.1.26', '2026-01-05'],
    [' 29 02 2024 ', '2024-02-29'],
    ['19112026', '2026-11-19'],
    ['2026-11-19', '2026-11-19'],
    ['05-1-2026', '2026-01-05'],
    ['5/01.26', '2026-01-05'],
    ['1-1-99', '2099-01-01'],
    ['1-1-00', '2000-01-01'],
    ['1 Oct 2026', '2026-10-01'],
    ['1 october', '2026-10-01'],
    ['5-SEP-25', '2025-09-05'],
    ['29 February 2024', '2024-02-29'],
    ['1 May', '2026-05-01'],
    ['19-11', '2026-11-19'],
    ['1.2.', '2026-02-01'],
    ['19–11–2026', '2026-11-19'],
    ['19‑11‑2026', '2026-11-19'],
    ['19−11−2026', '2026-11-19'],
    ['19.11.2026.', '2026-11-19'],
    ['19. 11. 2026', '2026-11-19'],
    ['19·11·2026', '2026-11-19'],
    ['19, 11, 2026', '2026-11-19'],
    ['19\u00a0Nov\u202f2026', '2026-11-19'],
    ['\u200e19-11-2026\u200b', '2026-11-19'],
    ['\ufeff19/11/2026\u2069', '2026-11-19'],
    ['19-\u00ad11-2026', '2026-11-19'],
    ['１９／１１／２０２６', '2026-11-19'],
    ['2026-3-1', '2026-03-01'],
    ['2026/03/1', '2026-03-01'],
    ['2026.3.01', '2026-03-01'],
    ['Thu, 19 Nov', '2026-11-19'],
    ['Thu, 19 Nov 2026', '2026-11-19'],
    ['Thursday, 19 November 2026', '2026-11-19'],
    ['3 Sept 2026', '2026-09-03'],
  ])('parses %j as %s', (text, value) => {
    expect(parseTypedDay(text, TODAY)).toEqual({ value, problem: null })
  })

  it.each(['31-02-2026', '29-02-2025', '00-01-2026', '1-13-2026', '99-99-2026', '2026-02-30', '31/4/26', '31 Nov'])(
    'rejects %j, which does not exist',
    (text) => {
      expect(parseTypedDay(text, TODAY)).toEqual({ value: '', problem: 'That date doesn’t exist' })
    },
  )

  it.each([
    'yesterday',
    '19 Novem 2026',
    'Thu 19',
    '19 11 2026 10:00',
    '1 Oct – 31 Oct',
    'Nov 2026',
    '19 toString',
    '1-1-1',
    '19--2026',
    '191126',
    '19-11-20266',
    '-1-1-2026',
    '01-01-0050',
  ])('rejects %j, which is not a date', (text) => {
    expect(parseTypedDay(text, TODAY)).toEqual({ value: '', problem: 'Enter a date as DD-MM-YYYY' })
  })

  it('accepts an empty text', () => {
    expect(parseTypedDay('  ', TODAY)).toEqual({ value: '', problem: null })
  })

  it('parses every formatted day and never throws', () => {
    const anyDay = fc.integer({ min: -300_000, max: 300_000 }).map((days) => addDays('2026-11-20', days))
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseTypedDay(formatDayNumeric(day), TODAY)).toEqual({ value: day, problem: null })
        expect(parseTypedDay(day, TODAY)).toEqual({ value: day, problem: null })
        for (const format of [formatDayLongWithYear, formatDayWithYear])
          expect(parseTypedDay(format(day), TODAY)).toEqual({ value: day, problem: null })
        for (const format of [formatDayLong, formatDayShort])
          expect(parseTypedDay(format(day), day)).toEqual({ value: day, problem: null })
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { value, problem } = parseTypedDay(text, TODAY)
        expect(value !== '' && problem !== null).toBe(false)
      }),
    )
  })
})
