import { useId, type ComponentPropsWithRef } from 'react'
import { ControlBox } from '../Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx'

interface DayInputProps extends ComponentPropsWithRef<'input'> {
  label: string
  error: string | null
  /** Read out with the field while there is no error. */
  help?: string
}

/** A labelled field for a day, with its error below it. */
export function DayInput({ label, error, help, ...input }: DayInputProps) {
  const id = useId()
  const errors = error === null ? [] : [error]
  const helpId = help === undefined ? undefined : `${id}-help`
  return (
    <FieldFrame id={id} label={label} errors={errors}>
      <ControlBox data-bad={errors.length > 0}>
        <input
          {...input}
          id={id}
          className="fig"
          aria-invalid={errors.length > 0}
          aria-describedby={describedBy(id, errors) ?? helpId}
        />
        {help !== undefined && (
          <span id={helpId} className="visually-hidden">
            {help}
          </span>
        )}
      </ControlBox>
    </FieldFrame>
  )
}
