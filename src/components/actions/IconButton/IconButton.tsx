import type { ElementType, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ButtonProps, ButtonSize } from '../Button/Button.tsx'
import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'
import type { TooltipProps } from '#components/overlays/Tooltip/Tooltip.tsx'

interface OwnProps {
  /** Accessible name and tooltip. */
  label: string
  /** 16 to 18 px. */
  icon: ReactNode
  /** Width and height: 'm' is 36 px, 's' 30 px. @default "m" */
  size?: Exclude<ButtonSize, 'block'> | undefined
  /** Placement of the tooltip. */
  placement?: TooltipProps['placement']
}

type IconButtonProps<C extends ElementType = 'button'> = OwnProps & {
  /** The element or component it is rendered as. @default "button" */
  as?: C | undefined
} & Omit<ButtonProps<C>, keyof OwnProps | 'as' | 'children' | 'trailing' | 'busyLabel' | 'aria-label'>

/**
 * A square button with an icon and a tooltip.
 * ARIA pattern: button; toggle button if `pressed` is set.
 */
export function IconButton<C extends ElementType = 'button'>({
  label,
  placement = 'bottom',
  ...rest
}: IconButtonProps<C>): ReactNode {
  const props = rest as ButtonProps
  return (
    <Tooltip title={label} describes={false} placement={placement}>
      <Button variant="ghost" {...props} data-square aria-label={label} />
    </Tooltip>
  )
}
