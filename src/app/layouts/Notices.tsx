import { use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isOffline, subscribeToConnection } from '#api/connection.ts'
import { OfflineBanner } from '#components/feedback/OfflineBanner/OfflineBanner.tsx'
import type { LoginLocationState } from '#domain/locationState.ts'
import { pathTo } from '#domain/pages.ts'
import { LoadFailedNotice, NoticeStrip, SessionNotice } from '#components/feedback/SessionNotices/SessionNotices.tsx'
import { useSession, useSessionState } from '#session/SessionContext.tsx'
import { OptionalBoundary } from '../errors/OptionalBoundary.tsx'
import { reloadPage } from '../errors/reloadPage.ts'
import { NewVersionContext } from '../hooks/useNewVersion.ts'

/** Banners about the session, the network and the app's version, above the page. A crash of one leaves the others. */
export function Notices() {
  const state = useSessionState()
  const offline = useSyncExternalStore(subscribeToConnection, isOffline)
  const isOutdated = use(NewVersionContext)
  const [saysNotKept, setSaysNotKept] = useState(true)
  const logInAgain = useLoginAgain()
  const loadFailure = state.status === 'signed-in' ? state.loadFailure : null
  useEffect(() => {
    if (loadFailure === null) return
    window.addEventListener('online', loadFailure.retry)
    return () => window.removeEventListener('online', loadFailure.retry)
  }, [loadFailure])
  const notices: Record<string, ReactNode> = {
    offline: offline && <OfflineBanner offline />,
    loadFailed: loadFailure !== null && <LoadFailedNotice attempt={loadFailure} />,
    ...(state.status === 'signed-in' && {
      notKept: saysNotKept && state.cookiesRefused && (
        <SessionNotice about="notKept" onAction={() => setSaysNotKept(false)} />
      ),
      expiring: state.expiring && <SessionNotice about="expiring" onAction={logInAgain} />,
      changedElsewhere: state.changedElsewhere && <SessionNotice about="changedElsewhere" onAction={reloadPage} />,
    }),
    // Offline, a reload would replace the app with the browser's error page.
    newVersion: isOutdated && !offline && <SessionNotice about="newVersion" onAction={reloadPage} />,
  }
  const visible = Object.entries(notices).filter(([, notice]) => notice !== false)
  if (visible.length === 0) return null
  return (
    <NoticeStrip>
      {visible.map(([name, notice]) => (
        <OptionalBoundary key={name}>{notice}</OptionalBoundary>
      ))}
    </NoticeStrip>
  )
}

/** Ends the session; login then returns to this page. */
function useLoginAgain() {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return () => {
    session.expire()
    void navigate(pathTo('login'), { state: { from: `${pathname}${search}${hash}` } satisfies LoginLocationState })
  }
}
