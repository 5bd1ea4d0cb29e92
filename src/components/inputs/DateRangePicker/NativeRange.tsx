import { useRef, useState } from 'react'
import type { Day } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { validateRange } from './validateRange.ts'
import type { DayFieldValue } from './validateRange.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { DayField } from './DayField.tsx'
import { DayFields, RangeForm } from './RangeForm.tsx'

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
