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

const NOTICES = {
  /** The session is not in the cookies, and ends with the page. */
  notKept: {
    tone: 'warning',
    title: sessionText.notKept,
    text: sessionText.notKeptText,
    action: sessionText.understood,
  },
  /** The session ends soon; offers to log in again. */
  expiring: {
    tone: 'warning',
    title: sessionText.expiringTitle,
    text: sessionText.expiring,
    action: sessionText.logInAgain,
  },
  /** Another tab has changed user or account; offers to reload the page. */
  changedElsewhere: {
    tone: 'warning',
    title: sessionText.switchedInAnotherTab,
    text: undefined,
    action: sessionText.reload,
  },
  /** A newer version is deployed; offers to reload the page. Nothing is forced. */
  newVersion: {
    tone: 'info',
    title: pagesText.newVersion.title,
    text: pagesText.newVersion.text,
    action: pagesText.newVersion.reload,
  },
} as const

interface SessionNoticeProps {
  /** What there is to say. */
  about: keyof typeof NOTICES
  /** The notice's button was pressed. */
  onAction: () => void
}

/** Says what has become of the session or the version, and offers the one thing to do about it. */
export function SessionNotice({ about, onAction }: SessionNoticeProps) {
  const { tone, title, text, action } = NOTICES[about]
  const button = (
    <Button size="s" onClick={onAction}>
      {action}
    </Button>
  )
  return (
    <Banner tone={tone} title={title} action={button}>
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
