import { useId, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ControlBox } from '#components/inputs/Field/ControlBox.tsx'
import { viewsText } from '#domain/messages/results.ts'
import { MAX_NAME_LENGTH, normalizeName } from '#domain/report/savedViews.ts'

interface NameFormProps {
  label: string
  initialName: string
  /** Label of the button for the current name. */
  submitLabel: (name: string) => string
  /** Error message for a name; null: valid. */
  validate: (name: string) => string | null
  onSubmit: (name: string) => void
  /** Called on Escape; without it, Escape closes the panel. */
  onCancel?: () => void
}

/** Single-line form for a name; Enter submits. */
export function NameForm({ label, initialName, submitLabel, validate, onSubmit, onCancel }: NameFormProps) {
  const id = useId()
  const [name, setName] = useState(initialName)
  const [isSubmitted, setSubmitted] = useState(false)
  const trimmed = normalizeName(name)
  const error = trimmed === '' ? viewsText.nameRequired : validate(trimmed)
  const shownError = isSubmitted ? error : null
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || onCancel === undefined) return
    event.stopPropagation()
    onCancel()
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (error === null) onSubmit(trimmed)
      }}
    >
      <ControlBox data-bad={shownError !== null}>
        <input
          type="text"
          aria-label={label}
          placeholder={label}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          autoComplete="off"
          data-autofocus={onCancel === undefined ? undefined : true}
          autoFocus={onCancel !== undefined}
          aria-invalid={shownError !== null}
          aria-describedby={shownError === null ? undefined : id}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={handleKeyDown}
        />
      </ControlBox>
      <Button type="submit">{submitLabel(trimmed)}</Button>
      {shownError !== null && (
        <ErrorText id={id} role="alert">
          {shownError}
        </ErrorText>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: var(--sp-1);
  align-items: center;
  padding-block: var(--sp-1);

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`

const ErrorText = styled.p`
  flex-basis: 100%;
  padding: 0 6px;
  color: var(--err);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`
