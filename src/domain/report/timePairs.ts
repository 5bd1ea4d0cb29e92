import { diffDays, eachDay, eachMonth, endOfMonth, addMonths, startOfMonth, type Day } from '../day.ts'
import { isWholeMonths, type Period } from '../period.ts'
import type { TimeStep } from './dimensions.ts'

/** A day or month of a period, paired with one of the earlier period. */
export interface TimePair {
  /** The day, or the days of the month that are in the period. */
  days: Period
  /** Those of them that are complete, which changes compare; null if there are none. */
  complete: Period | null
  /** The paired days of the earlier period; null if there are none. */
  earlier: Period | null
  /** Whether the figures of the complete and the earlier days may be compared. */
  comparable: boolean
}

/** The periods of a report. */
export interface ReportPeriods {
  readonly period: Period
  /** Its complete days, which changes compare; null if there are none. */
  readonly completePeriod: Period | null
  /** What they are compared with; null for nothing. */
  readonly comparison: Period | null
}

/**
 * The days or months of a period with their pairs: complete days are paired from the start of both periods, or by their
 * date if the earlier period is that of a year before, so that a leap day stands alone; months at the distance of the
 * periods. Days are always comparable; months only if both are whole or have the same dates.
 */
export function timePairs(step: TimeStep, { period, completePeriod, comparison }: ReportPeriods): TimePair[] {
  const complete = completePeriod === null ? [] : timeSteps(step, completePeriod)
  const earlier = comparison === null ? [] : timeSteps(step, comparison)
  const apart = comparison === null ? 0 : monthsApart(comparison, period)
  const isLastYear = comparison?.from === addMonths(period.from, -12)
  const byId = new Map(earlier.map((days) => [timeId(step, days.from), days]))
  const meetsOf = ({ from }: Period, at: number): Period | null => {
    if (step === 'month') return byId.get(addMonths(startOfMonth(from), -apart)) ?? null
    if (!isLastYear) return earlier[at] ?? null
    return isLeapDay(from) ? null : (byId.get(addMonths(from, -12)) ?? null)
  }
  return timeSteps(step, period).map((days, at): TimePair => {
    const over = complete[at] ?? null
    if (over === null) return { days, complete: null, earlier: null, comparable: false }
    const meets = meetsOf(days, at)
    const comparable = meets !== null && (step === 'day' || areSameKind(over, meets))
    return { days, complete: over, earlier: meets, comparable }
  })
}

/** The day, or the first day of its month. */
export function timeId(by: TimeStep, day: Day): Day {
  return by === 'month' ? startOfMonth(day) : day
}

/** 29 February, which has no date a year before. */
export const isLeapDay = (day: Day): boolean => day.endsWith('-02-29')

/** The days of a period, or its months cut to the period. */
export function timeSteps(step: TimeStep, { from, to }: Period): Period[] {
  if (step === 'day') return eachDay(from, to).map((day) => ({ from: day, to: day }))
  return eachMonth(from, to).map((month) => monthWithin(month, { from, to }))
}

/** The days of a month that are within a period. */
export function monthWithin(month: Day, { from, to }: Period): Period {
  const end = endOfMonth(month)
  return { from: month < from ? from : month, to: end > to ? to : end }
}

function areSameKind(month: Period, other: Period): boolean {
  const sameDates = dateOf(month.from) === dateOf(other.from) && dateOf(month.to) === dateOf(other.to)
  return sameDates || (isWholeMonths(month) && isWholeMonths(other))
}

const dateOf = (day: Day) => day.slice(8)

/** Average days per month. */
const MONTH_DAYS = 365.25 / 12

/** The distance of two periods in months, rounded: also 12 for 52 weeks. */
function monthsApart(earlier: Period, later: Period): number {
  return Math.round(diffDays(earlier.from, later.from) / MONTH_DAYS)
}
