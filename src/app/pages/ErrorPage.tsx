import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ServerErrorScreen } from '#screens/ServerError/ServerErrorScreen.tsx'
import { readErrorState } from '#domain/locationState.ts'
import { useEnvironment } from '../config/environment.ts'
import { useHomePath } from '../layouts/HomeBar.tsx'

/** /dashboard/error, for anyone: the target of failed click-throughs. All other pages show their failures in place. */
export function ErrorPage() {
  const { config, now } = useEnvironment()
  const navigate = useNavigate()
  const location = useLocation()
  const { from, error, body, at } = readErrorState(location.state)
  const [openedAt] = useState(now)
  const home = useHomePath()
  // Retry must not lead back here.
  const origin = from?.startsWith(location.pathname) === true ? null : from
  return (
    <ServerErrorScreen
      error={error}
      body={body}
      path={origin}
      occurredAt={at ?? openedAt}
      onRetry={() => void navigate(origin ?? home, { replace: true })}
      onGoHome={() => void navigate(home)}
      helpUrl={config.helpUrl}
    />
  )
}
