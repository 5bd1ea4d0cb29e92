import type { ElementType, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ButtonProps, ButtonSize } from '../Button/Button.tsx'
import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'
import type { TooltipProps } from '#components/overlays/Tooltip/Tooltip.tsx'

interface OwnProps {
  /** The accessible name, and the words of its tooltip. */
  label: string
  /** 16 to 18 px. */
  icon: ReactNode
  size?: Exclude<ButtonSize, 'block'> | undefined
  /** Where the tooltip stands. Default 'bottom'. */
  placement?: TooltipProps['placement']
}

type IconButtonProps<C extends ElementType = 'button'> = OwnProps & { as?: C | undefined } & Omit<
    ButtonProps<C>,
    keyof OwnProps | 'as' | 'children' | 'trailing' | 'busyLabel' | 'aria-label'
  >

/** A square button whose icon says what it does, named by `label` (APG: button; with `pressed` a toggle button). */
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
