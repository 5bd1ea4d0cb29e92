import { dayNumber, dayFromNumber } from '#domain/day.ts'

/** Weekday of a day number; 0: Monday. */
export function weekdayOf(dayNo: number): number {
  return (dayNo + 3) % 7
}

/** First day of the month. */
function monthStart(dayNo: number): number {
  return dayNumber(`${dayFromNumber(dayNo).slice(0, 8)}01`)
}

/** First day of the next month. */
export function nextMonth(dayNo: number): number {
  return monthStart(monthStart(dayNo) + 31)
}

/** Last day of the quarter. */
export function quarterEnd(dayNo: number): number {
  let month = nextMonth(dayNo)
  while ((Number(dayFromNumber(month).slice(5, 7)) - 1) % 3 !== 0) month = nextMonth(month)
  return month - 1
}
