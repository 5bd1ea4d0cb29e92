import { useId } from 'react'
import type { Ref } from 'react'
import { ControlBox } from '#components/inputs/Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '#components/inputs/Field/FieldFrame.tsx'
import type { Day } from '#domain/day.ts'
import type { DayLimits } from './validateRange.ts'

/** Without a maximum, browsers accept six-digit years, so typing a year doesn't move on after four digits. */
const LAST_DAY: Day = '9999-12-31'

interface DayFieldProps extends DayLimits {
  label: string
  defaultValue: Day
  error: string | null
  ref: Ref<HTMLInputElement>
}

/**
 * The browser's own date field, labelled.
 * ARIA pattern: none (native date input).
 */
export function DayField({ label, defaultValue, error, min, max = LAST_DAY, ref }: DayFieldProps) {
  const id = useId()
  const errors = error === null ? [] : [error]
  return (
    <FieldFrame id={id} label={label} errors={errors}>
      <ControlBox data-bad={errors.length > 0}>
        <input
          ref={ref}
          id={id}
          className="fig"
          type="date"
          required
          min={min}
          max={max}
          defaultValue={defaultValue}
          aria-invalid={errors.length > 0}
          aria-describedby={describedBy(id, undefined, errors)}
        />
      </ControlBox>
    </FieldFrame>
  )
}
