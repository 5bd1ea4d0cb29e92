import { use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { isOffline, subscribeToConnection } from '#api/connection.ts'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { OfflineBanner } from '#components/feedback/OfflineBanner/OfflineBanner.tsx'
import { RetryNote } from '#components/feedback/PanelError/RetryNote.tsx'
import { feedbackText } from '#domain/messages/common.ts'
import { describeAttempt, describeFailure, describePanelFailure } from '#domain/messages/failures.ts'
import { sessionText } from '#domain/messages/session.ts'
import { pathTo } from '#domain/pages.ts'
import { asSentences } from '#domain/text/asSentences.ts'
import { OptionalBoundary } from '../errors/OptionalBoundary.tsx'
import type { LoginLocationState } from '#domain/locationState.ts'
import { reloadPage } from '../errors/reloadPage.ts'
import { useSession, useSessionState } from '#session/SessionContext.tsx'
import type { LoadFailure } from '#session/sessionState.ts'
import { NewVersionContext } from '../hooks/useNewVersion.ts'
import { NewVersionNotice } from './NewVersionNotice.tsx'

/** Banners about the session, the network and the app's version, above the page. A crash of one leaves the others. */
export function Notices() {
  const state = useSessionState()
  const offline = useSyncExternalStore(subscribeToConnection, isOffline)
  const isOutdated = use(NewVersionContext)
  const [saysNotKept, setSaysNotKept] = useState(true)
  const notices: Record<string, ReactNode> = {
    offline: offline && <OfflineBanner offline />,
    ...(state.status === 'signed-in' && {
      loadFailed: state.loadFailure !== null && <LoadFailed failure={state.loadFailure} />,
      notKept: saysNotKept && state.cookiesRefused && <NotKept onClose={() => setSaysNotKept(false)} />,
      expiring: state.expiring && <ExpiringSoon />,
      changedElsewhere: state.changedElsewhere && <ChangedElsewhere />,
    }),
    // Offline, a reload would replace the app with the browser's error page.
    newVersion: isOutdated && !offline && <NewVersionNotice />,
  }
  const visible = Object.entries(notices).filter(([, notice]) => notice !== false)
  if (visible.length === 0) return null
  return (
    <Strip>
      {visible.map(([name, notice]) => (
        <OptionalBoundary key={name}>{notice}</OptionalBoundary>
      ))}
    </Strip>
  )
}

/** Says which of the catalogue's failures it was, and what the server said. */
function LoadFailed({ failure }: { failure: LoadFailure }) {
  const { retrying, retry } = failure
  const describe = retrying === null ? describeAttempt : describeFailure
  const { title } = describe(failure.failure, '')
  const { serverLines } = describePanelFailure(failure.failure, '')
  const [tried, setTried] = useState<LoadFailure | null>(null)
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <Banner
      tone="warning"
      title={sessionText.detailsFailed}
      aside={<RetryNote retrying={retrying} />}
      action={
        <Button
          size="s"
          busy={tried === failure}
          onClick={() => {
            setTried(failure)
            retry()
          }}
        >
          {retrying === null ? sessionText.retry : feedbackText.tryNow}
        </Button>
      }
    >
      {asSentences([title, ...serverLines])}
    </Banner>
  )
}

/** The session is not in the cookies, and ends with the page. */
function NotKept({ onClose }: { onClose: () => void }) {
  return (
    <Banner
      tone="warning"
      title={sessionText.notKept}
      action={
        <Button size="s" onClick={onClose}>
          {sessionText.understood}
        </Button>
      }
    >
      {sessionText.notKeptText}
    </Banner>
  )
}

/** Offers to log in again, which ends the session; login then returns to this page. */
function ExpiringSoon() {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const from = `${pathname}${search}${hash}`
  return (
    <Banner
      tone="warning"
      title={sessionText.expiringTitle}
      action={
        <Button
          size="s"
          onClick={() => {
            session.expire()
            void navigate(pathTo('login'), { state: { from } satisfies LoginLocationState })
          }}
        >
          {sessionText.logInAgain}
        </Button>
      }
    >
      {sessionText.expiring}
    </Banner>
  )
}

function ChangedElsewhere() {
  return (
    <Banner
      tone="warning"
      title={sessionText.switchedInAnotherTab}
      action={
        <Button size="s" onClick={reloadPage}>
          {sessionText.reload}
        </Button>
      }
    />
  )
}

const Strip = styled.div`
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
