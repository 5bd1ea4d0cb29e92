import { ModalSurface } from '#components/overlays/ModalSurface/ModalSurface.tsx'
import type { ModalProps } from '#components/overlays/ModalSurface/ModalSurface.tsx'

export interface DrawerProps extends ModalProps {
  /** One line below the title; the drawer's accessible description. @default none */
  note?: string | undefined
}

/**
 * The details of one item of a list, in a full-height panel at the right edge, 480 px wide; full screen on small
 * screens. The focus moves to `data-autofocus`, the first field or the drawer itself and is trapped inside. Escape,
 * the close button and a click outside close it, unless `busy`; the focus then returns to where it was.
 * ARIA pattern: dialog (modal).
 */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <ModalSurface {...rest} shape="drawer" /> : null
}
