import { eachMonth, formatDay, parseDay, type Day } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import type { DayFieldValue } from './validateRange.ts'

/** Separators accepted between day, month and year. */
const SEPARATORS = /[-/. ]+/g

/** dayjs formats, after each run of separators has been replaced by '-'. The last is ISO, as copied from a URL or a file. */
const FORMATS = [
  ...['DD-MM', 'D-M', 'DD-M', 'D-MM'].flatMap((date) => [`${date}-YYYY`, `${date}-YY`]),
  'DDMMYYYY',
  'YYYY-MM-DD',
]

/** Shaped like a date, though the day may not exist. A four-digit year with a leading 0 is rejected as a typo. */
const DATE_SHAPE = /^(\d{1,2}-\d{1,2}-([1-9]\d{3}|\d{2})|\d{4}[1-9]\d{3}|[1-9]\d{3}-\d{2}-\d{2})$/

/** A day with the month in words, with or without a year. */
const IN_WORDS = /^(\d{1,2})-([a-z]{3,})(?:-(\d{4}|\d{2}))?$/i

const MONTHS = eachMonth('2026-01-01', '2026-12-31').map((month) => formatDay(month, 'MMMM').toLowerCase())

/** Parses a typed day: '19-11-2026', '19/11/26', '19.11.2026', '19112026', '19 Nov 2026', '19 November' (of this year). */
export function parseTypedDay(text: string, today: Day): DayFieldValue {
  const normalized = monthToNumber(text.trim().replace(SEPARATORS, '-'), today)
  if (normalized === '') return { value: '', problem: null }
  if (!DATE_SHAPE.test(normalized)) return { value: '', problem: dateRangeText.wrongFormat }
  const value = parseDay(normalized, FORMATS)
  return value === null ? { value: '', problem: dateRangeText.nonexistent } : { value, problem: null }
}

/** '1-oct-2026' and '1-october' as '1-10-2026'; any other text as it is. */
function monthToNumber(text: string, today: Day): string {
  const [, date = '', word = '', year = today.slice(0, 4)] = IN_WORDS.exec(text) ?? []
  const month = MONTHS.findIndex((name) => [name, name.slice(0, 3)].includes(word.toLowerCase()))
  return month < 0 ? text : `${date}-${month + 1}-${year}`
}
