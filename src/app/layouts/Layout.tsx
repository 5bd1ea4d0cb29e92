import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '#components/Button/Button.tsx'
import { Frame } from '#components/Frame/Frame.tsx'
import { lazyPart } from '#components/lazyPart.tsx'
import { Logo } from '#components/Logo/Logo.tsx'
import { TopBar } from '#components/TopBar/TopBar.tsx'
import { SMALL, useMedia } from '#components/useMedia.ts'
import { shellText } from '#domain/messages/shell.ts'
import { pathTo, type LayoutName } from '../routes.ts'
import { useSessionState } from '../session/SessionContext.tsx'
import { Spare } from './Spare.tsx'
import { useHasNotices } from './useHasNotices.ts'

// A visitor has no use for these, and does not fetch them.
const SignedIn = lazy(() => import('./SignedIn.tsx').then((module) => ({ default: module.SignedIn })))
const Shortcuts = lazy(() => import('./Shortcuts.tsx').then((module) => ({ default: module.Shortcuts })))
const Masquerade = lazy(() => import('./Masquerade.tsx').then((module) => ({ default: module.Masquerade })))
const Notices = lazyPart(() => import('./Notices.tsx').then((module) => module.Notices))

/** The frame of a page (spec section 2, Layouts). Signed out there is only the way to the login, whatever the layout. */
export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const state = useSessionState()
  const signedIn = state.status === 'signed-in'
  const hasNotices = useHasNotices()
  const small = useMedia(SMALL)
  const main = signedIn && name === 'main'

  return (
    <Frame
      masquerade={
        signedIn &&
        state.claims.masquerade && (
          <Suspense>
            <Masquerade />
          </Suspense>
        )
      }
      bar={
        <TopBar
          logo={
            <Link to={signedIn ? '/dashboard' : '/'}>
              <Logo name={shellText.product} word={!(small && signedIn)} />
            </Link>
          }
          nav={<Suspense>{signedIn && <SignedIn part="nav" layout={name} />}</Suspense>}
          end={<Suspense>{signedIn ? <SignedIn part="end" layout={name} /> : <LogIn />}</Suspense>}
        />
      }
      tabs={
        main && (
          <Suspense>
            <SignedIn part="bottom" layout={name} />
          </Suspense>
        )
      }
    >
      {hasNotices && (
        <Spare>
          <Notices />
        </Spare>
      )}
      {main && (
        <Spare>
          <Shortcuts />
        </Spare>
      )}
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
