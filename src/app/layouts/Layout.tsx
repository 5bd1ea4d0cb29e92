import type { ReactNode } from 'react'
import { Frame } from '#components/layout/Frame/Frame.tsx'
import { useSessionState } from '#session/SessionContext.tsx'
import { SignedInFrame } from './signedInCode.ts'
import { type LayoutName, pathTo } from '#domain/pages.ts'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '#components/actions/Button/Button.tsx'
import { shellText } from '#domain/messages/shell.ts'
import { HomeBar } from './HomeBar.tsx'

/**
 * The frame around a page (spec section 2, Layouts). Either frame stands before the page rather than around it, so that
 * the page is not rendered anew when the frame's code arrives or the session changes.
 */
export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const state = useSessionState()
  const isSignedIn = state.status === 'signed-in'
  if (name === 'plain') return children
  return (
    <Frame
      bars={isSignedIn ? <SignedInFrame layout={name} /> : <VisitorFrame />}
      hasMasquerade={isSignedIn && state.claims.masquerade}
      hasTabs={isSignedIn && name === 'main'}
    >
      {children}
    </Frame>
  )
}

/** The frame of every layout when signed out: logo and Log In button only (spec section 2, Layouts). */
function VisitorFrame() {
  const { pathname } = useLocation()
  const loginPath = pathTo('login')
  return (
    <HomeBar
      end={
        <Button as={Link} to={loginPath} aria-current={pathname === loginPath ? 'page' : undefined}>
          {shellText.logIn}
        </Button>
      }
    />
  )
}
