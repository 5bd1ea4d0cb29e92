import { useRef, useState } from 'react'
import type { Day } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { validateRange, type DayFieldValue } from './validateRange.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { DayFields, ENDS, RangeForm } from './RangeForm.tsx'
import { DayInput } from './DayInput.tsx'

/** Without a maximum, browsers accept six-digit years, so typing a year doesn't move on after four digits. */
const LAST_DAY: Day = '9999-12-31'

/** A date range in two native date fields. Errors show after Apply is pressed, until they are fixed. */
export function NativeRange({ period, selected = false, today, min, max, formId, onApply }: DateRangePickerProps) {
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const [result, setResult] = useState(() => validateRange(validDay(period.from), validDay(period.to), { min, max }))
  const [isSubmitted, setIsSubmitted] = useState(false)

  const validate = () => {
    const nextResult = validateRange(readInput(inputs.from.current), readInput(inputs.to.current), { min, max })
    setResult(nextResult)
    return nextResult
  }
  const handleSubmit = () => {
    const nextResult = validate()
    if ('period' in nextResult) {
      onApply(nextResult.period)
    } else {
      setIsSubmitted(true)
      inputs[nextResult.errors.from === null ? 'to' : 'from'].current?.focus()
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
        {ENDS.map((end) => (
          <DayInput
            key={end}
            ref={inputs[end]}
            type="date"
            required
            label={dateRangeText[end]}
            defaultValue={period[end]}
            error={errors[end]}
            min={min}
            max={max ?? LAST_DAY}
          />
        ))}
      </DayFields>
    </RangeForm>
  )
}

const validDay = (day: Day): DayFieldValue => ({ value: day, problem: null })

function readInput(input: HTMLInputElement | null): DayFieldValue {
  return { value: input?.value ?? '', problem: input?.validity.badInput === true ? dateRangeText.nonexistent : null }
}
