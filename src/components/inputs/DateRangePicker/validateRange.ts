import type { Day } from '#domain/catalogue.ts'
import { isDay } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import type { Period } from '#domain/period.ts'

/** The parsed value of a day field. */
export interface DayFieldValue {
  /** 'YYYY-MM-DD', or '' if the field has no complete day. */
  value: string
  /** Why the text is not a valid day, such as 31 February; null if it is valid or empty. */
  problem: string | null
}

/** First and last selectable day, both included. */
export interface DayLimits {
  min?: Day | undefined
  max?: Day | undefined
}

/** Error message for each end of a range, or null. */
interface RangeErrors {
  from: string | null
  to: string | null
}

/** A valid period, or the error of each field. */
export type RangeValidation = { period: Period } | { errors: RangeErrors }

/** Validates a custom range. */
export function validateRange(from: DayFieldValue, to: DayFieldValue, limits: DayLimits): RangeValidation {
  const errors = { from: dayError(from, limits), to: dayError(to, limits) }
  if (errors.from === null && errors.to === null && to.value < from.value) errors.to = dateRangeText.endBeforeStart
  return errors.from === null && errors.to === null ? { period: { from: from.value, to: to.value } } : { errors }
}

function dayError({ value, problem }: DayFieldValue, { min, max }: DayLimits): string | null {
  if (problem !== null) return problem
  if (value === '') return dateRangeText.missing
  if (!isDay(value)) return dateRangeText.nonexistent
  if (min !== undefined && value < min) return dateRangeText.beforeMin(min)
  if (max !== undefined && value > max) return dateRangeText.afterMax(max)
  return null
}
