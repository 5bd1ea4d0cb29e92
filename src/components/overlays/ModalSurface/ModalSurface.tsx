import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { commonText } from '#domain/messages/common.ts'
import { ModalLayer } from './ModalLayer.tsx'
import { Body, Footer, Header, Names, Note, Title, type ModalShape } from './modalParts.ts'

/** What a Dialog and a Sheet have in common. */
export interface ModalProps {
  open: boolean
  /** Asked for by Escape, the close button or a press beside it; whoever opened it closes it. */
  onClose: () => void
  /** The visible title, and its accessible name. */
  title: string
  children: ReactNode
  /** Its buttons; they stay in sight while the body scrolls. */
  footer?: ReactNode
  /** While something is sent: it cannot be closed. */
  busy?: boolean | undefined
}

interface ModalSurfaceProps extends Omit<ModalProps, 'open'> {
  shape: ModalShape
  picture?: ReactNode
  note?: string | undefined
}

/** The surface under Dialog and Sheet (APG: dialog, modal); it is open while it is mounted. */
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
  const close = () => {
    if (!busy) onClose()
  }

  return (
    <ModalLayer
      shape={shape}
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      aria-busy={busy}
    >
      <Header>
        {picture}
        <Names>
          <Title id={`${id}-title`}>{title}</Title>
          {note !== undefined && <Note id={`${id}-note`}>{note}</Note>}
        </Names>
        <IconButton
          label={commonText.close}
          icon={<X size={18} strokeWidth={1.5} aria-hidden />}
          disabled={busy}
          onClick={close}
        />
      </Header>
      <Body>{children}</Body>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </ModalLayer>
  )
}
