import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { LinkAccountGate } from './LinkAccountGate.tsx'
import type { LoginLocationState } from './locationState.ts'
import { pathTo } from './paths.ts'
import { Workspace } from '../layouts/signedInCode.ts'
import { useSessionKey, useSessionState } from '../session/SessionContext.tsx'

/** Renders the guarded pages if signed in, else redirects to /login with the return path (spec section 2). */
export function Guard() {
  const state = useSessionState()
  const key = useSessionKey()
  const { pathname, search, hash } = useLocation()
  if (state.status === 'signed-in') {
    return (
      <Workspace key={key}>
        <LinkAccountGate>
          <Outlet />
        </LinkAccountGate>
      </Workspace>
    )
  }
  const loginState: LoginLocationState | null =
    state.ended === 'logout' ? null : { from: `${pathname}${search}${hash}` }
  return <Navigate to={pathTo('login')} replace state={loginState} />
}
