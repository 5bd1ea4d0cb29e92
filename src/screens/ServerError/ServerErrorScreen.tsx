import { Button } from '#components/actions/Button/Button.tsx'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { ResponseBody } from '#components/feedback/PanelError/ResponseBody.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { APP_VERSION } from '#domain/appVersion.ts'
import { commonText } from '#domain/messages/common.ts'
import { panelErrorText, serverErrorText } from '#domain/messages/failures.ts'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'

export interface ServerErrorScreenProps {
  /** Error description without secrets; null if unknown. */
  error: string | null
  /** Server response, shown collapsed; null if there is none or it does not help. */
  body: string | null
  /** In-app path where it happened; null if unknown. */
  path: string | null
  /** When it happened. */
  occurredAt: Date
  /** Returns to the page that failed, or home. */
  onRetry: () => void
  /** Opens the dashboard, or the start page for a visitor. */
  onGoHome: () => void
  /** Link to the help centre; null if there is none. */
  helpUrl: string | null
}

/** Shown for a failure that has no page of its own: retry, home, and details to copy for support. */
export function ServerErrorScreen({
  error,
  body,
  path,
  occurredAt,
  onRetry,
  onGoHome,
  helpUrl,
}: ServerErrorScreenProps) {
  const details = [
    error,
    path === null ? null : serverErrorText.page(path),
    serverErrorText.time(occurredAt),
    serverErrorText.version(APP_VERSION),
  ]
  const text = details.filter((line) => line !== null && line !== '').join('\n')
  return (
    <PageMessage
      scene={<EmptyShelfScene size="large" />}
      title={serverErrorText.title}
      text={serverErrorText.text}
      quote={
        <>
          <div>{text}</div>
          {body !== null && <ResponseBody centred>{body}</ResponseBody>}
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
