import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatNumber } from '#domain/format.ts'
import { forcedColorsMark } from '#components/theme/forcedColorsMark.ts'

export interface Segment<V extends string> {
  value: V
  label: string
  /** 14 to 16 px, shown before the label. */
  icon?: ReactNode
  /** Shows the icon alone; the label stays the accessible name. */
  hideLabel?: boolean
  /** Number of matching items, shown after the label. */
  count?: number
  disabled?: boolean
}

export interface SegmentedControlProps<V extends string> {
  /** Names the group. */
  label: string
  /** The options in display order. */
  options: readonly Segment<V>[]
  /** The selected option. */
  value: V
  /** Called with the newly selected option. */
  onChange: (value: V) => void
  /** 'm' is 36 px high, 's' 30 px (panel headers). */
  size?: 'm' | 's'
  /** Narrower padding, for toolbars with several controls in one row. */
  compact?: boolean
  /** Fills the width of its container, as in a Sheet. */
  fullWidth?: boolean
}

/**
 * A choice between a few options that are all visible.
 * ARIA pattern: radio group (native radio buttons).
 */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  size = 'm',
  compact = false,
  fullWidth = false,
}: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      data-size={size}
      data-compact={compact || undefined}
      data-wide={fullWidth || undefined}
    >
      {options.map((option) => (
        <label key={option.value} title={option.hideLabel === true ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled === true}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={option.hideLabel === true ? 'visually-hidden' : undefined}>{option.label}</span>
          {option.count !== undefined && <Count>{formatNumber(option.count)}</Count>}
        </label>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: inline-flex;
  flex: none;
  gap: 2px;
  max-width: 100%;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: var(--r-2);
  box-shadow: inset 0 0 0 1px var(--line-2);

  & > label {
    position: relative;
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    height: calc(var(--ctl-h) - 4px);
    padding: 0 12px;
    border-radius: 4px;
    color: var(--text-2);
    font-size: var(--fs-small);
    font-weight: var(--fw-medium);
    white-space: nowrap;
    cursor: pointer;
    transition: background var(--t-fast) var(--ease);
  }

  & > label:hover {
    color: var(--text);
  }

  & > label:has(:checked) {
    background: var(--hover);
    color: var(--text);
    ${forcedColorsMark}
  }

  /* The ground of the chosen segment slides to it, where the browser knows anchors. */
  @supports (anchor-scope: --chosen) {
    position: relative;
    isolation: isolate;
    anchor-scope: --chosen;

    & > label:has(:checked) {
      background: none;
      anchor-name: --chosen;
    }

    &::before {
      position: absolute;
      inset: anchor(top) anchor(right) anchor(bottom) anchor(left);
      z-index: -1;
      position-anchor: --chosen;
      border-radius: 4px;
      background: var(--hover);
      transition: inset var(--t-base) var(--ease);
      content: '';
    }
  }

  & > label:has(:disabled) {
    color: var(--text-3);
    cursor: not-allowed;
  }

  & > label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &[data-size='s'] > label {
    height: 1.625rem;
    padding: 0 10px;
  }

  &[data-compact] > label {
    padding: 0 7px;
  }

  &[data-wide] {
    display: flex;

    & > label {
      flex: 1 0 auto;
    }
  }

  @media (max-width: 767px) {
    & > label,
    &[data-size='s'] > label {
      height: calc(var(--touch) - 4px);
    }

    & input {
      inset: -2px;
    }
  }
`

const Count = styled.span`
  color: var(--text-3);
  font-family: var(--font-num);
  font-weight: var(--fw-regular);
`
