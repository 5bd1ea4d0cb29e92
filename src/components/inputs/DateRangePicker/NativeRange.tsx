import { useRef, useState } from 'react'
import type { Day } from '#domain/catalogue.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { checkRange } from './checkRange.ts'
import type { DayEntry } from './checkRange.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { DayField } from './DayField.tsx'
import { Days, RangeForm } from './RangeForm.tsx'

/** Two days by the browser's own fields; what is wrong is told at its field once Apply was pressed, and until it is right. */
export function NativeRange({ period, chosen = false, today, min, max, onApply }: DateRangePickerProps) {
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState(() => checkRange(written(period.from), written(period.to), { min, max }))
  const [tried, setTried] = useState(false)

  const check = () => {
    const result = checkRange(entryOf(from.current), entryOf(to.current), { min, max })
    setChecked(result)
    return result
  }
  const apply = () => {
    const result = check()
    if ('period' in result) {
      onApply(result.period)
    } else {
      setTried(true)
      const wrong = result.errors.from === null ? to : from
      wrong.current?.focus()
    }
  }
  const errors = tried && 'errors' in checked ? checked.errors : { from: null, to: null }
  return (
    <RangeForm
      chosen={chosen}
      today={today}
      valid={'period' in checked ? checked.period : null}
      onSubmit={apply}
      onChange={check}
    >
      <Days>
        <DayField ref={from} label={dateRangeText.from} first={period.from} error={errors.from} min={min} max={max} />
        <DayField ref={to} label={dateRangeText.to} first={period.to} error={errors.to} min={min} max={max} />
      </Days>
    </RangeForm>
  )
}

const written = (day: Day): DayEntry => ({ value: day, problem: null })

function entryOf(input: HTMLInputElement | null): DayEntry {
  return { value: input?.value ?? '', problem: input?.validity.badInput === true ? dateRangeText.noSuchDay : null }
}
