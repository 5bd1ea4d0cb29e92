import { useId, type InputHTMLAttributes } from 'react'
import { ControlBox, type FieldSize } from '#components/inputs/Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '#components/inputs/Field/FieldFrame.tsx'
import { useFormField } from '#components/inputs/Field/useFormField.ts'
import { trimEmail } from '#domain/validation.ts'

/** Props of a TextField, including some attributes of `<input>`. */
export interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'disabled' | 'required'
> {
  /** Name of the form value. */
  name: string
  /** The text above the field, and its accessible name. */
  label: string
  /** 'm' is 36px high, 'l' 44px (login). */
  size?: FieldSize
}

/**
 * A one-line text field inside a `Form`, for emails and usernames rather than prose: label above, errors below.
 * Errors show only after the field is touched (spec section 5). For an email use `inputMode="email"`: it loses white space
 * and invisible characters around it when it is left or sent; `type="email"` would strip some of them while typing.
 * ARIA pattern: none (native text input).
 */
export function TextField({ name, label, size = 'm', required = false, ...attributes }: TextFieldProps) {
  const id = useId()
  const format = attributes.inputMode === 'email' ? trimEmail : undefined
  const { errors, submitting: _, ...field } = useFormField(name, format)
  return (
    <FieldFrame id={id} label={label} errors={errors}>
      <ControlBox data-size={size} data-bad={errors.length > 0}>
        <input
          {...attributes}
          {...field}
          id={id}
          name={name}
          type="text"
          aria-required={required}
          aria-invalid={errors.length > 0}
          aria-describedby={describedBy(id, errors)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </ControlBox>
    </FieldFrame>
  )
}
