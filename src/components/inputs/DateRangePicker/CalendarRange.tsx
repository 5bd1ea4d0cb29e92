import { useRef, useState, useId, type Ref } from 'react'
import { styled } from 'styled-components'
import { formatDayNumeric } from '#domain/format.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { BELOW_LARGE_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { validateRange } from './validateRange.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { RangeCalendar, type PickedRange } from './RangeCalendar.tsx'
import { DayFields, RangeForm } from './RangeForm.tsx'
import { parseTypedDay } from './parseTypedDay.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx'

/**
 * A date range, typed into two fields or picked in a calendar. The fields hold the value: picking a first day empties
 * the end field, picking a second one fills it, in either order. Errors show after Apply is pressed, until they are
 * fixed.
 */
export function CalendarRange({ period, selected = false, today, min, max, formId, onApply }: DateRangePickerProps) {
  const fromInput = useRef<HTMLInputElement>(null)
  const toInput = useRef<HTMLInputElement>(null)
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
  const setText = (end: 'from' | 'to', text: string) => setTexts((current) => ({ ...current, [end]: text }))
  /** Rewrites a valid day as DD-MM-YYYY. */
  const normalizeText = (end: 'from' | 'to') => {
    if (days[end].value !== '') setText(end, formatDayNumeric(days[end].value))
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
      selected={selected}
      today={today}
      formId={formId}
      validPeriod={'period' in result ? result.period : null}
      note={isPickingEnd ? dateRangeText.chooseEnd : undefined}
      onSubmit={handleSubmit}
    >
      <Content data-months={monthCount}>
        <DayFields>
          <TypedDayField
            ref={fromInput}
            label={dateRangeText.from}
            value={texts.from}
            onChange={(text) => setText('from', text)}
            onBlur={() => normalizeText('from')}
            error={errors.from}
          />
          <TypedDayField
            ref={toInput}
            label={dateRangeText.to}
            value={texts.to}
            onChange={(text) => setText('to', text)}
            onBlur={() => normalizeText('to')}
            error={errors.to}
          />
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

interface TypedDayFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  error: string | null
  ref: Ref<HTMLInputElement>
}

/**
 * A text field for a day, typed as DD-MM-YYYY.
 * ARIA pattern: none (native text input).
 */
function TypedDayField({ label, value, onChange, onBlur, error, ref }: TypedDayFieldProps) {
  const id = useId()
  const errors = error === null ? [] : [error]
  return (
    <FieldFrame id={id} label={label} errors={errors}>
      <ControlBox data-bad={errors.length > 0}>
        <input
          ref={ref}
          id={id}
          className="fig"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={dateRangeText.format}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          aria-required
          aria-invalid={errors.length > 0}
          aria-describedby={describedBy(id, undefined, errors) ?? `${id}-format`}
        />
        <span id={`${id}-format`} className="visually-hidden">
          {dateRangeText.formatHelp}
        </span>
      </ControlBox>
    </FieldFrame>
  )
}
