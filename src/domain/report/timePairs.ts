import type { Day } from '../catalogue.ts'
import { diffDays, eachDay, eachMonth, endOfMonth, addMonths, startOfMonth } from '../day.ts'
import { isWholeMonths, type Period } from '../period.ts'
import type { TimeStep } from './dimensions.ts'

/** A day or month of a period, and what it is paired with in the earlier period. */
export interface TimePair {
  /** The day alone, or the days of the month that the period has. */
  days: Period
  /** The same of the earlier period; null where nothing is there to pair it with. */
  earlier: Period | null
  /** Figures of the two may be compared. */
  comparable: boolean
}

/**
 * The days or months of a period, each with what it is paired with: days from the start of both periods, months as many
 * months apart as the periods are. Days can always be compared; months only where both are whole or both have the same
 * dates.
 */
export function timePairs(step: TimeStep, period: Period, comparison: Period | null): TimePair[] {
  const earlier = comparison === null ? [] : timeSteps(step, comparison)
  const apart = comparison === null ? 0 : monthsApart(comparison, period)
  const byMonth = new Map(earlier.map((days) => [startOfMonth(days.from), days]))
  return timeSteps(step, period).map((days, at) => {
    const meets = (step === 'day' ? earlier[at] : byMonth.get(addMonths(startOfMonth(days.from), -apart))) ?? null
    return { days, earlier: meets, comparable: meets !== null && (step === 'day' || areSameKind(days, meets)) }
  })
}

/** The days of a period one by one, or its months, cut where the period cuts them. */
export function timeSteps(step: TimeStep, { from, to }: Period): Period[] {
  if (step === 'day') return eachDay(from, to).map((day) => ({ from: day, to: day }))
  return eachMonth(from, to).map((month) => monthWithin(month, { from, to }))
}

/** The days of a month that lie within a period. */
export function monthWithin(month: Day, { from, to }: Period): Period {
  const end = endOfMonth(month)
  return { from: month < from ? from : month, to: end > to ? to : end }
}

function areSameKind(month: Period, other: Period): boolean {
  const sameDates = dateOf(month.from) === dateOf(other.from) && dateOf(month.to) === dateOf(other.to)
  return sameDates || (isWholeMonths(month) && isWholeMonths(other))
}

const dateOf = (day: Day) => day.slice(8)

/** Days of a month on average. */
const MONTH_DAYS = 365.25 / 12

/** How many months two periods lie apart, to the nearest: 12 for 52 weeks, too. */
function monthsApart(earlier: Period, later: Period): number {
  return Math.round(diffDays(earlier.from, later.from) / MONTH_DAYS)
}
