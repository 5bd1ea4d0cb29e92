import { eachMonth, formatDay, parseDay, type Day } from '#domain/day.ts'
import { foldText } from '#domain/foldText.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import type { DayFieldValue } from './validateRange.ts'

/** Separators accepted between day, month and year; others are one of these once folded. */
const SEPARATORS = /[-/.,·\s]+/gu

/** dayjs formats, after each run of separators has been replaced by '-'. The last are ISO, as copied from a URL or a file. */
const FORMATS = [
  ...['DD-MM', 'D-M', 'DD-M', 'D-MM'].flatMap((date) => [`${date}-YYYY`, `${date}-YY`]),
  'DDMMYYYY',
  ...['MM-DD', 'M-D', 'MM-D', 'M-DD'].map((date) => `YYYY-${date}`),
]

/** Shaped like a date, though the day may not exist. A four-digit year with a leading 0 is rejected as a typo. */
const DATE_SHAPE = /^(\d{1,2}-\d{1,2}-([1-9]\d{3}|\d{2})|\d{4}[1-9]\d{3}|[1-9]\d{3}-\d{1,2}-\d{1,2})$/

/** A day with or without its weekday and its year, the month in words or as a number. */
const DAY_MONTH = /^(?:[a-z]{3,9}-)?(\d{1,2})-([a-z]{3,9}|\d{1,2})(?:-(\d{4}|\d{2}))?$/

const MONTHS = eachMonth('2026-01-01', '2026-12-31').map((month) => formatDay(month, 'MMMM').toLowerCase())

/**
 * Parses a typed or pasted day, whatever its separators: '19-11-2026', '19/11/26', '19.11.2026.', '19112026', '2026-11-19',
 * 'Thu, 19 Nov 2026', '19 November' and '19-11' (of this year).
 */
export function parseTypedDay(text: string, today: Day): DayFieldValue {
  const separated = foldText(text).trim().replace(SEPARATORS, '-').replace(/(.)-$/, '$1')
  const normalized = completeDay(separated, today)
  if (normalized === '') return { value: '', problem: null }
  if (!DATE_SHAPE.test(normalized)) return { value: '', problem: dateRangeText.wrongFormat }
  const value = parseDay(normalized, FORMATS)
  return value === null ? { value: '', problem: dateRangeText.nonexistent } : { value, problem: null }
}

/** 'thu-1-oct-2026', '1-october' and '1-10' as '1-10-2026'; any other text as it is. */
function completeDay(text: string, today: Day): string {
  const [, date = '', month = '', year = today.slice(0, 4)] = DAY_MONTH.exec(text) ?? []
  const number = MONTHS.findIndex((name) => [name, name.slice(0, 3), name.slice(0, 4)].includes(month)) + 1 || month
  return month === '' ? text : `${date}-${number}-${year}`
}
