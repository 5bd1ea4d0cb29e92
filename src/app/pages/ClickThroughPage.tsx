import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ClickThroughScreen } from '#screens/ClickThrough/ClickThroughScreen.tsx'
import type { BrokenLinkState } from '../routing/carriedState.ts'
import { useDestination } from '../data/useDestination.ts'
import { useEnvironment } from '../config/environment.ts'
import { errorState } from '../errors/errorState.ts'
import { pathTo } from '../routing/paths.ts'
import { useHome } from '../routing/useHome.ts'

/** Milliseconds for which one reads where one is going. */
const READ_MS = 1200

/** /clith/{id}: from an ad to its book. What is unknown or leads elsewhere than to the web is a broken link. */
export function ClickThroughPage() {
  const { config, now, leave = replaceLocation } = useEnvironment()
  const navigate = useNavigate()
  const home = useHome()
  const { pathname } = useLocation()
  const { clickId = '' } = useParams()
  const off = config.adapters.click === null
  const destination = useDestination(off ? null : clickId)
  const url = destination.kind === 'found' ? destination.url : null
  useEffect(() => {
    if (url === null) return
    const timer = setTimeout(() => leave(url.href), READ_MS)
    return () => clearTimeout(timer)
  }, [url, leave])

  if (destination.kind === 'nowhere') return <Navigate to={pathTo('brokenLink')} replace state={BROKEN} />
  if (destination.kind === 'failed')
    return (
      <Navigate
        to={pathTo('error')}
        replace
        state={errorState(destination.error, pathname, { now: now(), online: navigator.onLine })}
      />
    )
  return (
    <ClickThroughScreen destination={off ? 'off' : url} onGoHome={() => void navigate(home)} helpUrl={config.helpUrl} />
  )
}

const BROKEN: BrokenLinkState = { link: 'click' }
const replaceLocation = (href: string) => window.location.replace(href)
