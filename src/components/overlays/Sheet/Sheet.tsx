import { ModalSurface } from '#components/overlays/ModalSurface/ModalSurface.tsx'
import type { ModalProps } from '#components/overlays/ModalSurface/ModalSurface.tsx'

export type SheetProps = ModalProps

/**
 * What small screens open from the bottom edge for a toolbar's controls (APG: dialog, modal). The focus moves to
 * `data-autofocus`, the first field or the sheet itself and stays inside; Escape, the close button and a press beside it
 * close it, unless `busy`; the focus goes back to where it was. On wider screens it stands in the middle, as a Dialog does.
 */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <ModalSurface {...rest} shape="sheet" /> : null
}
