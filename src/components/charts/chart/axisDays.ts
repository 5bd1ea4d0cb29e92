import type { Day } from '#domain/catalogue.ts'
import { dayLong, dayShort, monthText } from '#domain/format.ts'
import { periodText } from '#domain/messages/period.ts'
import type { Period } from '#domain/period.ts'
import { monthWithin } from '#domain/report/timePairs.ts'

/** A text under the base line, and the place in the days that it names. */
export interface AxisDay {
  at: number
  text: string
}

/** px that a label under the base line needs. */
const ROOM = 60
const AT_MOST = 12

/** Days from label to label: weeks, so that it is always the same weekday. */
const DAY_STEPS = [1, 2, 7, 14, 28]
/** Months from label to label: what a year can be parted into, then whole years. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120]

/** Beyond this many days the months are named instead. */
const DAYS_NAMED = 200

/** px that a month needs with the days it is cut to: 'Oct 2026 (25–31)'. */
const CUT_ROOM = 110

/**
 * Which places of a base line so many pixels wide are named, and how.
 * @param period names months by the days that it has of them, where there is room
 */
export function axisDays(days: readonly Day[], per: 'day' | 'month', width: number, period?: Period): AxisDay[] {
  const most = Math.max(1, Math.min(AT_MOST, Math.floor(width / ROOM)))
  if (per === 'month')
    return named(
      days.map((_, at) => at),
      MONTH_STEPS,
      most,
      days,
      width / days.length < CUT_ROOM ? monthText : (month) => readDay(month, per, period),
    )
  if (days.length <= DAYS_NAMED)
    return named(
      days.map((_, at) => at),
      DAY_STEPS,
      most,
      days,
      dayShort,
    )
  const firsts: number[] = []
  for (let at = 0; at < days.length; at++) if (days[at]?.endsWith('-01')) firsts.push(at)
  return named(firsts, MONTH_STEPS, most, days, monthText)
}

function named(
  places: readonly number[],
  steps: readonly number[],
  most: number,
  days: readonly Day[],
  text: (day: Day) => string,
): AxisDay[] {
  const step = steps.find((each) => Math.ceil(places.length / each) <= most) ?? Math.ceil(places.length / most)
  return places.flatMap((at, nth) => (nth % step === 0 ? [{ at, text: text(days[at] ?? '') }] : []))
}

/** A day as a reading names it: 'Thu, 5 Nov'; a month: 'Nov 2026', or 'Nov 2026 (1–21)' where the period cuts it. */
export function readDay(day: Day | undefined, per: 'day' | 'month', period?: Period): string {
  if (per === 'day') return dayLong(day ?? null)
  return day && period ? periodText.month(monthWithin(day, period)) : monthText(day ?? null)
}
