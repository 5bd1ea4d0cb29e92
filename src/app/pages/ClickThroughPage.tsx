import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ClickThroughScreen } from '#screens/ClickThrough/ClickThroughScreen.tsx'
import type { BrokenLinkState } from '#domain/locationState.ts'
import { useDestination } from '../data/useDestination.ts'
import { useEnvironment } from '../config/environment.ts'
import { createErrorState } from '../errors/createErrorState.ts'
import { useHomePath } from '../layouts/HomeBar.tsx'
import { pathTo } from '#domain/pages.ts'

/** How long the destination is shown before leaving. */
const READ_MS = 1200

/** /clith/{id}: redirects from an ad to its book. Unknown ids and non-web URLs go to the broken link page. */
export function ClickThroughPage() {
  const { config, now, leave = replaceLocation } = useEnvironment()
  const navigate = useNavigate()
  const home = useHomePath()
  const { pathname } = useLocation()
  const { clickId = '' } = useParams()
  const isOff = config.adapters.click === null
  const destination = useDestination(isOff ? null : clickId)
  const url = destination.kind === 'found' ? destination.url : null
  useEffect(() => {
    if (url === null) return
    const timer = setTimeout(() => leave(url.href), READ_MS)
    return () => clearTimeout(timer)
  }, [url, leave])

  if (destination.kind === 'nowhere') return <Navigate to={pathTo('brokenLink')} replace state={BROKEN} />
  if (destination.kind === 'failed')
    return <Navigate to={pathTo('error')} replace state={createErrorState(destination.error, pathname, now())} />
  return (
    <ClickThroughScreen
      destination={isOff ? 'off' : url}
      onGoHome={() => void navigate(home)}
      helpUrl={config.helpUrl}
    />
  )
}

const BROKEN: BrokenLinkState = { link: 'click' }
const replaceLocation = (href: string) => window.location.replace(href)
