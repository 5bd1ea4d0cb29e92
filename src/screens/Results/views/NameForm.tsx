import { useId, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ControlBox } from '#components/inputs/Field/ControlBox.tsx'
import { viewsText } from '#domain/messages/results.ts'
import { LONGEST_NAME, tidyName } from './savedViews.ts'

interface NameFormProps {
  label: string
  first: string
  /** What the button says, by what stands in the field. */
  action: (name: string) => string
  /** Why a name cannot be taken; null: it can. */
  problem: (name: string) => string | null
  onName: (name: string) => void
  /** Escape leaves the name as it was; left out: Escape is the panel's. */
  onCancel?: () => void
}

/** A name in one line: Enter keeps it. */
export function NameForm({ label, first, action, problem, onName, onCancel }: NameFormProps) {
  const id = useId()
  const [name, setName] = useState(first)
  const [asked, setAsked] = useState(false)
  const tidy = tidyName(name)
  const fault = tidy === '' ? viewsText.nameNeeded : problem(tidy)
  const shown = asked ? fault : null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || onCancel === undefined) return
    event.stopPropagation()
    onCancel()
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (fault === null) onName(tidy)
      }}
    >
      <ControlBox data-bad={shown !== null}>
        <input
          type="text"
          aria-label={label}
          placeholder={label}
          maxLength={LONGEST_NAME}
          value={name}
          autoComplete="off"
          data-autofocus={onCancel === undefined ? undefined : true}
          autoFocus={onCancel !== undefined}
          aria-invalid={shown !== null}
          aria-describedby={shown === null ? undefined : id}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={onKeyDown}
        />
      </ControlBox>
      <Button type="submit">{action(tidy)}</Button>
      {shown !== null && (
        <Fault id={id} role="alert">
          {shown}
        </Fault>
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
  padding: var(--sp-1);

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`

const Fault = styled.p`
  flex-basis: 100%;
  padding: 0 6px;
  color: var(--err);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`
