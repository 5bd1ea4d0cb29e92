import { useRef, useState } from 'react'
import type { Day } from '#domain/catalogue.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { checkRange } from './checkRange.ts'
import type { DayEntry } from './checkRange.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { DayField } from './DayField.tsx'
import { Days, RangeForm } from './RangeForm.tsx'

/** A date range in two native date fields. Errors show after Apply is pressed, until they are fixed. */
export function NativeRange({ period, chosen = false, today, min, max, onApply }: DateRangePickerProps) {
  const fromInput = useRef<HTMLInputElement>(null)
  const toInput = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState(() => checkRange(validDay(period.from), validDay(period.to), { min, max }))
  const [isSubmitted, setIsSubmitted] = useState(false)

  const validate = () => {
    const nextResult = checkRange(readInput(fromInput.current), readInput(toInput.current), { min, max })
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
      chosen={chosen}
      today={today}
      valid={'period' in result ? result.period : null}
      onSubmit={handleSubmit}
      onChange={validate}
    >
      <Days>
        <DayField
          ref={fromInput}
          label={dateRangeText.from}
          first={period.from}
          error={errors.from}
          min={min}
          max={max}
        />
        <DayField ref={toInput} label={dateRangeText.to} first={period.to} error={errors.to} min={min} max={max} />
      </Days>
    </RangeForm>
  )
}

const validDay = (day: Day): DayEntry => ({ value: day, problem: null })

function readInput(input: HTMLInputElement | null): DayEntry {
  return { value: input?.value ?? '', problem: input?.validity.badInput === true ? dateRangeText.noSuchDay : null }
}
