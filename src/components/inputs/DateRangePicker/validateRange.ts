import { isDay, type Day } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import type { Period } from '#domain/period.ts'

/** The parsed content of a date field. */
export interface DayFieldValue {
  /** 'YYYY-MM-DD', or '' if the date is empty or incomplete. */
  value: string
  /** Error message if the text is not a valid date (31 February); null if it is valid or empty. */
  problem: string | null
}

/** First and last selectable days, inclusive. */
export interface DayLimits {
  /** Earliest day that can be chosen. @default none */
  min?: Day | undefined
  /** Latest day that can be chosen. @default none */
  max?: Day | undefined
}

/** Error message for each end of the range; null if that end is valid. */
interface RangeErrors {
  from: string | null
  to: string | null
}

/** The valid period, or the errors for each field. */
export type RangeValidation = { period: Period } | { errors: RangeErrors }

/** Both days have to exist, be within the limits, and be in order. */
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
