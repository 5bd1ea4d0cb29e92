import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { ControlBox, type FieldSize } from '#components/inputs/Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '#components/inputs/Field/FieldFrame.tsx'
import { useFormField } from '#components/inputs/Field/useFormField.ts'

/** What a text field of a form takes; the attributes are those of an `<input>`. */
export interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'disabled' | 'required'
> {
  /** The field's name among the form's values. */
  name: string
  label: string
  /** Stands at the end of the label's line: a link. */
  aside?: ReactNode
  hint?: string | undefined
  /** 36px, or 44px for signing in. */
  size?: FieldSize
  /** Written by a person rather than a machine's word: spell-checked, capitalised. E-mails and user names are not. */
  prose?: boolean
}

/**
 * A one-line text field inside a `Form`: label above, hint or errors below. Errors show only after the field is touched
 * (spec section 5). An e-mail is `inputMode="email"`, not `type="email"`: that type hides the blanks it must be judged by.
 */
export function TextField({
  name,
  label,
  aside,
  hint,
  size = 'm',
  prose = false,
  required = false,
  ...attributes
}: TextFieldProps) {
  const id = useId()
  const { errors, submitting: _, ...field } = useFormField(name)
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} errors={errors}>
      <ControlBox data-size={size} data-bad={errors.length > 0}>
        <input
          {...attributes}
          {...field}
          id={id}
          name={name}
          type="text"
          aria-required={required}
          aria-invalid={errors.length > 0}
          aria-describedby={describedBy(id, hint, errors)}
          {...(prose ? {} : { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
        />
      </ControlBox>
    </FieldFrame>
  )
}
