import { Logo } from '#components/brand/Logo/Logo.tsx'
import { TopBar, type TopBarProps } from '#components/layout/TopBar/TopBar.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { shellText } from '#domain/messages/shell.ts'
import { renderLink } from '../routing/region.tsx'
import { useSessionState } from '#session/SessionContext.tsx'
import { HOME_PATH } from '#domain/inAppPath.ts'

/** The top bar with the logo, which links to the dashboard when signed in, to / when signed out (spec section 2). */
export function HomeBar({ nav, end }: Omit<TopBarProps, 'logo'>) {
  const isSignedIn = useSessionState().status === 'signed-in'
  const small = useMediaQuery(SMALL_SCREEN)
  const logo = renderLink({
    to: useHomePath(),
    children: <Logo name={shellText.product} showName={!(small && isSignedIn)} />,
  })
  return <TopBar logo={logo} nav={nav} end={end} />
}

/** Home path: the dashboard if signed in, else the start page. */
export const useHomePath = (): string => (useSessionState().status === 'signed-in' ? HOME_PATH : '/')
