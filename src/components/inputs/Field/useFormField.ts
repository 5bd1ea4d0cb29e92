import { type ChangeEvent, type FocusEvent, useCallback, useEffect, useRef } from 'react'
import { useField } from 'react-final-form'

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

/**
 * Returns a function that runs a callback immediately, or on mouseup while a mouse button is down. An error that
 * appears on blur shifts the layout; without the delay, the link whose mousedown caused the blur would move away
 * before the click.
 */
function useAfterMouseUp(): (callback: () => void) => void {
  const isPressed = useRef(false)
  const pendingCallback = useRef<(() => void) | null>(null)

  useEffect(() => {
    const handlePress = () => {
      isPressed.current = true
    }
    const handleRelease = () => {
      isPressed.current = false
      pendingCallback.current?.()
      pendingCallback.current = null
    }
    window.addEventListener('mousedown', handlePress, true)
    for (const event of RELEASE_EVENTS) window.addEventListener(event, handleRelease, true)
    return () => {
      window.removeEventListener('mousedown', handlePress, true)
      for (const event of RELEASE_EVENTS) window.removeEventListener(event, handleRelease, true)
    }
  }, [])

  return useCallback((callback) => {
    if (isPressed.current) pendingCallback.current = callback
    else callback()
  }, [])
}

/** A drag ends without a mouseup. */
const RELEASE_EVENTS = ['mouseup', 'dragend'] as const
