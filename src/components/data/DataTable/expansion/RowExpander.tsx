import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { expandableRowsText } from '#domain/messages/data.ts'
import type { LinkProps } from '#components/lib/linkTypes.ts'

interface RowOpenerProps extends Pick<LinkProps, 'tabIndex' | 'children'> {
  isOpen: boolean
  /** The ids of what it expands, while that is rendered. */
  controls: string | undefined
  name: string
  /** The row's link, if any; the row then expands from an icon before it. */
  link: ReactNode
  onPress: () => void
}

/**
 * The button that expands a row, in its first cell. It is the row's focus target unless the row has a link.
 * ARIA pattern: disclosure.
 */
export function RowExpander({ isOpen, controls, name, link, tabIndex, children, onPress }: RowOpenerProps) {
  const icon = <ChevronRight data-screen-only size={16} strokeWidth={1.5} aria-hidden />
  const buttonProps = {
    type: 'button',
    tabIndex,
    'aria-expanded': isOpen,
    'aria-controls': controls,
    onClick: onPress,
  } as const
  if (!link)
    return (
      <button {...buttonProps} className="row-link opener">
        {icon}
        <span className="ellipsis">{children}</span>
      </button>
    )
  return (
    <span className="opens">
      <button {...buttonProps} className="opener" aria-label={expandableRowsText.details(name)}>
        {icon}
      </button>
      {link}
    </span>
  )
}
