import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import type { ButtonProps } from '#components/actions/Button/Button.tsx'
import { forcedColorsMark } from '#components/theme/forcedColorsMark.ts'
import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'

interface ChipOwnProps {
  /** A shape or icon before the label: a PlatformMark, hollow while the chip is off. @default none */
  icon?: ReactNode
  /** The state of a toggle. Leave out if pressing opens a Popover or Sheet. @default none */
  pressed?: boolean | undefined
  /** Whether the setting it opens has a value; looks like `pressed`. */
  hasValue?: boolean
  /** Uses a plain fill instead of the lamp colour when on, for icons with their own colours. */
  neutral?: boolean
  /** The reason why it can't be switched off. It stays focusable, but pressing does nothing. @default none */
  lockedReason?: string | undefined
}

export type ChipProps = ChipOwnProps &
  Omit<ButtonProps, keyof ChipOwnProps | 'as' | 'size' | 'variant' | 'busy' | 'busyLabel' | 'trailing'>

/**
 * A small toggle in a ChipRow, or a button there that opens a setting. It is filled when on; an icon should show the
 * state by its shape too.
 * ARIA pattern: button (toggle).
 */
export function Chip({ icon, hasValue = false, neutral = false, lockedReason, onClick, ...rest }: ChipProps) {
  return (
    <Tooltip title={lockedReason}>
      <ChipButton
        {...rest}
        aria-disabled={lockedReason === undefined ? undefined : true}
        data-neutral={neutral || undefined}
        data-on={hasValue || undefined}
        icon={icon === undefined ? undefined : <Icon>{icon}</Icon>}
        onClick={lockedReason === undefined ? onClick : undefined}
      />
    </Tooltip>
  )
}

const ChipButton = styled(Button)`
  flex: none;
  gap: 7px;
  padding: 0 10px;
  font-size: var(--fs-small);

  &[aria-pressed='false']:not([data-off]) {
    color: var(--text-2);
  }

  &[data-neutral][aria-pressed='true'] {
    background: var(--hover);
    box-shadow: none;
    color: var(--text);
  }

  &[aria-disabled] {
    cursor: not-allowed;
  }

  &[aria-pressed='true'] {
    ${forcedColorsMark}
  }
`

/** Exempts the icon from the colour of button icons. */
const Icon = styled.span`
  flex: none;
  display: inline-flex;
`
