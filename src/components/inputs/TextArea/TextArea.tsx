import { useId, type TextareaHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { ControlBox } from '#components/inputs/Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '#components/inputs/Field/FieldFrame.tsx'
import { useFormField } from '#components/inputs/Field/useFormField.ts'
import { CharacterCounter } from './CharacterCounter.tsx'

export interface TextAreaProps extends Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoFocus' | 'placeholder' | 'disabled' | 'required'
> {
  /** Name of the form value. */
  name: string
  /** The text above the field, and its accessible name. */
  label: string
  /**
   * Shows a character count at the end of the label's line. Longer text is not cut off: validate it with the form rule
   * `maxCharacters`.
   * @default none
   */
  maxCharacters?: number
  /** Height of the empty field in lines. */
  rows?: number
}

/** Lines it grows to before it scrolls. */
const MAX_ROWS = 10

/**
 * A multi-line text field inside a `Form`: label and counter above, errors below. Errors show only after the
 * field is touched (spec section 5).
 * ARIA pattern: none (native textarea).
 */
export function TextArea({ name, label, maxCharacters, rows = 3, required = false, ...attributes }: TextAreaProps) {
  const id = useId()
  const { errors, submitting: _, ...field } = useFormField<HTMLTextAreaElement>(name)
  const counterId = maxCharacters === undefined ? undefined : `${id}-counter`
  const hasErrors = errors.length > 0
  return (
    <FieldFrame
      id={id}
      label={label}
      errors={errors}
      aside={
        maxCharacters === undefined ? undefined : (
          <CharacterCounter id={`${id}-counter`} text={field.value} max={maxCharacters} />
        )
      }
    >
      <Box data-bad={hasErrors} data-text={field.value} style={{ '--max-rows': MAX_ROWS }}>
        <textarea
          {...attributes}
          {...field}
          id={id}
          name={name}
          rows={rows}
          dir="auto"
          aria-required={required}
          aria-invalid={hasErrors}
          aria-describedby={[describedBy(id, errors), counterId].filter(Boolean).join(' ') || undefined}
        />
      </Box>
    </FieldFrame>
  )
}

/** Grows with its text: an invisible copy of the text in the same grid cell sets the height. */
const Box = styled(ControlBox)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;
  height: auto;
  padding: 0;

  &:has(> textarea:focus) {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }

  & > textarea,
  &::after {
    grid-area: 1 / 1;
    min-width: 0;
    margin: 0;
    padding: 10px 12px;
    overflow-wrap: break-word;
    white-space: pre-wrap;
  }

  & > textarea {
    border: 0;
    outline: 0;
    background: none;
    resize: none;
    scrollbar-width: thin;
  }

  & > textarea:disabled {
    cursor: inherit;
    -webkit-text-fill-color: currentColor;
  }

  /* The space gives a trailing line break its own line. */
  &::after {
    content: attr(data-text) ' ';
    max-height: calc(var(--max-rows) * 1lh + 20px);
    overflow: hidden;
    visibility: hidden;
  }
`
