import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { LoginLocationState } from './carriedState.ts'
import { pathTo } from './paths.ts'
import { Workspace } from '../layouts/signedInParts.ts'
import { useSessionKey, useSessionState } from '../session/SessionContext.tsx'

/** Lets the signed in through; sends others to /login, in the place of this history entry, with the way back (spec section 2). */
export function Guard() {
  const state = useSessionState()
  const key = useSessionKey()
  const { pathname, search, hash } = useLocation()
  if (state.status === 'signed-in') {
    return (
      <Workspace key={key}>
        <Outlet />
      </Workspace>
    )
  }
  const carried: LoginLocationState | null = state.ended === 'logout' ? null : { from: `${pathname}${search}${hash}` }
  return <Navigate to={pathTo('login')} replace state={carried} />
}
