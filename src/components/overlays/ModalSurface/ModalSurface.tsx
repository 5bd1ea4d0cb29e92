import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { commonText } from '#domain/messages/common.ts'
import { ModalLayer } from './ModalLayer.tsx'
import { Body, Footer, Header, HeaderText, Note, Title, type ModalShape } from './modalParts.ts'

/** Props shared by Dialog, Drawer and Sheet. */
export interface ModalProps {
  /** Whether it is open. */
  open: boolean
  /** Called on Escape, the close button or a click outside; set `open` to false. */
  onClose: () => void
  /** Visible title and accessible name. */
  title: string
  /** Its content, which scrolls if it is too high. */
  children: ReactNode
  /** Buttons; they stay visible while the body scrolls. @default none */
  footer?: ReactNode
  /** Prevents closing, for example during an upload. @default false */
  busy?: boolean | undefined
}

interface ModalSurfaceProps extends Omit<ModalProps, 'open'> {
  shape: ModalShape
  picture?: ReactNode
  note?: string | undefined
}

/**
 * The base of Dialog, Drawer and Sheet; open while it is mounted.
 * ARIA pattern: dialog (modal).
 */
export function ModalSurface({
  shape,
  onClose,
  title,
  children,
  footer,
  busy = false,
  picture,
  note,
}: ModalSurfaceProps) {
  const id = useId()
  const handleClose = () => {
    if (!busy) onClose()
  }

  return (
    <ModalLayer
      shape={shape}
      onClose={handleClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      aria-busy={busy}
    >
      <Header>
        {picture}
        <HeaderText>
          <Title id={`${id}-title`}>{title}</Title>
          {note !== undefined && <Note id={`${id}-note`}>{note}</Note>}
        </HeaderText>
        <IconButton
          label={commonText.close}
          icon={<X size={18} strokeWidth={1.5} aria-hidden />}
          disabled={busy}
          onClick={handleClose}
        />
      </Header>
      <Body>{children}</Body>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </ModalLayer>
  )
}
