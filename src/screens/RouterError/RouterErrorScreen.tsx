import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { commonText } from '#domain/messages/common.ts'
import { pagesText } from '#domain/messages/shell.ts'
import { thrownText } from '#domain/thrownText.ts'

export interface RouterErrorScreenProps {
  /** What was thrown: a response of the router (status and text), an error (message), or anything. */
  error: unknown
  /** Where it is known what home is. */
  onGoHome?: (() => void) | undefined
}

/** The last screen there is, where no other boundary caught the error (spec section 8). Like the global error screen it needs nothing. */
export function RouterErrorScreen({ error, onGoHome }: RouterErrorScreenProps) {
  const text = thrownText(error)
  return (
    <PageMessage
      title={pagesText.routerError.title}
      quote={text.trim() === '' ? commonText.tryLater : text}
      actions={
        onGoHome === undefined ? undefined : (
          <Button variant="primary" onClick={onGoHome}>
            {commonText.goHome}
          </Button>
        )
      }
    />
  )
}
