import { useLocation, useNavigate } from 'react-router-dom'
import { BrokenLinkScreen } from '#screens/BrokenLink/BrokenLinkScreen.tsx'
import { readBrokenLink } from '#domain/locationState.ts'
import { useEnvironment } from '../config/environment.ts'
import { useHomePath } from '../layouts/HomeBar.tsx'
import { pathTo } from '#domain/pages.ts'

/**
 * /dashboard/brokenlink, for anyone: the target of unknown or unsafe click-throughs, and of reset links without a valid
 * token.
 */
export function BrokenLinkPage() {
  const navigate = useNavigate()
  const kind = readBrokenLink(useLocation().state)
  const home = useHomePath()
  return (
    <BrokenLinkScreen
      kind={kind}
      onGoHome={() => void navigate(home)}
      onRequestLink={() => void navigate(pathTo('forgotPassword'))}
      helpUrl={useEnvironment().config.helpUrl}
    />
  )
}
