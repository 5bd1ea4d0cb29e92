import { Eye, EyeOff } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { commonText } from '#domain/messages/common.ts'
import { ControlBox, type FieldSize } from '#components/inputs/Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '#components/inputs/Field/FieldFrame.tsx'
import { useFormField } from '#components/inputs/Field/useFormField.ts'

export interface PasswordFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoFocus' | 'disabled' | 'required'
> {
  /** The field's name among the form's values. */
  name: string
  label: string
  /** Whether the browser fills in the password in use or offers a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Stands at the end of the label's line: a link. */
  aside?: ReactNode
  hint?: string | undefined
  size?: FieldSize
}

/**
 * A password inside a `Form`, with an eye button that shows and hides it. The caret stays where it is; the password is
 * hidden again while the form is sent, so that no browser keeps it among plain texts.
 */
export function PasswordField({
  name,
  label,
  autoComplete,
  aside,
  hint,
  size = 'm',
  disabled = false,
  required = false,
  autoFocus = false,
}: PasswordFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const { errors, submitting, ...field } = useFormField(name)
  const visible = shown && !submitting
  const keepCaret = useCaret(input, visible)

  const toggle = () => {
    keepCaret()
    setShown(!shown)
  }
  const Icon = visible ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} errors={errors}>
      <ControlBox data-size={size} data-bad={errors.length > 0}>
        <input
          {...field}
          ref={input}
          id={id}
          name={name}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          aria-required={required}
          aria-invalid={errors.length > 0}
          aria-describedby={describedBy(id, hint, errors)}
        />
        {/* Pressing the eye leaves the focus, and with it the caret, in the field. */}
        <EyeButton
          type="button"
          disabled={disabled}
          aria-controls={id}
          aria-label={visible ? commonText.hidePassword : commonText.showPassword}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon size={18} strokeWidth={1.5} aria-hidden />
        </EyeButton>
      </ControlBox>
    </FieldFrame>
  )
}

/** Some browsers put the caret elsewhere when an input changes its type: call the result before, and it is put back after. */
function useCaret(input: { current: HTMLInputElement | null }, visible: boolean): () => void {
  const caret = useRef<[number | null, number | null] | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(...caret.current)
    caret.current = null
  }, [input, visible])
  return () => {
    if (input.current !== null) caret.current = [input.current.selectionStart, input.current.selectionEnd]
  }
}

const EyeButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  margin-right: -6px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text-3);
  cursor: pointer;

  &:hover:enabled {
    background: var(--raised);
    color: var(--text);
  }

  &:active:enabled {
    background: var(--hover);
  }

  &:disabled {
    cursor: inherit;
  }

  @media (pointer: coarse) {
    &::after {
      position: absolute;
      inset: -6px;
      content: '';
    }
  }
`
