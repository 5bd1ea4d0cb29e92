import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { RetryNote } from '#components/feedback/PanelError/RetryNote.tsx'
import type { Failure } from '#domain/failure.ts'
import type { RetryState } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'
import { describeAttempt, describeFailure, describePanelFailure } from '#domain/messages/failures.ts'
import { sessionText } from '#domain/messages/session.ts'
import { pagesText } from '#domain/messages/shell.ts'
import { asSentences } from '#domain/text/asSentences.ts'

interface LoadFailedNoticeProps {
  /** Stable until the next try has failed or is announced. */
  attempt: { failure: Failure; retrying: RetryState | null; retry: () => void }
}

/** User or accounts could not be loaded: says which of the catalogue's failures it was, and what the server said. */
export function LoadFailedNotice({ attempt }: LoadFailedNoticeProps) {
  const { failure, retrying, retry } = attempt
  const describe = retrying === null ? describeAttempt : describeFailure
  const { serverLines } = describePanelFailure(failure, '')
  const [tried, setTried] = useState<typeof attempt | null>(null)
  return (
    <Banner
      tone="warning"
      title={sessionText.detailsFailed}
      aside={<RetryNote retrying={retrying} />}
      action={
        <Button
          size="s"
          busy={tried === attempt}
          onClick={() => {
            setTried(attempt)
            retry()
          }}
        >
          {retrying === null ? sessionText.retry : feedbackText.tryNow}
        </Button>
      }
    >
      {asSentences([describe(failure, '').title, ...serverLines])}
    </Banner>
  )
}

interface NoticeProps {
  /** Its button was pressed. */
  onAction: () => void
}

/** The session is not in the cookies, and ends with the page. */
export function NotKeptNotice({ onAction }: NoticeProps) {
  const action = (
    <Button size="s" onClick={onAction}>
      {sessionText.understood}
    </Button>
  )
  return (
    <Banner tone="warning" title={sessionText.notKept} action={action}>
      {sessionText.notKeptText}
    </Banner>
  )
}

/** The session ends soon; offers to log in again. */
export function ExpiringNotice({ onAction }: NoticeProps) {
  const action = (
    <Button size="s" onClick={onAction}>
      {sessionText.logInAgain}
    </Button>
  )
  return (
    <Banner tone="warning" title={sessionText.expiringTitle} action={action}>
      {sessionText.expiring}
    </Banner>
  )
}

/** Another tab has changed user or account; offers to reload the page. */
export function ChangedElsewhereNotice({ onAction }: NoticeProps) {
  const action = (
    <Button size="s" onClick={onAction}>
      {sessionText.reload}
    </Button>
  )
  return <Banner tone="warning" title={sessionText.switchedInAnotherTab} action={action} />
}

/** A newer version is deployed; offers to reload the page. Nothing is forced. */
export function NewVersionNotice({ onAction }: NoticeProps) {
  const { title, text, reload } = pagesText.newVersion
  const action = (
    <Button size="s" onClick={onAction}>
      {reload}
    </Button>
  )
  return (
    <Banner tone="info" title={title} action={action}>
      {text}
    </Banner>
  )
}

/** Where the notices are: above the page, which moves down. */
export const NoticeStrip = styled.div`
  display: grid;
  gap: var(--sp-2);
  max-width: var(--page-max);
  margin: 0 auto;
  padding: calc(var(--bar-h) + var(--bar-top, 0px) + var(--sp-4)) var(--page-pad) 0;

  /* Each of them may have crashed. */
  &:empty {
    display: none;
  }

  &:not(:empty) + main {
    padding-top: var(--sp-5);
  }
`
