import { FORM_ERROR, type FormApi } from 'final-form'
import { useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { commonText } from '#domain/messages/common.ts'
import { summariseErrors, validate, type FormRules } from '#domain/validation.ts'

/** State of a form, passed to its content. */
interface FormStatus {
  /** Whether the form is being submitted, or was submitted and is about to be left. */
  busy: boolean
  /** Message to show under the form: the server's error, 'N errors occurred' if validation failed, or null. */
  message: string | null
}

export interface FormProps<V extends object> {
  /** For a submit button outside the form, in a dialog's footer. @default none */
  id?: string
  /** Initial values, one per field. Later changes are ignored unless `enableReinitialize` is set. */
  initialValues: V
  /** Updates untouched fields when `initialValues` change; fields the user edited keep their values. @default false */
  enableReinitialize?: boolean
  /** Checked on every change and on blur; a field shows its errors once it is touched (spec section 5). */
  rules: FormRules<V>
  /** Submits the values. Resolves to null on success, or to an error message. Never runs concurrently. */
  onSubmit: (values: V) => Promise<string | null>
  /** Keeps the form busy after success, when the user is then taken to another page. @default false */
  staysBusyOnSuccess?: boolean
  /** Renders the fields, the message and the submit button. */
  children: (status: FormStatus) => ReactNode
}

/**
 * A form that validates its values by rules and submits them once, however often submit is pressed. Values are kept
 * if the submission fails. If validation fails, all errors show and the first invalid field is focused.
 * ARIA pattern: none (native form).
 */
export function Form<V extends object>(props: FormProps<V>) {
  const { id, initialValues, enableReinitialize = false, rules, onSubmit, staysBusyOnSuccess = false, children } = props
  const [hasSucceeded, setHasSucceeded] = useState(false)
  useRegisteredFields()

  const submitValues = async (values: V) => {
    const message = await onSubmit(values).catch(() => commonText.tryLater)
    if (message !== null) return { [FORM_ERROR]: message }
    if (staysBusyOnSuccess) setHasSucceeded(true)
    return undefined
  }

  return (
    <FinalForm<V>
      initialValues={initialValues}
      {...(enableReinitialize ? { keepDirtyOnReinitialize: true } : { initialValuesEqual: always })}
      validate={(values) => validate(rules, values)}
      onSubmit={submitValues}
    >
      {({ form, handleSubmit, submitting, submitFailed, submitError, errors }) => {
        const busy = submitting === true || hasSucceeded
        const errorsByField = (errors ?? {}) as Record<string, readonly string[]>
        const messages = Object.values(errorsByField).flat()
        const showsSummary = submitFailed && messages.length > 1
        const handleFormSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (busy) return
          readTexts(form, event.currentTarget)
          void handleSubmit()
          focusFirst(event.currentTarget, Object.keys(form.getState().errors ?? {}))
        }
        return (
          <form id={id} noValidate aria-busy={busy} onSubmit={handleFormSubmit}>
            {children({
              busy,
              message: showsSummary ? summariseErrors(messages) : ((submitError as string | undefined) ?? null),
            })}
          </form>
        )
      }}
    </FinalForm>
  )
}

const always = () => true

/**
 * Registers the fields before anything can be filled in. They register in an effect, which resets their values, and React
 * may run that later: what a password manager or a fast typist entered until then was lost.
 */
function useRegisteredFields(): void {
  const [, setIsMounted] = useState(false)
  // eslint-disable-next-line react-hooks/set-state-in-effect -- makes React run all effects at once, before painting
  useLayoutEffect(() => setIsMounted(true), [])
}

/** Some password managers fill fields without an event: what is really in them counts. */
function readTexts<V extends object>(form: FormApi<V>, { elements }: HTMLFormElement): void {
  for (const field of elements) {
    if (!(field instanceof HTMLInputElement) || !/^(text|password)$/.test(field.type)) continue
    const name = field.name as keyof V
    const state = form.getFieldState(name)
    if (state !== undefined && state.value !== field.value) form.change(name, field.value as V[keyof V])
  }
}

/** Focuses the first of the named fields that the form has. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = names.map((name) => form.elements.namedItem(name))
  fields.find((field) => field instanceof HTMLElement)?.focus()
}
