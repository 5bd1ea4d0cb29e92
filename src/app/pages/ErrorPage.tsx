import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ServerErrorScreen } from '#screens/ServerError/ServerErrorScreen.tsx'
import { readErrorState } from '../routing/carriedState.ts'
import { useEnvironment } from '../config/environment.ts'
import { useHome } from '../routing/useHome.ts'

/**
 * /dashboard/error, for anyone. A click-through that fails sends its visitor here: it has no page of its own to say so in.
 * All other pages tell their failures in place.
 */
export function ErrorPage() {
  const { config, now } = useEnvironment()
  const navigate = useNavigate()
  const location = useLocation()
  const { from, error, body, at } = readErrorState(location.state)
  const [seenAt] = useState(now)
  const home = useHome()
  // The way back must not lead here again.
  const origin = from?.startsWith(location.pathname) === true ? null : from
  return (
    <ServerErrorScreen
      error={error}
      body={body}
      page={origin}
      at={at ?? seenAt}
      onRetry={() => void navigate(origin ?? home, { replace: true })}
      onGoHome={() => void navigate(home)}
      helpUrl={config.helpUrl}
    />
  )
}
