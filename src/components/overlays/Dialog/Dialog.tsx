import type { ReactNode } from 'react'
import { ModalSurface } from '#components/overlays/ModalSurface/ModalSurface.tsx'
import type { ModalProps } from '#components/overlays/ModalSurface/ModalSurface.tsx'

export interface DialogProps extends ModalProps {
  /** Before the title: what the dialog is about. */
  picture?: ReactNode
  /** Under the title, one line; it describes the dialog. */
  note?: string | undefined
}

/**
 * A task of its own over the page, 520 px wide; on small screens the whole height (APG: dialog, modal). The focus moves
 * to `data-autofocus`, the first field or the dialog itself and stays inside; Escape, the close button and a press beside
 * it close it, unless `busy`; the focus goes back to where it was (visual.md, States).
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <ModalSurface {...rest} shape="dialog" /> : null
}
