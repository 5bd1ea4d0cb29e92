import type { Day } from '#domain/day.ts'
import { formatDayLong, formatDayShort, formatMonth } from '#domain/format.ts'
import { periodText } from '#domain/messages/period.ts'
import type { Period } from '#domain/period.ts'
import { monthWithin } from '#domain/report/timePairs.ts'

/** A label of the x axis and the index of its day. */
export interface AxisDayLabel {
  index: number
  text: string
}

/** Minimum space for a label in px. */
const LABEL_WIDTH_PX = 60
const MAX_LABELS = 12

/** Days between labels: multiples of weeks keep the weekday the same. */
const DAY_STEPS = [1, 2, 7, 14, 28]
/** Months between labels: divisors of a year, then whole years. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120]

/** With more days than this, months are labelled instead. */
const MAX_LABELLED_DAYS = 200

/** Minimum space for a partial month in px: 'Oct 2026 (25–31)'. */
const PARTIAL_MONTH_WIDTH_PX = 110

/**
 * The labels of an x axis.
 * @param width of the axis in px, at a font size of 16
 * @param period labels partial months with their days, if there is room
 */
export function axisDayLabels(
  days: readonly Day[],
  per: 'day' | 'month',
  width: number,
  period?: Period,
): AxisDayLabel[] {
  const maxLabels = Math.max(1, Math.min(MAX_LABELS, Math.floor(width / LABEL_WIDTH_PX)))
  const allIndices = days.map((_, index) => index)
  if (per === 'month') {
    const format =
      width / days.length < PARTIAL_MONTH_WIDTH_PX ? formatMonth : (month: Day) => dayLabel(month, per, period)
    return labelsEvery(allIndices, MONTH_STEPS, maxLabels, days, format)
  }
  if (days.length <= MAX_LABELLED_DAYS) return labelsEvery(allIndices, DAY_STEPS, maxLabels, days, formatDayShort)
  const monthStarts = allIndices.filter((index) => days[index]?.endsWith('-01'))
  return labelsEvery(monthStarts, MONTH_STEPS, maxLabels, days, formatMonth)
}

function labelsEvery(
  indices: readonly number[],
  steps: readonly number[],
  maxLabels: number,
  days: readonly Day[],
  format: (day: Day) => string,
): AxisDayLabel[] {
  const step =
    steps.find((candidate) => Math.ceil(indices.length / candidate) <= maxLabels) ??
    Math.ceil(indices.length / maxLabels)
  return indices.flatMap((index, nth) => (nth % step === 0 ? [{ index, text: format(days[index] ?? '') }] : []))
}

/** The label of a day, 'Thu, 5 Nov', or month, 'Nov 2026'; 'Nov 2026 (1–21)' if `period` includes only part of it. */
export function dayLabel(day: Day | undefined, per: 'day' | 'month', period?: Period): string {
  if (per === 'day') return formatDayLong(day ?? null)
  return day && period ? periodText.month(monthWithin(day, period)) : formatMonth(day ?? null)
}
