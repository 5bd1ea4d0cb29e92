import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '#components/actions/Button/Button.tsx'
import { Frame } from '#components/layout/Frame/Frame.tsx'
import { Logo } from '#components/brand/Logo/Logo.tsx'
import { TopBar } from '#components/layout/TopBar/TopBar.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { shellText } from '#domain/messages/shell.ts'
import { pathTo } from '../routing/paths.ts'
import { renderLink } from '../routing/renderLink.tsx'
import { useHomePath } from '../routing/useHomePath.ts'
import { useSessionState } from '../session/SessionContext.tsx'
import type { LayoutName } from './LayoutName.ts'
import { LayoutPart } from './signedInParts.ts'

/** The frame around a page (spec section 2, Layouts). Signed out, every layout has only a Log In button. */
export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const state = useSessionState()
  const isSignedIn = state.status === 'signed-in'
  const home = useHomePath()
  const small = useMediaQuery(SMALL_SCREEN)
  const isMain = isSignedIn && name === 'main'

  return (
    <Frame
      masquerade={isSignedIn && state.claims.masquerade && <LayoutPart part="masquerade" layout={name} />}
      bar={
        <TopBar
          logo={renderLink({
            to: home,
            children: <Logo name={shellText.product} showName={!(small && isSignedIn)} />,
          })}
          nav={isSignedIn && <LayoutPart part="nav" layout={name} />}
          end={isSignedIn ? <LayoutPart part="end" layout={name} /> : <LogInButton />}
        />
      }
      tabs={isMain && <LayoutPart part="bottom" layout={name} />}
    >
      {isSignedIn && <LayoutPart part="notices" layout={name} />}
      {children}
    </Frame>
  )
}

function LogInButton() {
  const { pathname } = useLocation()
  const loginPath = pathTo('login')
  return (
    <Button as={Link} to={loginPath} aria-current={pathname === loginPath ? 'page' : undefined}>
      {shellText.logIn}
    </Button>
  )
}
