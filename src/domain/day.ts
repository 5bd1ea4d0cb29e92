import type { Day } from './catalogue.ts'

/*
 * Arithmetic on calendar days. A day has no time and no zone: it is counted in UTC, where each is 24 hours long, and
 * never touches local time, except in `dayOf`, which asks what day it is for the person before the screen.
 */

const DAY_MS = 86_400_000
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

/** The calendar day of a moment where the person is: `dayOf(new Date())` is today. */
export function dayOf(moment: Date): Day {
  return dayFrom(moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
}

/** The day `days` after it, or before it where negative. */
export function addDays(day: Day, days: number): Day {
  return numberedDay(dayNumber(day) + days)
}

/** How many days from `from` to `to`: 0 on the same day, negative when `to` is earlier. */
export function diffDays(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same date some months on; the last of the month where that month is shorter (31 Jan + 1 = 28 Feb). */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const last = partsOf(dayFrom(year, month + months + 1, 0)).date
  return dayFrom(year, month + months, Math.min(date, last))
}

export function startOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

export function endOfMonth(day: Day): Day {
  const { year, month } = partsOf(day)
  return dayFrom(year, month + 1, 0)
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7
}

/** The Monday of its week. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -weekday(day))
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
  return utc(year, month, date) / DAY_MS
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

/** Months and dates out of range carry over: month 13 is the next January, date 0 the last of the month before. */
function dayFrom(year: number, month: number, date: number): Day {
  return new Date(utc(year, month, date)).toISOString().slice(0, 10)
}

/** Not Date.UTC alone: that reads the years 0 to 99 as 1900 to 1999. */
function utc(year: number, month: number, date: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, date)
}
