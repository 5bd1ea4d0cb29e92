import type { Day } from '#domain/catalogue.ts'
import { isDay } from '#domain/day.ts'
import { periodText } from '#domain/messages/period.ts'
import type { Period } from '#domain/period.ts'

/** One day as its field holds it. */
export interface DayEntry {
  /** 'YYYY-MM-DD', or '' while no whole day is there. */
  value: string
  /** Something is typed that the browser cannot read as a day: 31 February. */
  unreadable: boolean
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

/** Judges a custom range: the period, or what to say at which field. */
export function checkRange(from: DayEntry, to: DayEntry, limits: DayLimits): { period: Period } | { errors: RangeErrors } {
  const errors = { from: dayError(from, limits), to: dayError(to, limits) }
  if (errors.from === null && errors.to === null && to.value < from.value) errors.to = periodText.beforeFrom
  return errors.from === null && errors.to === null ? { period: { from: from.value, to: to.value } } : { errors }
}

function dayError({ value, unreadable }: DayEntry, { min, max }: DayLimits): string | null {
  if (unreadable) return periodText.noSuchDay
  if (value === '') return periodText.missing
  if (!isDay(value)) return periodText.noSuchDay
  if (min !== undefined && value < min) return periodText.beforeMin(min)
  if (max !== undefined && value > max) return periodText.afterMax(max)
  return null
}
