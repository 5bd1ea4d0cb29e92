import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { loginFailureText } from '#api/failure.ts'
import { safeReturnPath } from '#domain/inAppPath.ts'
import { sessionText } from '#domain/messages/session.ts'
import { LoginScreen } from '#screens/Login/LoginScreen.tsx'
import { renderLink } from '../renderLink.tsx'
import { isBuilt, pathTo, preload } from '../routes.ts'
import { cookiesWork } from '../session/authCookies.ts'
import { useClient, useSession, useSessionState } from '../session/SessionContext.tsx'
import { signIn } from '../session/signIn.ts'

/** /login: spec section 2, Login page. */
export function LoginPage() {
  const client = useClient()
  const session = useSession()
  const state = useSessionState()
  const navigate = useNavigate()
  const from = carriedFrom(useLocation().state)
  const [cookiesBlocked] = useState(() => !cookiesWork())

  if (state.status === 'signed-in' && state.landing) return <Navigate to={safeReturnPath(from)} replace />
  return (
    <LoginScreen
      state={state.status === 'signed-in' ? 'signed-in' : 'form'}
      onSubmit={async (credentials) => {
        preload('titles')
        try {
          await signIn(client, session, credentials)
          return null
        } catch (error) {
          return loginFailureText(error)
        }
      }}
      cookiesBlocked={cookiesBlocked}
      notice={state.status === 'anonymous' && state.ended === 'expired' ? sessionText.expired : null}
      onGoHome={() => void navigate('/dashboard')}
      onLogout={session.logout}
      forgotPasswordHref={pathTo('forgotPassword')}
      showcaseHref={isBuilt('showcase') ? pathTo('showcase') : null}
      renderLink={renderLink}
    />
  )
}

/** The location that the guard carried here; anything may stand in a history entry. */
function carriedFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null
  const { from } = state as Record<string, unknown>
  return typeof from === 'string' ? from : null
}
