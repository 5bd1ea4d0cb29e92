import { addDays, dayPartsOf, type Day } from '../day.ts'
import {
  formatDayLong,
  formatDayLongWithYear,
  formatDayNumeric,
  formatDayShort,
  formatNumber,
  formatMonthLong,
  formatMonth,
  formatWeekday,
} from '../format.ts'
import { completeDays, type Period, type Preset, isWholeMonths, periodLength } from '../period.ts'
import { comparisonPeriod, type ReportComparison } from '../report/comparison.ts'
import { isLeapDay, type ReportPeriods, type TimePair } from '../report/timePairs.ts'

/* Periods, the period picker, and the period in file names. */

const dayCount = (days: number) => `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`

/** The period of a report. */
export const periodText = {
  label: 'Period',
  /** Name of the picker's button, with the selected period. */
  buttonName: (text: string) => `Period: ${text}`,
  presets: {
    '7d': 'Last 7 days',
    '28d': 'Last 28 days',
    '90d': 'Last 90 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    '12m': 'Last 12 months',
  } satisfies Record<Preset, string>,
  /**
   * '23 Oct – 19 Nov', on one line; '23-12-2025 – 19-01-2026' unless all days are in the current year, also those of a
   * period in the same line.
   */
  range: (period: Period, today: Day, beside = period) => breakableRange(period, today, beside).replaceAll(' ', NBSP),
  /** 'Data up to Sat, 21 Nov'; notes that today is incomplete if the period includes it. */
  dataUpTo: (today: Day, includesToday: boolean) =>
    `Data up to ${formatDayLong(addDays(today, -1))}${includesToday ? '; today is incomplete' : ''}`,
  /** Why a period or a day has no change. */
  todayIncomplete: 'Today is incomplete',
  /**
   * '1 Oct – 31 Oct, compared with 1 Sep – 30 Sep (31 days vs 30 days)', '1 Nov – 23 Nov, compared with 1 Oct – 22 Oct,
   * without today'. Lengths only if they differ.
   */
  compared: (period: Period, comparison: ReportComparison, today: Day) => {
    const range = periodText.range(period, today)
    if (comparison === 'none') return range
    const complete = completeDays(period, today)
    const before = comparisonPeriod(period, comparison, today)
    if (complete === null || before === null) return `${range}, nothing to compare yet: today is incomplete`
    const [days, earlier] = [periodLength(complete), periodLength(before)]
    const lengths = days === earlier ? '' : ` (${dayCount(days)} vs ${dayCount(earlier)})`
    const without = complete.to < period.to ? ', without today' : ''
    const ranges = `${periodText.range(period, today, before)}, compared with ${periodText.range(before, today, period)}`
    return ranges + without + lengths
  },
  /**
   * '1 Nov – 22 Nov vs 1 Oct – 22 Oct': what changes compare where a period includes today; null if it does not. With
   * plain spaces, as it is part of column heads in files.
   */
  daysCompared: ({ period, completePeriod, comparison }: ReportPeriods): string | null => {
    if (completePeriod === null || comparison === null || completePeriod.to === period.to) return null
    // Such a period ends today.
    const today = period.to
    const now = breakableRange(completePeriod, today, comparison)
    return `${now} vs ${breakableRange(comparison, today, completePeriod)}`
  },
  /** Once on a page with changes that are dashes for this reason. */
  noEarlierData: 'Some figures have no earlier data to compare with.',
  /** A month, or a part of it: 'Oct 2026', 'Oct 2026 (25–31)'. */
  month: (days: Period) => {
    const [from, to] = [dayPartsOf(days.from).date, dayPartsOf(days.to).date]
    const dates = from === to ? `${from}` : `${from}–${to}`
    return isWholeMonths(days) ? formatMonth(days.from) : `${formatMonth(days.from)} (${dates})`
  },
  /** Why a day or month has no change: 'Not comparable: 7 days vs 4'; null if it has one. */
  notComparable: ({ days, complete, earlier, comparable }: TimePair): string | null => {
    if (comparable) return null
    if (complete === null) return periodText.todayIncomplete
    if (earlier === null && isLeapDay(days.to)) return 'No day last year'
    if (earlier === null) return 'No earlier data to compare with'
    const [now, before] = [periodLength(complete), periodLength(earlier)]
    return now === before
      ? 'Not comparable: different days of the month'
      : `Not comparable: ${dayCount(now)} vs ${formatNumber(before)}`
  },
}

const NBSP = '\u00a0'

function breakableRange({ from, to }: Period, today: Day, beside: Period): string {
  const year = today.slice(0, 4)
  const isThisYear = [from, to, beside.from, beside.to].every((day) => day.startsWith(year))
  const text = isThisYear ? formatDayShort : formatDayNumeric
  return from === to ? text(from) : `${text(from)} – ${text(to)}`
}

const ENDS = { first: 'start date', last: 'end date', only: 'start and end date' } as const

/** The form of a custom period. */
export const dateRangeText = {
  heading: 'Custom period',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  /** Format of a typed date; a placeholder. */
  format: 'DD-MM-YYYY',
  formatHelp: 'Day, month and year: DD-MM-YYYY',
  /** Length of the custom period before it is applied. */
  length: (days: number, hasToday: boolean) =>
    `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}${hasToday ? ` ${periodText.todayIncomplete}.` : ''}`,
  /** The start date is chosen, the end date isn't. */
  chooseEnd: 'Choose an end date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** 'November 2026', for any day of the month. */
  month: formatMonthLong,
  /** 'Thursday', the header of a column of days. */
  weekday: formatWeekday,
  /** 'Thu, 19 Nov 2026, end date'. */
  day: (day: Day, end: keyof typeof ENDS | null) =>
    end === null ? formatDayLongWithYear(day) : `${formatDayLongWithYear(day)}, ${ENDS[end]}`,
  /** Errors of a date field. */
  missing: 'Choose a date',
  wrongFormat: 'Enter a date as DD-MM-YYYY',
  nonexistent: 'That date doesn’t exist',
  beforeMin: (min: Day) => `Choose ${formatDayNumeric(min)} or later`,
  afterMax: (max: Day) => `Choose ${formatDayNumeric(max)} or earlier`,
  endBeforeStart: 'End date is before the start date',
}

/** Country and period of a file, for its name: 'gb-2026-10-01-to-2026-10-31'; without the country for all countries. */
export function periodInFileName(region: string, { from, to }: Period): string {
  const country = region === 'all' ? '' : region.toLowerCase().replace(/\W/g, '')
  return `${country && `${country}-`}${from}-to-${to}`
}
