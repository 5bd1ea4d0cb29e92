import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '#components/actions/Button/Button.tsx'
import { Frame } from '#components/layout/Frame/Frame.tsx'
import { Logo } from '#components/brand/Logo/Logo.tsx'
import { TopBar } from '#components/layout/TopBar/TopBar.tsx'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import { shellText } from '#domain/messages/shell.ts'
import { pathTo } from '../routing/paths.ts'
import { useSessionState } from '../session/SessionContext.tsx'
import type { LayoutName } from './LayoutName.ts'
import { SignedIn } from './signedInParts.ts'

/** The frame of a page (spec section 2, Layouts). Signed out there is only the way to the login, whatever the layout. */
export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const state = useSessionState()
  const signedIn = state.status === 'signed-in'
  const small = useMedia(SMALL)
  const main = signedIn && name === 'main'

  return (
    <Frame
      masquerade={signedIn && state.claims.masquerade && <SignedIn part="masquerade" layout={name} />}
      bar={
        <TopBar
          logo={
            <Link to={signedIn ? '/dashboard' : '/'}>
              <Logo name={shellText.product} word={!(small && signedIn)} />
            </Link>
          }
          nav={signedIn && <SignedIn part="nav" layout={name} />}
          end={signedIn ? <SignedIn part="end" layout={name} /> : <LogIn />}
        />
      }
      tabs={main && <SignedIn part="bottom" layout={name} />}
    >
      {signedIn && <SignedIn part="notices" layout={name} />}
      {children}
    </Frame>
  )
}

function LogIn() {
  const { pathname } = useLocation()
  const login = pathTo('login')
  return (
    <Button as={Link} to={login} aria-current={pathname === login ? 'page' : undefined}>
      {shellText.logIn}
    </Button>
  )
}
