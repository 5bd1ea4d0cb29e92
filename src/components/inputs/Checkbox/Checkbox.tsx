import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { itemCss } from '#components/overlays/floating/itemCss.ts'
import { CheckboxInput } from './CheckboxInput.ts'

export interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what it stands for is checked: drawn as a dash, told as mixed. */
  indeterminate?: boolean
  disabled?: boolean
  /** Only the box is seen; the label is still its name. For table rows. */
  hideLabel?: boolean
  /** Drawn as a line of a popup's list, all of which is pressed. */
  item?: boolean
  /** After the label, at the end of the line. */
  trailing?: ReactNode
}

/** On or off, one of many (native checkbox, APG: checkbox). */
export function Checkbox({
  label,
  checked,
  onChange,
  indeterminate = false,
  disabled = false,
  hideLabel = false,
  item = false,
  trailing,
}: CheckboxProps) {
  return (
    <Row data-lone={hideLabel || undefined} data-item={item || undefined} data-off={disabled || undefined}>
      <CheckboxInput
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

  &[data-item] {
    ${itemCss}
    flex: 1;
    width: auto;
    min-width: 0;
  }

  &[data-item]:has(:focus-visible) {
    background: var(--hover);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  &[data-item] > input:focus-visible {
    outline: 0;
  }

  &[data-off] {
    color: var(--text-3);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    &:not([data-lone]) {
      min-height: var(--touch);
    }
  }
`
