import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { commonText } from '#domain/messages/common.ts'
import { pagesText } from '#domain/messages/shell.ts'

export interface GlobalErrorScreenProps {
  /** The error's message; if blank, the default hint is shown (spec section 8). */
  message: string
  /** Opens the dashboard, or the start page for a visitor. */
  onGoHome: () => void
}

/** Shown after a render crash (spec section 2, Layouts). Uses no context, data or router: any may have crashed. */
export function GlobalErrorScreen({ message, onGoHome }: GlobalErrorScreenProps) {
  return (
    <PageMessage
      title={pagesText.globalError.title}
      quote={message.trim() === '' ? commonText.tryLater : message}
      actions={
        <Button variant="primary" onClick={onGoHome}>
          {commonText.goHome}
        </Button>
      }
    />
  )
}
