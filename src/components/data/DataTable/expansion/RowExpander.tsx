import { ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { expandableRowsText } from '#domain/messages/data.ts'
import type { LinkProps } from '#components/lib/linkTypes.ts'

interface RowOpenerProps extends Pick<LinkProps, 'tabIndex' | 'children'> {
  isOpen: boolean
  /** The ids of what it expands, while that is rendered. */
  controls: string | undefined
  /** The depth of its row in the tree, from 0. */
  depth: number
  name: string
  /** The row's link, if any; the row then expands from an icon before it. */
  link: ReactNode
  onPress: () => void
}

/**
 * The button that expands a row, in its first cell. It is the row's focus target unless the row has a link.
 * ARIA pattern: disclosure.
 */
export function RowExpander({ isOpen, controls, depth, name, link, tabIndex, children, onPress }: RowOpenerProps) {
  const icon = <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
  const buttonProps = {
    type: 'button',
    tabIndex,
    'aria-expanded': isOpen,
    'aria-controls': controls,
    onClick: onPress,
  } as const
  const depthProps = { 'data-depth': depth, style: { '--depth': depth } as CSSProperties }
  if (!link)
    return (
      <button {...buttonProps} className="row-link opener" {...depthProps}>
        {icon}
        <span className="ellipsis">{children}</span>
      </button>
    )
  return (
    <span className="opens" {...depthProps}>
      <button {...buttonProps} className="opener" aria-label={expandableRowsText.details(name)}>
        {icon}
      </button>
      {link}
    </span>
  )
}
