import type { Day } from './catalogue.ts'
import { dayjs } from './dayjs.ts'

/*
 * Calendar days. A day has no time and no zone, and its text is the day: days are compared as texts. Two ways of reckoning:
 *
 * dayjs, in UTC, takes the steps that a person asks for (days, weeks, months), finds where weeks and months begin and end,
 * writes days and reads typed ones.
 *
 * Integers count what is asked for each row that is read or each day of a long period: isDay, partsOf, dayNumber,
 * numberedDay, diffDays, eachDay, and startOfMonth, which only changes the text. Adding three days to 200,000 days takes
 * dayjs 580 ms, numbers 30; and it would let 30 February pass as 2 March.
 */

const DAY_MS = 86_400_000
const DAY = 'YYYY-MM-DD'
const FORM = /^\d{4}-\d{2}-\d{2}$/

interface DayParts {
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  date: number
}

/** True for a day that exists, written 'YYYY-MM-DD'; false for '2026-02-30'. */
export function isDay(text: string): boolean {
  if (!FORM.test(text)) return false
  const { year, month, date } = partsOf(text)
  return month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month)
}

/** Without a Date: it is asked of every row that is read. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** The parts of a day that stands the test of `isDay`. */
export function partsOf(day: Day): DayParts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) }
}

/** The calendar day of a moment where the person is, the one thing asked of local time: `dayOf(new Date())` is today. */
export function dayOf(moment: Date): Day {
  return dayjs(moment).format(DAY)
}

/** A day in a form of dayjs: `formatDay(day, 'D MMM')` is '5 Nov'. */
export function formatDay(day: Day, form: string): string {
  return at(day).format(form)
}

/** Reads a text that has just one of these forms of dayjs; null where it has none, or the day does not exist. */
export function parseDay(text: string, forms: readonly string[]): Day | null {
  // One by one: given several at once, dayjs reads them in local time.
  for (const form of forms) {
    const parsed = dayjs.utc(text, form, true)
    if (parsed.isValid()) return parsed.format(DAY)
  }
  return null
}

/** The day `days` after it, or before it where negative. */
export function addDays(day: Day, days: number): Day {
  return at(day).add(days, 'day').format(DAY)
}

/** How many days from `from` to `to`: 0 on the same day, negative when `to` is earlier. */
export function diffDays(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same date some months on; the last of the month where that month is shorter (31 Jan + 1 = 28 Feb). */
export function addMonths(day: Day, months: number): Day {
  return at(day).add(months, 'month').format(DAY)
}

export function startOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

export function endOfMonth(day: Day): Day {
  // Not endOf('month'), which takes the year 50 for 1950.
  return at(startOfMonth(day)).add(1, 'month').subtract(1, 'day').format(DAY)
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return at(day).weekday()
}

/** The Monday of its week. */
export function startOfWeek(day: Day): Day {
  return at(day).weekday(0).format(DAY)
}

/** The Sunday of its week. */
export function endOfWeek(day: Day): Day {
  return at(day).weekday(6).format(DAY)
}

/** Every day from `from` to `to`, both included; none where `to` is earlier. */
export function eachDay(from: Day, to: Day): Day[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, diffDays(from, to) + 1) }, (_, step) => numberedDay(first + step))
}

/** The first day of every month that has a day between `from` and `to`. */
export function eachMonth(from: Day, to: Day): Day[] {
  const months: Day[] = []
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/** Days since 1 January 1970. */
export function dayNumber(day: Day): number {
  const { year, month, date } = partsOf(day)
  // Not Date.UTC: that reads the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS
}

/** The day that `dayNumber` numbers so. */
export function numberedDay(number: number): Day {
  let day = written.get(number)
  if (day === undefined) {
    day = new Date(number * DAY_MS).toISOString().slice(0, 10)
    written.set(number, day)
  }
  return day
}

/** Days as text: every report asks for the same ones again, and writing them is most of what it takes to begin. */
const written = new Map<number, Day>()

/** By its number: dayjs would read the text '0050-01-01' as a day of 1950. */
function at(day: Day) {
  return dayjs.utc(dayNumber(day) * DAY_MS)
}
