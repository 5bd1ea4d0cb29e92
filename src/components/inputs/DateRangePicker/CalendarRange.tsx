import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { dayNumeric } from '#domain/format.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { BELOW_LARGE, useMedia } from '#components/lib/useMedia.ts'
import { checkRange } from './checkRange.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { RangeCalendar, type PickedRange } from './RangeCalendar.tsx'
import { Days, RangeForm } from './RangeForm.tsx'
import { typedDay } from './typedDay.ts'
import { TypedDayField } from './TypedDayField.tsx'

/**
 * Two days, typed or picked. The fields hold what is chosen, and the calendar shows it: the first day picked empties the
 * last, the second fills it, in whichever order. What is wrong is told once Apply was pressed, and until it is right.
 */
export function CalendarRange({ period, chosen = false, today, min, max, onApply }: DateRangePickerProps) {
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const [texts, setTexts] = useState({ from: dayNumeric(period.from), to: dayNumeric(period.to) })
  const [tried, setTried] = useState(false)
  const months = useMedia(BELOW_LARGE) ? 1 : 2

  const days = { from: typedDay(texts.from), to: typedDay(texts.to) }
  const checked = checkRange(days.from, days.to, { min, max })
  const first = days.from.value || null
  // Only once the last day is empty: what is typed there half is not to be lost.
  const choosing = first !== null && texts.to.trim() === ''
  const errors = tried && 'errors' in checked ? checked.errors : { from: null, to: null }

  const pick = (picked: PickedRange) => {
    // Judged again from the start: the other day is still to come.
    setTried(false)
    setTexts({ from: dayNumeric(picked.from), to: picked.to === null ? '' : dayNumeric(picked.to) })
  }
  const write = (end: 'from' | 'to', text: string) => setTexts((before) => ({ ...before, [end]: text }))
  /** Written as all days are, once it is one. */
  const tidy = (end: 'from' | 'to') => {
    if (days[end].value !== '') write(end, dayNumeric(days[end].value))
  }
  const apply = () => {
    if ('period' in checked) {
      onApply(checked.period)
      return
    }
    setTried(true)
    const wrong = checked.errors.from === null ? to : from
    wrong.current?.focus()
  }
  return (
    <RangeForm
      chosen={chosen}
      today={today}
      valid={'period' in checked ? checked.period : null}
      note={choosing ? dateRangeText.chooseLast : undefined}
      onSubmit={apply}
    >
      <Wide data-months={months}>
        <Days>
          <TypedDayField
            ref={from}
            label={dateRangeText.from}
            text={texts.from}
            onText={(text) => write('from', text)}
            onLeave={() => tidy('from')}
            error={errors.from}
          />
          <TypedDayField
            ref={to}
            label={dateRangeText.to}
            text={texts.to}
            onText={(text) => write('to', text)}
            onLeave={() => tidy('to')}
            error={errors.to}
          />
        </Days>
        <RangeCalendar
          from={first}
          to={days.to.value || null}
          choosing={choosing}
          today={today}
          min={min}
          max={max}
          months={months}
          onPick={pick}
        />
      </Wide>
    </RangeForm>
  )
}

const Wide = styled.div`
  display: grid;
  gap: var(--sp-3);
  width: 284px;

  &[data-months='2'] {
    width: 588px;
  }

  &[data-months='2'] > :first-child {
    gap: var(--sp-5);
  }
`
