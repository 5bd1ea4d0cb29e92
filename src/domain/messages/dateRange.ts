import type { Day } from '../catalogue.ts'
import { dayLong, fullNumber } from '../format.ts'
import { dayWithYear } from './period.ts'

// A month is written out only here; Intl's short ones say 'Sept'.
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Choosing any two days (screens.md, Report bar: custom). */
export const dateRangeText = {
  heading: 'Custom period',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  /** How a day is typed; a placeholder. */
  form: 'DD-MM-YYYY',
  formSaid: 'Day, month and year: DD-MM-YYYY',
  /** Of a custom period before it is applied. */
  length: (days: number) => `${fullNumber(days)} ${days === 1 ? 'day' : 'days'}`,
  todayOpen: 'Today is not complete yet.',
  /** One of two days is chosen. */
  chooseLast: 'Choose the last day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** 'November 2026', of any day in it. */
  month: (day: Day) => month.format(new Date(`${day}T00:00Z`)),
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** 'Thu, 19 Nov 2026, last day'. */
  day: (day: Day, end: 'first' | 'last' | 'only' | null) =>
    `${dayLong(day)} ${day.slice(0, 4)}${end === null ? '' : `, ${end} day`}`,
  /** What is wrong with a day. */
  missing: 'Choose a day',
  unreadable: 'Write the day as DD-MM-YYYY',
  noSuchDay: 'This day does not exist',
  beforeMin: (min: Day) => `Must be ${dayWithYear(min)} or later`,
  afterMax: (max: Day) => `Must be ${dayWithYear(max)} or earlier`,
  beforeFrom: 'Must be on or after the first day',
}
