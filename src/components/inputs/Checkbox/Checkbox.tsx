import { styled } from 'styled-components'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { itemCss } from '#components/overlays/floating/itemCss.ts'
import { CheckboxInput } from './CheckboxInput.ts'

export interface CheckboxProps {
  /** The text next to the box, and its accessible name. */
  label: string
  /** Whether it is checked. */
  checked: boolean
  /** Called with the new state. */
  onChange: (checked: boolean) => void
  /** Prevents changes. */
  disabled?: boolean
  /** Styled as a row in a popup list; the whole row is clickable. */
  listItem?: boolean
}

/**
 * A checkbox with a label.
 * ARIA pattern: checkbox (native).
 */
export function Checkbox({ label, checked, onChange, disabled = false, listItem = false }: CheckboxProps) {
  return (
    <Row data-item={listItem || undefined} data-off={disabled || undefined}>
      <CheckboxInput checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
      <PlainName name={label} />
    </Row>
  )
}

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  cursor: pointer;

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
    min-height: var(--touch);
  }
`
