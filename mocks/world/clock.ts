import type { Day } from '#domain/catalogue.ts'
import { dayNumber, dayOf, numberedDay } from '#domain/day.ts'

/** The day on which the world stands under test and in Storybook: the mockups' day, with data to Thu 19 Nov. */
export const WORLD_TODAY: Day = '2026-11-20'

/*
 * Histories are written in world days, which end before HISTORY_END. They are real days as long as today is within the 52 weeks
 * after it, so that the figures of a fixed day do not change as time goes by; otherwise the whole history moves by a
 * multiple of 52 weeks, which keeps every weekday in its place.
 */
export const HISTORY_END = dayNumber(WORLD_TODAY)
const YEAR = 364

let fixed: Day | null = WORLD_TODAY

/** Sets the world's today; null follows the real calendar, as the demo and the HTTP server do. */
export function setToday(day: Day | null): void {
  fixed = day
}

/** The day on which the world stands; its data ends the day before, today's is partial. */
export function today(): Day {
  return fixed ?? dayOf(new Date())
}

/** Milliseconds since 1970, for the expiry of tokens: noon while today is fixed. */
export function now(): number {
  return fixed === null ? Date.now() : (dayNumber(fixed) + 0.5) * 86_400_000
}

/** Today as a world day. */
export function worldToday(): number {
  return toWorld(today())
}

/** A calendar day as a world day. */
export function toWorld(day: Day): number {
  return dayNumber(day) - shift()
}

/** A world day as a calendar day. */
export function fromWorld(world: number): Day {
  return numberedDay(world + shift())
}

function shift(): number {
  return Math.floor((dayNumber(today()) - HISTORY_END) / YEAR) * YEAR
}
