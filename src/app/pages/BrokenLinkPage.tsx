import { useLocation, useNavigate } from 'react-router-dom'
import { BrokenLinkScreen } from '#screens/BrokenLink/BrokenLinkScreen.tsx'
import { readBrokenLink } from '../carriedState.ts'
import { useEnvironment } from '../environment.ts'
import { pathTo } from '../routes.ts'
import { useHome } from '../useHome.ts'

/**
 * /dashboard/brokenlink, for anyone. Click-throughs that are unknown or lead where nobody should go end here, and links to
 * set a password without a token or with a bad one.
 */
export function BrokenLinkPage() {
  const navigate = useNavigate()
  const kind = readBrokenLink(useLocation().state)
  const home = useHome()
  return (
    <BrokenLinkScreen
      kind={kind}
      onGoHome={() => void navigate(home)}
      onAskForLink={() => void navigate(pathTo('forgotPassword'))}
      helpUrl={useEnvironment().config.helpUrl}
    />
  )
}
