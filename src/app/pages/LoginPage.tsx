import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { safeReturnPath } from '#domain/inAppPath.ts'
import { commonText } from '#domain/messages/common.ts'
import { sessionText } from '#domain/messages/session.ts'
import { LoginScreen } from '#screens/Login/LoginScreen.tsx'
import { useEnvironment } from '../environment.ts'
import { loadWorkspace } from '../Guard.tsx'
import { renderLink } from '../renderLink.tsx'
import { isBuilt, pathTo, preload } from '../routes.ts'
import { cookiesWork } from '../session/authCookies.ts'
import { useSession, useSessionState } from '../session/SessionContext.tsx'

/** /login: spec section 2, Login page. */
export function LoginPage() {
  const { config } = useEnvironment()
  const session = useSession()
  const state = useSessionState()
  const navigate = useNavigate()
  const from = carriedFrom(useLocation().state)
  // The page is drawn without what speaks to the server; that comes while someone types.
  useEffect(() => void loadSignIn().catch(() => undefined), [])
  const [cookiesBlocked] = useState(() => !cookiesWork())

  if (state.status === 'signed-in' && state.landing) return <Navigate to={safeReturnPath(from)} replace />
  return (
    <LoginScreen
      state={state.status === 'signed-in' ? 'signed-in' : 'form'}
      onSubmit={async (credentials) => {
        preload('titles')
        loadWorkspace().catch(() => undefined)
        try {
          const { signIn } = await loadSignIn()
          return await signIn(session, config, credentials)
        } catch {
          return commonText.tryLater
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

const loadSignIn = () => import('../session/signIn.ts')

/** The location that the guard carried here; anything may stand in a history entry. */
function carriedFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null
  const { from } = state as Record<string, unknown>
  return typeof from === 'string' ? from : null
}
