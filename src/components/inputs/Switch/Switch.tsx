import { styled } from 'styled-components'
import { SwitchTrack } from './SwitchTrack.tsx'

export interface SwitchProps {
  /** The text next to the switch, and its accessible name. */
  label: string
  /** Whether the setting is on. */
  checked: boolean
  /** Called with the new state. */
  onChange: (checked: boolean) => void
  /** Prevents changes. */
  disabled?: boolean
}

/**
 * Turns a setting on or off immediately, without a Save button.
 * ARIA pattern: switch.
 */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <Control type="button" role="switch" aria-checked={checked} disabled={disabled} onClick={() => onChange(!checked)}>
      <SwitchTrack data-on={checked} />
      <span>{label}</span>
    </Control>
  )
}

const Control = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--fw-medium);
  text-align: start;
  cursor: pointer;

  &[aria-checked='true'] {
    color: var(--text);
  }

  &:disabled {
    color: var(--text-3);
    cursor: not-allowed;
  }

  &:disabled > :first-child {
    opacity: 0.5;
  }

  @media (max-width: 767px) {
    min-height: var(--touch);
  }
`
