import { useField } from 'react-final-form'
import { styled } from 'styled-components'
import { Select } from '#components/inputs/Select/Select.tsx'

/** An option: the server's id and a name. */
export interface Choice {
  id: string | number
  name: string
}

interface LabelledSelectProps {
  /** Name of the form field; its value is an id, or '' for none. */
  name: string
  label: string
  /** Label of the option for none. */
  noneLabel: string
  choices: readonly Choice[]
  disabled: boolean
}

/** Full-width select with a label, as a field of a `Form`. */
export function LabelledSelect({ name, label, noneLabel, choices, disabled }: LabelledSelectProps) {
  const { input } = useField<string>(name, { parse: identity })
  const options = [
    { value: '', label: noneLabel },
    ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <Field>
      {/* Select names its button itself. */}
      <span aria-hidden>{label}</span>
      <Select
        label={label}
        hideLabel
        fullWidth
        options={options}
        value={input.value}
        onChange={input.onChange}
        disabled={disabled}
      />
    </Field>
  )
}

/** Replaces the form's default, which turns '' into undefined. */
function identity(value: string): string {
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
