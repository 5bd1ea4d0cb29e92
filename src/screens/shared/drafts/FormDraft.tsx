import { useEffect, useState, type ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { draftText } from '#domain/messages/common.ts'
import type { Draft } from '#domain/draft.ts'

interface FormDraftProps<V extends object> {
  /** Has the fields that were changed. */
  draft: Draft<Partial<V>>
  /** The fields that the draft keeps. */
  fields: readonly (keyof V & string)[]
  /** Whether more than these fields is kept, such as files. @default false */
  hasMore?: boolean
  /** Discards the rest. @default none */
  onDiscard?: () => void
  /** The form's content. */
  children: ReactNode
}

/**
 * Inside a `Form`: brings back what was entered before, says so, and keeps what differs from the initial values. A save
 * makes it the initial value, so nothing is kept any longer.
 */
export function FormDraft<V extends object>({
  draft,
  fields,
  hasMore = false,
  onDiscard,
  children,
}: FormDraftProps<V>) {
  const form = useForm<V>()
  const { values, initialValues, submitting, submitSucceeded } = useFormState<V>({
    subscription: { values: true, initialValues: true, submitting: true, submitSucceeded: true },
  })
  const [isRestored, setIsRestored] = useState(() => hasMore || draft.read() !== null)

  // After the effects of the fields, which register them.
  useEffect(() => {
    const restored = draft.read()
    if (restored !== null)
      form.batch(() => {
        for (const field of fields) if (field in restored) form.change(field, restored[field])
      })
    return form.subscribe(
      ({ values: current, initialValues: initial }) => draft.write(changesOf(fields, current, initial)),
      { values: true, initialValues: true },
    )
  }, [form, draft, fields])

  const discard = (button: HTMLElement) => {
    for (const field of fields) form.change(field, initialValues?.[field])
    onDiscard?.()
    setIsRestored(false)
    // Its own button goes.
    button.closest('form')?.querySelector('textarea')?.focus()
  }
  const isKept = hasMore || changesOf(fields, values, initialValues) !== null
  return (
    <>
      {isRestored && isKept && !submitting && !submitSucceeded && (
        <Restored>
          <span role="status">{draftText.restored}</span>
          <Button size="s" variant="ghost" onClick={({ currentTarget }) => discard(currentTarget)}>
            {draftText.discard}
          </Button>
        </Restored>
      )}
      {children}
    </>
  )
}

/** The fields that were changed; null: none. An emptied field has no value. */
function changesOf<V extends object>(
  fields: readonly (keyof V & string)[],
  current: Partial<V>,
  initial: Partial<V> | undefined,
): Partial<V> | null {
  const changed = fields.filter((field) => (current[field] ?? '') !== (initial?.[field] ?? ''))
  return changed.length === 0
    ? null
    : (Object.fromEntries(changed.map((field) => [field, current[field]])) as Partial<V>)
}

const Restored = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--sp-3);
  padding: var(--sp-1) var(--sp-1) var(--sp-1) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--raised);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`
