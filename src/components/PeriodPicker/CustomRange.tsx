import { Check } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import type { Day } from '#domain/catalogue.ts'
import { periodText } from '#domain/messages/period.ts'
import { periodLength } from '#domain/period.ts'
import type { Period } from '#domain/period.ts'
import { checkRange } from './checkRange.ts'
import type { DayEntry, DayLimits } from './checkRange.ts'
import { DayField } from './DayField.tsx'

interface CustomRangeProps extends DayLimits {
  /** Where the fields begin. */
  period: Period
  /** No preset stands for `period`. */
  chosen: boolean
  today: Day
  onApply: (period: Period) => void
}

/** Two days and Apply; what is wrong is told at its field once Apply was pressed, and until it is right. */
export function CustomRange({ period, chosen, today, min, max, onApply }: CustomRangeProps) {
  const headingId = useId()
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState(() => checkRange(written(period.from), written(period.to), { min, max }))
  const [tried, setTried] = useState(false)

  const check = () => {
    const result = checkRange(entryOf(from.current), entryOf(to.current), { min, max })
    setChecked(result)
    return result
  }
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    // A form around the picker is not meant.
    event.stopPropagation()
    const result = check()
    if ('period' in result) {
      onApply(result.period)
    } else {
      setTried(true)
      const wrong = result.errors.from === null ? to : from
      wrong.current?.focus()
    }
  }
  const valid = 'period' in checked ? checked.period : null
  const errors = tried && 'errors' in checked ? checked.errors : { from: null, to: null }
  return (
    <Form noValidate aria-labelledby={headingId} onSubmit={apply} onChange={check}>
      <Heading id={headingId} data-chosen={chosen || undefined}>
        {periodText.custom}
        {chosen && <Check size={16} strokeWidth={1.5} aria-hidden />}
      </Heading>
      <Days>
        <DayField ref={from} label={periodText.from} first={period.from} error={errors.from} min={min} max={max} />
        <DayField ref={to} label={periodText.to} first={period.to} error={errors.to} min={min} max={max} />
      </Days>
      <Foot>
        <Summary>
          {valid !== null && periodText.length(periodLength(valid))}
          {valid !== null && valid.to >= today && <> {periodText.todayOpen}</>}
        </Summary>
        <Button type="submit" variant="primary">{periodText.apply}</Button>
      </Foot>
    </Form>
  )
}

const written = (day: Day): DayEntry => ({ value: day, unreadable: false })

function entryOf(input: HTMLInputElement | null): DayEntry {
  return { value: input?.value ?? '', unreadable: input?.validity.badInput ?? false }
}

const Form = styled.form`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-2) 10px 6px;
`

const Heading = styled.h3`
  display: flex;
  justify-content: space-between;
  color: var(--text-3);
  font-size: var(--fs-small);
  font-weight: var(--fw-regular);
  line-height: var(--lh-small);

  &[data-chosen] {
    color: var(--lamp-text);
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-2);
  align-items: start;
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
`

const Summary = styled.p`
  flex: 1;
  min-width: 0;
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`
