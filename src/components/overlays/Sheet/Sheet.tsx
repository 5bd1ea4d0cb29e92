import { ModalSurface, type ModalProps } from '#components/overlays/ModalSurface/ModalSurface.tsx'
import { styled } from 'styled-components'

export type SheetProps = ModalProps

/**
 * A panel for a toolbar's controls that slides up from the bottom edge on small screens; on wider screens it is centred
 * like a Dialog. The focus moves to `data-autofocus`, the first field or the sheet itself and is trapped inside.
 * Escape, the close button and a click outside close it, unless `busy`; the focus then returns to where it was.
 * ARIA pattern: dialog (modal).
 */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <ModalSurface {...rest} shape="sheet" /> : null
}

/** The controls in a Sheet, stacked. Make each `fullWidth`: label at the left, arrow at the right. */
export const SheetControls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`
