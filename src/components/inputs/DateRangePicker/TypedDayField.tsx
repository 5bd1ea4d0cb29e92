import { useId } from 'react'
import type { Ref } from 'react'
import { ControlBox } from '#components/inputs/Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '#components/inputs/Field/FieldFrame.tsx'
import { dateRangeText } from '#domain/messages/period.ts'

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
export function TypedDayField({ label, value, onChange, onBlur, error, ref }: TypedDayFieldProps) {
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
