import type { Day } from '#domain/day.ts'
import type { Period } from '#domain/period.ts'
import type { DayLimits } from './validateRange.ts'

/** Days from `min` to `max` can be picked. */
export interface DateRangePickerProps extends DayLimits {
  /** Initial period; both days are included. */
  period: Period
  /** Marked in the calendar, and named as incomplete if the period ends on it. */
  today: Day
  /** Whether `period` is the current choice rather than a preset; the heading says so. @default false */
  selected?: boolean | undefined
  /** The id of its form, for an Apply button elsewhere. @default its own Apply button */
  formId?: string | undefined
  /** Called on Apply, only with a valid period. */
  onApply: (period: Period) => void
}
