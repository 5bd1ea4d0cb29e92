import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { pathTo } from './paths.ts'
import { Workspace } from '../layouts/signedInParts.ts'
import { useSessionKey, useSessionState } from '../session/SessionContext.tsx'

/** What /login is told by whoever sends a visitor there. */
export interface LoginLocationState {
  /** Where the visitor wanted to go: path, query and hash. */
  from?: string
  /** What was typed where a forgotten password is told. */
  email?: string
  /** A password was set anew just now. */
  passwordChanged?: boolean
}

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
