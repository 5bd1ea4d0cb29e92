import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSessionState } from '#session/SessionContext.tsx'
import { pathTo } from '#domain/pages.ts'

/** Goes to /login on a logout, in this tab or another, from any page (spec section 2, User menu). */
export function useLeaveOnLogout(): void {
  const state = useSessionState()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wasSignedIn = useRef(false)
  const isSignedIn = state.status === 'signed-in'
  const hasLoggedOut = state.status === 'anonymous' && state.ended === 'logout'
  useEffect(() => {
    // On a guarded page the guard does so, too: replacing it twice makes one entry.
    if (wasSignedIn.current && hasLoggedOut && pathname !== pathTo('login'))
      void navigate(pathTo('login'), { replace: true })
    wasSignedIn.current = isSignedIn
  }, [isSignedIn, hasLoggedOut, pathname, navigate])
}
