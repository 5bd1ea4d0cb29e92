import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { chipText } from '#domain/messages/common.ts'
import { shortTooltip } from '#domain/text/shortenText.ts'

export interface FilterChipProps {
  /** Name of the filter: 'Status'. */
  label: string
  /** Its value as text: 'Live'. */
  value: string
  /** Called when the remove button is pressed. */
  onRemove: () => void
  /** Prevents removing it. */
  disabled?: boolean
}

/**
 * An active filter with a remove button: 'Status: Live', 'Remove Status: Live'.
 * ARIA pattern: button.
 */
export function FilterChip({ label, value, onRemove, disabled = false }: FilterChipProps) {
  return (
    <Frame data-off={disabled || undefined} title={shortTooltip(`${chipText.filterPrefix(label)}${value}`)}>
      <Text>
        <span>{chipText.filterPrefix(label)}</span>
        <PlainName name={value} />
      </Text>
      <button type="button" aria-label={chipText.remove(label, value)} disabled={disabled} onClick={onRemove}>
        <X size={14} strokeWidth={1.5} aria-hidden />
      </button>
    </Frame>
  )
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-1);
  max-width: 100%;
  height: var(--ctl-h-s);
  padding-inline: 10px 3px;
  border-radius: var(--r-1);
  background: var(--raised);
  color: var(--text);
  font-size: var(--fs-small);

  &[data-off] {
    color: var(--text-3);
  }

  & > button {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    color: var(--text-2);
    cursor: pointer;
  }

  & > button:hover:enabled {
    background: var(--hover);
    color: var(--text);
  }

  & > button:focus-visible {
    outline-offset: -2px;
  }

  & > button:disabled {
    color: var(--text-3);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    height: var(--ctl-h);

    & > button {
      width: 30px;
      height: 1.875rem;
    }

    /* Touch target: the full height plus the gap to the next chip. */
    & > button::after {
      content: '';
      position: absolute;
      inset: -7px;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > span {
    color: var(--text-2);
  }

  [data-off] > & > span {
    color: inherit;
  }
`
