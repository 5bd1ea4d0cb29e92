import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fullNumber } from '#domain/format.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import type { ButtonProps } from '#components/actions/Button/Button.tsx'
import { forcedMark } from '#components/theme/forcedMark.ts'
import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'

interface OwnProps {
  /** A shape or an icon before the words: a PlatformMark, hollow while the chip is off. */
  icon?: ReactNode
  /** How many there are of it, after the words. */
  count?: number | undefined
  /** A toggle: on or off. Leave out where pressing opens something (a Popover, a Sheet). */
  pressed?: boolean | undefined
  /** What it opens is set to something: drawn as on. */
  set?: boolean
  /** On is a plain fill instead of lamp light: for marks with colours of their own. */
  neutral?: boolean
  /** Why it cannot be turned off now. It stays within reach; pressing does nothing. */
  locked?: string | undefined
  /** 36 px, or 30 px (36 on small screens) for a dense row. Default 'm'. */
  size?: 'm' | 's'
}

export type ChipProps = OwnProps &
  Omit<ButtonProps, keyof OwnProps | 'as' | 'variant' | 'busy' | 'busyLabel' | 'trailing'>

/**
 * A small toggle of several that stand in a row (APG: button, toggle), or a button of a chip row that opens a setting.
 * On is fill, off is none; a mark inside shows the same by its shape (visual.md, Ad results).
 */
export function Chip({ icon, count, set = false, neutral = false, locked, onClick, ...rest }: ChipProps) {
  return (
    <Tooltip title={locked}>
      <Toggle
        {...rest}
        aria-disabled={locked === undefined ? undefined : true}
        data-neutral={neutral || undefined}
        data-on={set || undefined}
        icon={icon === undefined ? undefined : <Mark>{icon}</Mark>}
        trailing={count === undefined ? undefined : <Count>{fullNumber(count)}</Count>}
        onClick={locked === undefined ? onClick : undefined}
      />
    </Tooltip>
  )
}

const Toggle = styled(Button)`
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
    ${forcedMark}
  }
`

/** Keeps the colour of a mark from that of the button's own icons. */
const Mark = styled.span`
  flex: none;
  display: inline-flex;
`

const Count = styled.span`
  flex: none;
  font-family: var(--font-num);
  font-weight: var(--fw-regular);

  [aria-pressed='false'] > & {
    color: var(--text-3);
  }
`
