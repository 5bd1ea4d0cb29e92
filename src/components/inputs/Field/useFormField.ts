import type { ChangeEvent, FocusEvent } from 'react'
import { useField } from 'react-final-form'
import { useAfterPress } from './useAfterPress.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** A text field as its form knows it. */
export interface FormField<E extends TextElement = HTMLInputElement> {
  value: string
  /** What is wrong, in order; empty until the field is touched: left once, or sent with the form (spec section 5). */
  errors: readonly string[]
  /** The form is being sent. */
  submitting: boolean
  onChange: (event: ChangeEvent<E>) => void
  onFocus: () => void
  onBlur: (event: FocusEvent<E>) => void
}

/** Binds the text field `name` to the {@link Form} around it. */
export function useFormField<E extends TextElement = HTMLInputElement>(name: string): FormField<E> {
  const { input, meta } = useField<string, E>(name, { parse: keep })
  const afterPress = useAfterPress()
  const { onChange, onBlur, onFocus, value } = input
  const errors = (meta.error ?? []) as readonly string[]
  return {
    value,
    errors: meta.touched ? errors : [],
    submitting: meta.submitting ?? false,
    onChange,
    onFocus: () => onFocus(),
    onBlur: (event) => {
      // Some password managers write into the field without an input event: what stands in it is what is judged.
      if (event.target.value !== value) onChange(event)
      afterPress(() => onBlur())
    },
  }
}

/** The form's default turns an emptied field into undefined; ours stays ''. */
function keep(value: string): string {
  return value
}
