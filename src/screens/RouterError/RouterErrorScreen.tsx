import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { commonText } from '#domain/messages/common.ts'
import { pagesText } from '#domain/messages/shell.ts'
import { errorMessage } from '#domain/errorMessage.ts'

export interface RouterErrorScreenProps {
  /** The thrown value: a router response (status and text), an error (message), or anything else. */
  error: unknown
  /** Opens the dashboard, or the start page for a visitor. */
  onGoHome: () => void
}

/** Last resort for errors that no other boundary caught (spec section 8). Uses no context, data or router. */
export function RouterErrorScreen({ error, onGoHome }: RouterErrorScreenProps) {
  const text = errorMessage(error)
  return (
    <PageMessage
      title={pagesText.routerError.title}
      quote={text.trim() === '' ? commonText.tryLater : text}
      actions={
        <Button variant="primary" onClick={onGoHome}>
          {commonText.goHome}
        </Button>
      }
    />
  )
}
