import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PeopleGate } from './PeopleGate.tsx'
import { pathTo } from './routes.ts'
import { useSession, useSessionState } from './session/SessionContext.tsx'

/** What /login is told by whoever sends a visitor there. */
export interface LoginLocationState {
  /** Where the visitor wanted to go: path, query and hash. */
  from: string
}

/** Lets the signed in through; sends others to /login, in the place of this history entry, with the way back (spec section 2). */
export function Guard({ children }: { children: ReactNode }) {
  const state = useSessionState()
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const landing = state.status === 'signed-in' && state.landing
  useEffect(() => {
    if (landing) session.landed()
  }, [landing, session])
  if (state.status === 'signed-in') return <PeopleGate>{children}</PeopleGate>
  const carried: LoginLocationState | null = state.ended === 'logout' ? null : { from: `${pathname}${search}${hash}` }
  return <Navigate to={pathTo('login')} replace state={carried} />
}
