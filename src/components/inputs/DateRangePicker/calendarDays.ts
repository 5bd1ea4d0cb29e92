import { addDays, addMonths, eachDay, endOfWeek, startOfMonth, startOfWeek, type Day } from '#domain/day.ts'
import type { DayLimits } from './validateRange.ts'

/** Rows per month; the same for every month, so that the calendar's height doesn't change. */
const WEEKS = 6

/** Six weeks from Monday that cover a month, including days of the adjacent months. */
export function monthWeeks(month: Day): Day[][] {
  const first = startOfWeek(startOfMonth(month))
  return Array.from({ length: WEEKS }, (_, week) => eachDay(addDays(first, week * 7), addDays(first, week * 7 + 6)))
}

/** First days of `count` consecutive months, starting with the month of `first`. */
export function monthsFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addMonths(startOfMonth(first), index))
}

/** The day each key moves to (ARIA date picker dialog); Shift turns months into years. */
const DAY_BY_KEY: Readonly<Record<string, (day: Day, shift: boolean) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
}

/** The day a key moves to from `day`, clamped to the limits; null for other keys. */
export function dayForKey(key: string, shift: boolean, day: Day, limits: DayLimits): Day | null {
  const next = DAY_BY_KEY[key]?.(day, shift)
  return next === undefined ? null : clampDay(next, limits)
}

/** The nearest selectable day. */
export function clampDay(day: Day, { min, max }: DayLimits): Day {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

export function isSelectable(day: Day, limits: DayLimits): boolean {
  return clampDay(day, limits) === day
}

/** The first of `months` visible months such that `day` is visible; scrolls no further than necessary from `first`. */
export function firstVisibleMonth(day: Day, first: Day, months: number): Day {
  const month = startOfMonth(day)
  if (month < first) return month
  const last = addMonths(first, months - 1)
  return month > last ? addMonths(month, 1 - months) : first
}
