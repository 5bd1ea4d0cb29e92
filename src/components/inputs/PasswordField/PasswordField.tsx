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
  /** Name of the form value. */
  name: string
  /** The text above the field, and its accessible name. */
  label: string
  /** Whether the browser fills in the current password or suggests a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Shown at the end of the label's line, such as a link. @default none */
  aside?: ReactNode
  /** 'm' is 36px high, 'l' 44px (login). */
  size?: FieldSize
}

/**
 * A password field inside a `Form`, with a button to show or hide the password. The password is hidden while the form
 * is submitted, so that browsers don't save it as plain text.
 * ARIA pattern: none (native password input).
 */
export function PasswordField({
  name,
  label,
  autoComplete,
  aside,
  size = 'm',
  disabled = false,
  required = false,
  autoFocus = false,
}: PasswordFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  const { errors, submitting, ...field } = useFormField(name)
  const isVisible = isShown && !submitting
  const saveCaret = useRestoreCaret(input, isVisible)

  const handleToggle = () => {
    saveCaret()
    setIsShown(!isShown)
  }
  const Icon = isVisible ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} aside={aside} errors={errors}>
      <ControlBox data-size={size} data-bad={errors.length > 0}>
        <input
          {...field}
          ref={input}
          id={id}
          name={name}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          aria-required={required}
          aria-invalid={errors.length > 0}
          aria-describedby={describedBy(id, errors)}
        />
        {/* Preventing mousedown keeps the focus and the caret in the field. */}
        <EyeButton
          type="button"
          disabled={disabled}
          aria-controls={id}
          aria-label={isVisible ? commonText.hidePassword : commonText.showPassword}
          onMouseDown={(event) => event.preventDefault()}
          onClick={handleToggle}
        >
          <Icon size={18} strokeWidth={1.5} aria-hidden />
        </EyeButton>
      </ControlBox>
    </FieldFrame>
  )
}

/** Restores the caret, which some browsers move when an input changes its type. Call the result before the change. */
function useRestoreCaret(input: { current: HTMLInputElement | null }, isVisible: boolean): () => void {
  const caret = useRef<[number | null, number | null] | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(...caret.current)
    caret.current = null
  }, [input, isVisible])
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
