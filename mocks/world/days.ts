import { dayNumber, numberedDay } from '#domain/day.ts'

/** 0 is Monday. */
export function weekdayOf(number: number): number {
  return (number + 3) % 7
}

/** The first day of its month. */
export function monthStart(number: number): number {
  return dayNumber(`${numberedDay(number).slice(0, 8)}01`)
}

/** The first day of the month after its own. */
export function nextMonth(number: number): number {
  return monthStart(monthStart(number) + 31)
}

/** The last day of its quarter. */
export function quarterEnd(number: number): number {
  let month = nextMonth(number)
  while ((Number(numberedDay(month).slice(5, 7)) - 1) % 3 !== 0) month = nextMonth(month)
  return month - 1
}
