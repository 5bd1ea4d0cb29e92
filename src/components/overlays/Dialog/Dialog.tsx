import type { ReactNode } from 'react'
import { ModalSurface } from '#components/overlays/ModalSurface/ModalSurface.tsx'
import type { ModalProps } from '#components/overlays/ModalSurface/ModalSurface.tsx'

export interface DialogProps extends ModalProps {
  /** Image before the title, such as a book cover. @default none */
  picture?: ReactNode
  /** One line below the title; the dialog's accessible description. @default none */
  note?: string | undefined
}

/**
 * A separate task over the page, 520 px wide; full height on small screens. The focus moves to `data-autofocus`, the
 * first field or the dialog itself and is trapped inside. Escape, the close button and a click outside close it, unless
 * `busy`; the focus then returns to where it was.
 * ARIA pattern: dialog (modal).
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <ModalSurface {...rest} shape="dialog" /> : null
}
