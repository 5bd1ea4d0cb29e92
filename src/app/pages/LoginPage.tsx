import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { safeReturnPath } from '#domain/inAppPath.ts'
import { loginText, sessionText } from '#domain/messages/session.ts'
import { LoginScreen } from '#screens/Login/LoginScreen.tsx'
import { useEnvironment } from '../config/environment.ts'
import type { LoginLocationState } from '#domain/locationState.ts'
import { renderLink } from '../routing/region.tsx'
import { usePreloadPage } from '../hooks/usePreloadPage.ts'
import { areCookiesEnabled } from '#session/authCookies.ts'
import { useSession, useSessionState } from '#session/SessionContext.tsx'
import { signIn } from '#session/signIn.ts'
import { unfinishedSignIn } from '#session/unfinishedSignIn.ts'
import { preloadSignedIn } from '../layouts/signedInCode.ts'
import { pathTo } from '#domain/pages.ts'

/** /login (spec section 2, Login page). */
export function LoginPage() {
  const environment = useEnvironment()
  const session = useSession()
  const state = useSessionState()
  const navigate = useNavigate()
  const { from, email, passwordChanged } = readLoginState(useLocation().state)
  const preloadPage = usePreloadPage()
  const [cookiesBlocked] = useState(() => !areCookiesEnabled())
  const [wasSigningIn] = useState(unfinishedSignIn.isMarked)

  if (state.status === 'signed-in' && (state.landing || wasSigningIn))
    return <Navigate to={safeReturnPath(from)} replace />
  return (
    <LoginScreen
      state={state.status === 'signed-in' ? 'signed-in' : 'form'}
      onSubmit={(credentials) => {
        preloadPage('titles')
        preloadSignedIn()
        return signIn(session, environment, credentials)
      }}
      cookiesBlocked={cookiesBlocked}
      initialEmail={typeof email === 'string' ? email : ''}
      notice={
        passwordChanged === true
          ? loginText.passwordChanged
          : state.status === 'anonymous' && state.ended === 'expired'
            ? sessionText.expired
            : null
      }
      onGoHome={() => void navigate('/dashboard')}
      onLogout={session.logout}
      forgotPasswordHref={pathTo('forgotPassword')}
      showcaseHref={pathTo('showcase')}
      renderLink={renderLink}
    />
  )
}

/** State passed by the guard and the password pages; a history entry can contain anything. */
function readLoginState(state: unknown): Partial<Record<keyof LoginLocationState, unknown>> {
  return typeof state === 'object' && state !== null ? state : {}
}
