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
 * A date range, typed into two fields or picked in a calendar. The fields hold the value: picking a first day empties
 * the end field, picking a second one fills it, in either order. Errors show after Apply is pressed, until they are
 * fixed.
 */
export function CalendarRange({ period, chosen = false, today, min, max, onApply }: DateRangePickerProps) {
  const fromInput = useRef<HTMLInputElement>(null)
  const toInput = useRef<HTMLInputElement>(null)
  const [texts, setTexts] = useState({ from: dayNumeric(period.from), to: dayNumeric(period.to) })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const monthCount = useMedia(BELOW_LARGE) ? 1 : 2

  const days = { from: typedDay(texts.from), to: typedDay(texts.to) }
  const result = checkRange(days.from, days.to, { min, max })
  const from = days.from.value || null
  // Requires an empty end field, so that picking doesn't discard half-typed text.
  const isPickingEnd = from !== null && texts.to.trim() === ''
  const errors = isSubmitted && 'errors' in result ? result.errors : { from: null, to: null }

  const handlePick = (picked: PickedRange) => {
    // Hides errors again: the second day is still to be picked.
    setIsSubmitted(false)
    setTexts({ from: dayNumeric(picked.from), to: picked.to === null ? '' : dayNumeric(picked.to) })
  }
  const setText = (end: 'from' | 'to', text: string) => setTexts((current) => ({ ...current, [end]: text }))
  /** Rewrites a valid day as DD-MM-YYYY. */
  const normalizeText = (end: 'from' | 'to') => {
    if (days[end].value !== '') setText(end, dayNumeric(days[end].value))
  }
  const handleSubmit = () => {
    if ('period' in result) {
      onApply(result.period)
      return
    }
    setIsSubmitted(true)
    const invalidInput = result.errors.from === null ? toInput : fromInput
    invalidInput.current?.focus()
  }
  return (
    <RangeForm
      chosen={chosen}
      today={today}
      valid={'period' in result ? result.period : null}
      note={isPickingEnd ? dateRangeText.chooseLast : undefined}
      onSubmit={handleSubmit}
    >
      <Content data-months={monthCount}>
        <Days>
          <TypedDayField
            ref={fromInput}
            label={dateRangeText.from}
            text={texts.from}
            onText={(text) => setText('from', text)}
            onLeave={() => normalizeText('from')}
            error={errors.from}
          />
          <TypedDayField
            ref={toInput}
            label={dateRangeText.to}
            text={texts.to}
            onText={(text) => setText('to', text)}
            onLeave={() => normalizeText('to')}
            error={errors.to}
          />
        </Days>
        <RangeCalendar
          from={from}
          to={days.to.value || null}
          choosing={isPickingEnd}
          today={today}
          min={min}
          max={max}
          months={monthCount}
          onPick={handlePick}
        />
      </Content>
    </RangeForm>
  )
}

const Content = styled.div`
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
