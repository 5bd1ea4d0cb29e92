import type { Day } from '#domain/catalogue.ts'

const DAY_MS = 86_400_000
const names = new Map<number, Day>()

/** Days since 1970-01-01 of a calendar day. */
export function dayNumber(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS
}

/** 'YYYY-MM-DD' of a day number. */
export function dayName(number: number): Day {
  let name = names.get(number)
  if (name === undefined) {
    name = new Date(number * DAY_MS).toISOString().slice(0, 10)
    names.set(number, name)
  }
  return name
}

/** 0 is Monday. */
export function weekdayOf(number: number): number {
  return (number + 3) % 7
}

/** The first day of its month. */
export function monthStart(number: number): number {
  return dayNumber(`${dayName(number).slice(0, 8)}01`)
}

/** The first day of the month after its own. */
export function nextMonth(number: number): number {
  return monthStart(monthStart(number) + 31)
}

/** The last day of its quarter. */
export function quarterEnd(number: number): number {
  let month = nextMonth(number)
  while ((Number(dayName(month).slice(5, 7)) - 1) % 3 !== 0) month = nextMonth(month)
  return month - 1
}
