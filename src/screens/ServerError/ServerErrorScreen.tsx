import { Button } from '#components/actions/Button/Button.tsx'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { FoldedBody } from '#components/feedback/PanelError/FoldedBody.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { APP_VERSION } from '#domain/appVersion.ts'
import { commonText } from '#domain/messages/common.ts'
import { panelErrorText, serverErrorText } from '#domain/messages/failures.ts'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'

export interface ServerErrorScreenProps {
  /** What was said of the error, with nothing secret in it; null: nothing is known. */
  error: string | null
  /** What the server sent, folded away; null: nothing, or nothing that helps. */
  body: string | null
  /** Where it happened: an in-app path; null: nothing is known. */
  page: string | null
  /** When it happened. */
  at: Date
  /** Back to where it failed, or home. */
  onRetry: () => void
  onGoHome: () => void
  /** The help centre, where there is one. */
  helpUrl: string | null
}

/** Something failed that left no page to show it in (screens.md, Server error): another try, a way home, details to hand on. */
export function ServerErrorScreen({ error, body, page, at, onRetry, onGoHome, helpUrl }: ServerErrorScreenProps) {
  const details = [
    error,
    page === null ? null : serverErrorText.page(page),
    serverErrorText.time(at),
    serverErrorText.version(APP_VERSION),
  ]
  const text = details.filter((line) => line !== null && line !== '').join('\n')
  return (
    <PageMessage
      title={serverErrorText.title}
      text={serverErrorText.text}
      quote={
        <>
          {text}
          {body !== null && <FoldedBody centred>{body}</FoldedBody>}
        </>
      }
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {serverErrorText.retry}
          </Button>
          <Button onClick={onGoHome}>{commonText.goHome}</Button>
          <CopyButton
            text={body === null ? text : `${text}\n${panelErrorText.body}: ${body}`}
            label={serverErrorText.copy}
          />
          <HelpCentreLink url={helpUrl} />
        </>
      }
    />
  )
}
