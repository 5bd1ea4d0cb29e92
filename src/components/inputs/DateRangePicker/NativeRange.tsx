import { useRef, useState, useId, type Ref } from 'react'
import type { Day } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { validateRange, type DayFieldValue, type DayLimits } from './validateRange.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { DayFields, RangeForm } from './RangeForm.tsx'
import { ControlBox } from '../Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx'

/** A date range in two native date fields. Errors show after Apply is pressed, until they are fixed. */
export function NativeRange({ period, selected = false, today, min, max, formId, onApply }: DateRangePickerProps) {
  const fromInput = useRef<HTMLInputElement>(null)
  const toInput = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState(() => validateRange(validDay(period.from), validDay(period.to), { min, max }))
  const [isSubmitted, setIsSubmitted] = useState(false)

  const validate = () => {
    const nextResult = validateRange(readInput(fromInput.current), readInput(toInput.current), { min, max })
    setResult(nextResult)
    return nextResult
  }
  const handleSubmit = () => {
    const nextResult = validate()
    if ('period' in nextResult) {
      onApply(nextResult.period)
    } else {
      setIsSubmitted(true)
      const invalidInput = nextResult.errors.from === null ? toInput : fromInput
      invalidInput.current?.focus()
    }
  }
  const errors = isSubmitted && 'errors' in result ? result.errors : { from: null, to: null }
  return (
    <RangeForm
      selected={selected}
      today={today}
      formId={formId}
      validPeriod={'period' in result ? result.period : null}
      onSubmit={handleSubmit}
      onChange={validate}
    >
      <DayFields>
        <DayField
          ref={fromInput}
          label={dateRangeText.from}
          defaultValue={period.from}
          error={errors.from}
          min={min}
          max={max}
        />
        <DayField
          ref={toInput}
          label={dateRangeText.to}
          defaultValue={period.to}
          error={errors.to}
          min={min}
          max={max}
        />
      </DayFields>
    </RangeForm>
  )
}

const validDay = (day: Day): DayFieldValue => ({ value: day, problem: null })

function readInput(input: HTMLInputElement | null): DayFieldValue {
  return { value: input?.value ?? '', problem: input?.validity.badInput === true ? dateRangeText.nonexistent : null }
}

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
function DayField({ label, defaultValue, error, min, max = LAST_DAY, ref }: DayFieldProps) {
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
