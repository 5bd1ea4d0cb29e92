import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatDayNumeric } from '#domain/format.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { BELOW_LARGE_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { validateRange } from './validateRange.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { RangeCalendar, type PickedRange } from './RangeCalendar.tsx'
import { DayInput } from './DayInput.tsx'
import { DayFields, ENDS, RangeForm } from './RangeForm.tsx'
import { parseTypedDay } from './parseTypedDay.ts'

/**
 * A date range, typed into two fields or picked in a calendar. The fields hold the value: picking a first day empties
 * the end field, picking a second one fills it, in either order. Errors show after Apply is pressed, until they are
 * fixed.
 */
export function CalendarRange({ period, selected = false, today, min, max, formId, onApply }: DateRangePickerProps) {
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const [texts, setTexts] = useState({ from: formatDayNumeric(period.from), to: formatDayNumeric(period.to) })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const monthCount = useMediaQuery(BELOW_LARGE_SCREEN) ? 1 : 2

  const days = { from: parseTypedDay(texts.from, today), to: parseTypedDay(texts.to, today) }
  const result = validateRange(days.from, days.to, { min, max })
  const from = days.from.value || null
  // Requires an empty end field, so that picking doesn't discard half-typed text.
  const isPickingEnd = from !== null && texts.to.trim() === ''
  const errors = isSubmitted && 'errors' in result ? result.errors : { from: null, to: null }

  const handlePick = (picked: PickedRange) => {
    // Hides errors again: the second day is still to be picked.
    setIsSubmitted(false)
    setTexts({ from: formatDayNumeric(picked.from), to: picked.to === null ? '' : formatDayNumeric(picked.to) })
  }
  const setText = (end: (typeof ENDS)[number], text: string) => setTexts((current) => ({ ...current, [end]: text }))
  /** Rewrites a valid day as DD-MM-YYYY. */
  const normalizeText = (end: (typeof ENDS)[number]) => {
    if (days[end].value !== '') setText(end, formatDayNumeric(days[end].value))
  }
  const handleSubmit = () => {
    if ('period' in result) {
      onApply(result.period)
      return
    }
    setIsSubmitted(true)
    inputs[result.errors.from === null ? 'to' : 'from'].current?.focus()
  }
  return (
    <RangeForm
      selected={selected}
      today={today}
      formId={formId}
      validPeriod={'period' in result ? result.period : null}
      note={isPickingEnd ? dateRangeText.chooseEnd : undefined}
      onSubmit={handleSubmit}
    >
      <Content data-months={monthCount}>
        <DayFields>
          {ENDS.map((end) => (
            <DayInput
              key={end}
              ref={inputs[end]}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={dateRangeText.format}
              aria-required
              label={dateRangeText[end]}
              help={dateRangeText.formatHelp}
              value={texts[end]}
              onChange={({ target }) => setText(end, target.value)}
              onBlur={() => normalizeText(end)}
              error={errors[end]}
            />
          ))}
        </DayFields>
        <RangeCalendar
          from={from}
          to={days.to.value || null}
          isPickingEnd={isPickingEnd}
          today={today}
          min={min}
          max={max}
          monthCount={monthCount}
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
