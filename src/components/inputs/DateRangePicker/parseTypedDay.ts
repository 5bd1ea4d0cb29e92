import { parseDay } from '#domain/day.ts'
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

/** Parses a typed day: '19-11-2026', '19/11/26', '19.11.2026', '19112026'. */
export function parseTypedDay(text: string): DayFieldValue {
  const normalized = text.trim().replace(SEPARATORS, '-')
  if (normalized === '') return { value: '', problem: null }
  if (!DATE_SHAPE.test(normalized)) return { value: '', problem: dateRangeText.wrongFormat }
  const value = parseDay(normalized, FORMATS)
  return value === null ? { value: '', problem: dateRangeText.nonexistent } : { value, problem: null }
}
