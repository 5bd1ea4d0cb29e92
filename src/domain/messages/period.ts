import type { Day } from '../catalogue.ts'
import { partsOf } from '../day.ts'
import { dayLongWithYear, dayShort, dayWithYear, fullNumber, monthInFull, monthText, weekdayName } from '../format.ts'
import { type Period, type Preset, isWholeMonths, periodLength } from '../period.ts'
import type { TimePair } from '../report/timePairs.ts'

/* Periods, their picker, and the part of a file name that holds one. */

const dayCount = (days: number) => `${fullNumber(days)} ${days === 1 ? 'day' : 'days'}`

/** Choosing the days of a report (screens.md, Report bar). */
export const periodText = {
  label: 'Period',
  /** Names the button that shows which is chosen. */
  chosen: (text: string) => `Period: ${text}`,
  presets: {
    '7d': 'Last 7 days',
    '28d': 'Last 28 days',
    '90d': 'Last 90 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    '12m': 'Last 12 months',
  } satisfies Record<Preset, string>,
  /** '23 Oct to 19 Nov'; with its years unless all of it is in this one. */
  range: ({ from, to }: Period, today: Day) => {
    const year = today.slice(0, 4)
    const text = from.startsWith(year) && to.startsWith(year) ? dayShort : dayWithYear
    return from === to ? text(from) : `${text(from)} to ${text(to)}`
  },
  /** '1 Oct to 31 Oct, compared with 1 Sep to 30 Sep (31 days vs 30 days)'; without the lengths where they are equal. */
  compared: (period: Period, comparison: Period | null, today: Day) => {
    const range = periodText.range(period, today)
    if (comparison === null) return range
    const [days, earlier] = [periodLength(period), periodLength(comparison)]
    const lengths = days === earlier ? '' : ` (${dayCount(days)} vs ${dayCount(earlier)})`
    return `${range}, compared with ${periodText.range(comparison, today)}${lengths}`
  },
  /** A month, or the days that a period has of it: 'Oct 2026', 'Oct 2026 (25–31)'. */
  month: (days: Period) => {
    const [from, to] = [partsOf(days.from).date, partsOf(days.to).date]
    const dates = from === to ? `${from}` : `${from}–${to}`
    return isWholeMonths(days) ? monthText(days.from) : `${monthText(days.from)} (${dates})`
  },
  /** Why a day or month has no change: 'Not comparable: 7 days vs 4'; null where it has one. */
  notComparable: ({ days, earlier, comparable }: TimePair): string | null => {
    if (comparable) return null
    if (earlier === null) return 'Nothing to compare with in the earlier period'
    const [now, before] = [periodLength(days), periodLength(earlier)]
    return now === before
      ? 'Not comparable: other days of the month'
      : `Not comparable: ${dayCount(now)} vs ${fullNumber(before)}`
  },
}

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
  month: monthInFull,
  /** 'Thursday', at the head of the column of a day. */
  weekday: weekdayName,
  /** 'Thu, 19 Nov 2026, last day'. */
  day: (day: Day, end: 'first' | 'last' | 'only' | null) =>
    `${dayLongWithYear(day)}${end === null ? '' : `, ${end} day`}`,
  /** What is wrong with a day. */
  missing: 'Choose a day',
  unreadable: 'Write the day as DD-MM-YYYY',
  noSuchDay: 'This day does not exist',
  beforeMin: (min: Day) => `Must be ${dayWithYear(min)} or later`,
  afterMax: (max: Day) => `Must be ${dayWithYear(max)} or earlier`,
  beforeFrom: 'Must be on or after the first day',
}

/** Of which figures a file is, for its name: 'gb-2026-10-01-to-2026-10-31', without the region where it is all. */
export function figuresOf(region: string, { from, to }: Period): string {
  const country = region === 'all' ? '' : region.toLowerCase().replace(/\W/g, '')
  return `${country && `${country}-`}${from}-to-${to}`
}
