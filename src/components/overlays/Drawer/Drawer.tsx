import type { ReactNode } from 'react'
import { ModalSurface } from '#components/overlays/ModalSurface/ModalSurface.tsx'
import type { ModalProps } from '#components/overlays/ModalSurface/ModalSurface.tsx'

export interface DrawerProps extends ModalProps {
  /** Before the title: what is looked at. */
  picture?: ReactNode
  /** Under the title, one line; it describes the drawer. */
  note?: string | undefined
}

/**
 * One thing of a list in full, 480 px wide at the right edge, as high as the window; on small screens it takes all of it
 * (APG: dialog, modal). The focus moves to `data-autofocus`, the first field or the drawer itself and stays inside; Escape,
 * the close button and a press beside it close it, unless `busy`; the focus goes back to where it was (screens.md, Ad details).
 */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <ModalSurface {...rest} shape="drawer" /> : null
}
