import type { Day } from '#domain/catalogue.ts'
import { addDays, addMonths, eachDay, endOfWeek, startOfMonth, startOfWeek } from '#domain/day.ts'
import type { DayLimits } from './checkRange.ts'

/** Rows of a month, so many for every month: the calendar keeps its height. */
const WEEKS = 6

/** The weeks that a month touches, from Monday, six of them: with days of the months beside it. */
export function monthWeeks(month: Day): Day[][] {
  const first = startOfWeek(startOfMonth(month))
  return Array.from({ length: WEEKS }, (_, week) => eachDay(addDays(first, week * 7), addDays(first, week * 7 + 6)))
}

/** So many months from the one of `first` on, by their first days. */
export function monthsFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addMonths(startOfMonth(first), at))
}

/** Where each key leads from a day (APG: date picker dialog); `far` is Shift. */
const MOVES: Readonly<Record<string, (day: Day, far: boolean) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (day, far) => addMonths(day, far ? -12 : -1),
  PageDown: (day, far) => addMonths(day, far ? 12 : 1),
}

/** The day that a key leads to, within the limits; null for other keys. */
export function dayByKey(key: string, far: boolean, day: Day, limits: DayLimits): Day | null {
  const to = MOVES[key]?.(day, far)
  return to === undefined ? null : within(to, limits)
}

/** The nearest day that may be chosen. */
export function within(day: Day, { min, max }: DayLimits): Day {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

export function isWithin(day: Day, limits: DayLimits): boolean {
  return within(day, limits) === day
}

/** The first month to show of so many, so that a day is among them: the same as before where it can be. */
export function firstShowing(day: Day, first: Day, months: number): Day {
  const month = startOfMonth(day)
  if (month < first) return month
  const last = addMonths(first, months - 1)
  return month > last ? addMonths(month, 1 - months) : first
}
