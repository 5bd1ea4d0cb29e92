import { parseDay } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import type { DayEntry } from './checkRange.ts'

/** What may stand between day, month and year. */
const MARKS = /[-/. ]+/g

/** Forms of dayjs, the marks all '-'. The last is how machines write it: what was copied from an address or a file. */
const FORMS = [
  ...['DD-MM', 'D-M', 'DD-M', 'D-MM'].flatMap((date) => [`${date}-YYYY`, `${date}-YY`]),
  'DDMMYYYY',
  'YYYY-MM-DD',
]

/** Meant as a day, though it may not exist. A year that begins with 0 is a slip. */
const MEANT = /^(\d{1,2}-\d{1,2}-([1-9]\d{3}|\d{2})|\d{4}[1-9]\d{3}|[1-9]\d{3}-\d{2}-\d{2})$/

/** Reads a day as a person types it: '19-11-2026', '19/11/26', '19.11.2026', '19112026'. */
export function typedDay(text: string): DayEntry {
  const typed = text.trim().replace(MARKS, '-')
  if (typed === '') return { value: '', problem: null }
  if (!MEANT.test(typed)) return { value: '', problem: dateRangeText.unreadable }
  const value = parseDay(typed, FORMS)
  return value === null ? { value: '', problem: dateRangeText.noSuchDay } : { value, problem: null }
}
