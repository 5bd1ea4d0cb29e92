import { FORM_ERROR } from 'final-form'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { commonText } from '#domain/messages/common.ts'
import { summarise, validate, type FormRules } from '#domain/validation.ts'

/** What a form's content may need to know of it. */
export interface FormStatus {
  /** The form is being sent, or was sent and the person is on the way elsewhere. */
  busy: boolean
  /** What to show under the form: the server's words, or 'N errors occurred' when it was not sent. */
  message: string | null
}

export interface FormProps<V extends object> {
  /** The values at the start, one for each field. Only the first that are given are read, unless the form `follows`. */
  initialValues: V
  /** They are what is saved: when that changes, fields that showed it show the new; what the person wrote stays. */
  follows?: boolean
  /** Judged on every change and on blur; a field shows its faults once it is touched (spec section 5). */
  rules: FormRules<V>
  /** Sends the values; resolves to null when all went well, else to the message to show. Never runs twice at a time. */
  onSubmit: (values: V) => Promise<string | null>
  /** On success the person is taken elsewhere: the form stays busy until then. */
  leaves?: boolean
  children: (status: FormStatus) => ReactNode
}

/**
 * A form of text fields: judges the values by its rules, sends them once however often it is asked to, and keeps them
 * when sending fails. When faults forbid sending, they all show and the first faulty field takes the focus.
 */
export function Form<V extends object>(props: FormProps<V>) {
  const { initialValues, follows = false, rules, onSubmit, leaves = false, children } = props
  const [left, setLeft] = useState(false)

  const send = async (values: V) => {
    const message = await onSubmit(values).catch(() => commonText.tryLater)
    if (message !== null) return { [FORM_ERROR]: message }
    if (leaves) setLeft(true)
    return undefined
  }

  return (
    <FinalForm<V>
      initialValues={initialValues}
      {...(follows ? { keepDirtyOnReinitialize: true } : { initialValuesEqual: always })}
      validate={(values) => validate(rules, values)}
      onSubmit={send}
    >
      {({ handleSubmit, submitting, submitFailed, submitError, errors }) => {
        const busy = submitting === true || left
        const faults = (errors ?? {}) as Record<string, readonly string[]>
        const texts = Object.values(faults).flat()
        const refused = submitFailed && texts.length > 1
        const submit = (event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (busy) return
          void handleSubmit()
          focusFirst(event.currentTarget, Object.keys(faults))
        }
        return (
          <form noValidate aria-busy={busy} onSubmit={submit}>
            {children({ busy, message: refused ? summarise(texts) : ((submitError as string | undefined) ?? null) })}
          </form>
        )
      }}
    </FinalForm>
  )
}

const always = () => true

/** Focuses the first of the named fields that the form has. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = names.map((name) => form.elements.namedItem(name))
  fields.find((field) => field instanceof HTMLElement)?.focus()
}
