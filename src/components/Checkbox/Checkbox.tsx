import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what it stands for is checked: drawn as a dash, told as mixed. */
  indeterminate?: boolean
  disabled?: boolean
  /** Only the box is seen; the label is still its name. For table rows. */
  hideLabel?: boolean
  /** After the label, at the end of the line. */
  trailing?: ReactNode
}

/** On or off, one of many (native checkbox, APG: checkbox). */
export function Checkbox({ label, checked, onChange, indeterminate = false, disabled = false, hideLabel = false, trailing }: CheckboxProps) {
  return (
    <Row data-lone={hideLabel || undefined} data-off={disabled || undefined}>
      <input
        type="checkbox"
        aria-label={hideLabel ? label : undefined}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate
        }}
      />
      {!hideLabel && <bdi>{label}</bdi>}
      {trailing}
    </Row>
  )
}

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  cursor: pointer;

  &[data-lone] {
    position: relative;
  }

  /* Easy to hit, though only the box is seen. */
  &[data-lone]::after {
    content: '';
    position: absolute;
    inset: -14px;
  }

  &[data-off] {
    color: var(--text-3);
    cursor: not-allowed;
  }

  & > input {
    flex: none;
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin: 0;
    appearance: none;
    border-radius: var(--r-1);
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-ctl);
    cursor: inherit;
    transition: background var(--t-fast) var(--ease);
  }

  & > input:checked,
  & > input:indeterminate {
    background: var(--lamp);
    box-shadow: none;
  }

  & > input:checked::before {
    content: '';
    width: 4px;
    height: 8px;
    margin-top: -2px;
    border: solid var(--on-lamp);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }

  & > input:indeterminate::before {
    content: '';
    width: 8px;
    height: 0;
    margin: 0;
    border: solid var(--on-lamp);
    border-width: 0 0 1.5px;
    rotate: none;
  }

  & > input:disabled {
    background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line-2);
  }

  & > input:disabled::before {
    border-color: var(--text-3);
  }

  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }

    & > input::before {
      display: none;
    }
  }

  @media (max-width: 767px) {
    &:not([data-lone]) {
      min-height: var(--touch);
    }
  }
`
