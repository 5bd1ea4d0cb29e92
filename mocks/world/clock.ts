import { dayNumber, toLocalDay, dayFromNumber, type Day } from '#domain/day.ts'

/** Today in tests and in Storybook: the day of the mockups, with data up to Thu 19 Nov. */
export const WORLD_TODAY: Day = '2026-11-20'

/**
 * First day after the history. Histories are written in world days. These are calendar days as long as today is within
 * 52 weeks after HISTORY_END, so that the figures of a day do not change over time. Otherwise the whole history moves
 * by a multiple of 52 weeks, which preserves weekdays.
 */
export const HISTORY_END = dayNumber(WORLD_TODAY)
const YEAR_OF_WEEKS = 364

let fixedToday: Day | null = WORLD_TODAY
let stepInDays = YEAR_OF_WEEKS

/**
 * Sets today; null follows the real calendar, as the demo and the HTTP server do.
 *
 * @param step By how many days the history moves at a time. With 7 recent figures are alike on any day.
 */
export function setToday(day: Day | null, step = YEAR_OF_WEEKS): void {
  fixedToday = day
  stepInDays = step
}

/** Formatted once a minute: the rows of a report ask for today thousands of times. */
let calendar = { minute: NaN, day: WORLD_TODAY }

/** The mock world's today. Data is complete up to yesterday and partial for today. */
export function today(): Day {
  if (fixedToday !== null) return fixedToday
  const minute = Math.floor(Date.now() / 60_000)
  if (minute !== calendar.minute) calendar = { minute, day: toLocalDay(new Date()) }
  return calendar.day
}

/** Milliseconds since 1970, for token expiry: noon while today is fixed. */
export function now(): number {
  return fixedToday === null ? Date.now() : (dayNumber(fixedToday) + 0.5) * 86_400_000
}

/** Today as a world day. */
export function worldToday(): number {
  return toWorld(today())
}

/** Converts a calendar day to a world day. */
export function toWorld(day: Day): number {
  return dayNumber(day) - shiftInDays()
}

/** Converts a world day to a calendar day. */
export function fromWorld(worldDay: number): Day {
  return dayFromNumber(worldDay + shiftInDays())
}

function shiftInDays(): number {
  return Math.floor((dayNumber(today()) - HISTORY_END) / stepInDays) * stepInDays
}
