import { useField } from 'react-final-form'
import { styled } from 'styled-components'
import { Select } from '#components/inputs/Select/Select.tsx'

/** One of the list: its id as the server has it, and its name. */
export interface Choice {
  id: string | number
  name: string
}

interface LabelledSelectProps {
  /** The field's name among the form's values: an id, '' for none. */
  name: string
  label: string
  /** The choice that stands for none. */
  none: string
  choices: readonly Choice[]
  disabled: boolean
}

/** A list of which one is chosen, or none, inside a `Form`; under its label, as wide as its place. */
export function LabelledSelect({ name, label, none, choices, disabled }: LabelledSelectProps) {
  const { input } = useField<string>(name, { parse: keep })
  const options = [{ value: '', label: none }, ...choices.map(({ id, name }) => ({ value: String(id), label: name }))]
  return (
    <Field>
      {/* The button is named by it. */}
      <span aria-hidden>{label}</span>
      <Select
        label={label}
        hideLabel
        block
        options={options}
        value={input.value}
        onChange={input.onChange}
        disabled={disabled}
      />
    </Field>
  )
}

/** The form's default turns an empty value into undefined. */
function keep(value: string): string {
  return value
}

const Field = styled.div`
  min-width: 0;

  & > span {
    display: block;
    margin-bottom: 6px;
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
    font-weight: var(--fw-medium);
  }
`
