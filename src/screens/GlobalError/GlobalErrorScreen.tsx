import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { commonText } from '#domain/messages/common.ts'
import { pagesText } from '#domain/messages/shell.ts'

export interface GlobalErrorScreenProps {
  /** The error's message; a blank one is replaced by the default hint (spec section 8). */
  message: string
  onGoHome: () => void
}

/** What a render crash shows (spec section 2, Layouts). It uses no context, no data and no router: whatever crashed is not needed here. */
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
