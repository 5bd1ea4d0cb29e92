import type { ReactNode } from 'react'
import { Frame } from '#components/layout/Frame/Frame.tsx'
import { useSessionState } from '#session/SessionContext.tsx'
import { SignedInFrame } from './signedInCode.ts'
import { VisitorFrame } from './VisitorFrame.tsx'
import type { LayoutName } from '#domain/pages.ts'

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
