import type { Day } from '#domain/catalogue.ts'
import { isDay } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import type { Period } from '#domain/period.ts'

/** One day as its field holds it. */
export interface DayEntry {
  /** 'YYYY-MM-DD', or '' while no whole day is there. */
  value: string
  /** Why what stands in the field is no day: 31 February. Null where it is one, or nothing stands there. */
  problem: string | null
}

/** The days that may be chosen, both included. */
export interface DayLimits {
  min?: Day | undefined
  max?: Day | undefined
}

/** What is wrong with each end of a range; null where nothing is. */
export interface RangeErrors {
  from: string | null
  to: string | null
}

/** A period, or what to say at which field. */
export type CheckedRange = { period: Period } | { errors: RangeErrors }

/** Judges a custom range. */
export function checkRange(from: DayEntry, to: DayEntry, limits: DayLimits): CheckedRange {
  const errors = { from: dayError(from, limits), to: dayError(to, limits) }
  if (errors.from === null && errors.to === null && to.value < from.value) errors.to = dateRangeText.beforeFrom
  return errors.from === null && errors.to === null ? { period: { from: from.value, to: to.value } } : { errors }
}

function dayError({ value, problem }: DayEntry, { min, max }: DayLimits): string | null {
  if (problem !== null) return problem
  if (value === '') return dateRangeText.missing
  if (!isDay(value)) return dateRangeText.noSuchDay
  if (min !== undefined && value < min) return dateRangeText.beforeMin(min)
  if (max !== undefined && value > max) return dateRangeText.afterMax(max)
  return null
}
