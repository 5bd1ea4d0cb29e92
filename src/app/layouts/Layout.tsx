import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BottomTabs } from '#components/BottomTabs/BottomTabs.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Frame } from '#components/Frame/Frame.tsx'
import { Logo } from '#components/Logo/Logo.tsx'
import { NavTabs } from '#components/NavTabs/NavTabs.tsx'
import { TopBar } from '#components/TopBar/TopBar.tsx'
import { SMALL, useMedia } from '#components/useMedia.ts'
import { shellText } from '#domain/messages/shell.ts'
import { renderLink } from '../renderLink.tsx'
import { pathTo, type LayoutName } from '../routes.ts'
import { useSessionState } from '../session/SessionContext.tsx'
import { navItems } from './navItems.ts'

/** Menus bring the floating layer with them; a visitor has none and does not fetch it. */
const UserMenu = lazy(() => import('./UserMenu.tsx').then((module) => ({ default: module.UserMenu })))

/** Speaks of the session, so only with one. */
const Notices = lazy(() => import('./Notices.tsx').then((module) => ({ default: module.Notices })))

/** The frame of a page (spec section 2, Layouts). Signed out there is only the way to the login, whatever the layout. */
export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const signedIn = useSessionState().status === 'signed-in'
  const { pathname } = useLocation()
  const small = useMedia(SMALL)
  const items = signedIn && name === 'main' ? navItems(pathname) : []
  const tabs = { label: shellText.mainNavigation, items, renderLink }
  const nav = items.length > 0 ? <NavTabs {...tabs} /> : signedIn && name === 'secondary' ? <BackToDashboard /> : undefined

  return (
    <Frame
      bar={
        <TopBar
          logo={
            <Link to={signedIn ? '/dashboard' : '/'}>
              <Logo name={shellText.product} word={!(small && signedIn)} />
            </Link>
          }
          nav={nav}
          end={signedIn ? <SignedInEnd /> : <LogIn pathname={pathname} />}
        />
      }
      tabs={items.length > 0 ? <BottomTabs {...tabs} /> : undefined}
    >
      <Suspense>{signedIn && <Notices />}</Suspense>
      {children}
    </Frame>
  )
}

function SignedInEnd() {
  return (
    <Suspense>
      <UserMenu />
    </Suspense>
  )
}

function LogIn({ pathname }: { pathname: string }) {
  const login = pathTo('login')
  return (
    <Button as={Link} to={login} aria-current={pathname === login ? 'page' : undefined}>
      {shellText.logIn}
    </Button>
  )
}

function BackToDashboard() {
  return (
    <Button as={Link} to="/dashboard" variant="ghost" icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />} aria-label={shellText.backToDashboard}>
      {shellText.backToDashboard}
    </Button>
  )
}
