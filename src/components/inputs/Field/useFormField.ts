import type { ChangeEvent, FocusEvent } from 'react'
import { useField } from 'react-final-form'
import { useAfterMouseUp } from './useAfterMouseUp.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** State and handlers of a text field in a form. */
export interface FormField<E extends TextElement = HTMLInputElement> {
  value: string
  /** Validation errors, in rule order; empty until the field was left once or the form submitted (spec section 5). */
  errors: readonly string[]
  /** Whether the form is being submitted. */
  submitting: boolean
  onChange: (event: ChangeEvent<E>) => void
  onFocus: () => void
  onBlur: (event: FocusEvent<E>) => void
}

/**
 * Binds the text field `name` to the {@link Form} around it.
 * @param clean Applied when the field is left, and before the form is submitted.
 */
export function useFormField<E extends TextElement = HTMLInputElement>(name: string, clean = identity): FormField<E> {
  const { input, meta } = useField<string, E>(name, { parse: identity, format: clean, formatOnBlur: true })
  const afterPress = useAfterMouseUp()
  const { onChange, onBlur, onFocus, value } = input
  const errors = (meta.error ?? []) as readonly string[]
  return {
    value,
    errors: meta.touched ? errors : [],
    submitting: meta.submitting ?? false,
    onChange,
    onFocus: () => onFocus(),
    onBlur: (event) => {
      // Some password managers fill the field without an input event; validate what is really in it.
      if (event.target.value !== value) onChange(event)
      afterPress(() => onBlur())
    },
  }
}

/** Keeps '' for an emptied field; the form's default parser turns it into undefined. */
function identity(value: string): string {
  return value
}
