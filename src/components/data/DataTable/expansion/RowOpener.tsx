import { ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { openRowsText } from '#domain/messages/data.ts'
import type { LinkProps } from '#components/lib/link.ts'

interface RowOpenerProps extends Pick<LinkProps, 'tabIndex' | 'children'> {
  open: boolean
  /** The ids of what it opens, while that is there. */
  controls: string | undefined
  /** How deep its row is inside others. */
  depth: number
  name: string
  /** The row's link, where it has one: then a mark before it opens the row. */
  link: ReactNode
  onPress: () => void
}

/** What opens a row, in its first cell (APG: disclosure). Takes the focus for the whole row, unless the row has a link. */
export function RowOpener({ open, controls, depth, name, link, tabIndex, children, onPress }: RowOpenerProps) {
  const mark = <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
  const button = {
    type: 'button',
    tabIndex,
    'aria-expanded': open,
    'aria-controls': controls,
    onClick: onPress,
  } as const
  const place = { 'data-depth': depth, style: { '--depth': depth } as CSSProperties }
  if (!link)
    return (
      <button {...button} className="row-link opener" {...place}>
        {mark}
        <span className="ell">{children}</span>
      </button>
    )
  return (
    <span className="opens" {...place}>
      <button {...button} className="opener" aria-label={openRowsText.details(name)}>
        {mark}
      </button>
      {link}
    </span>
  )
}
