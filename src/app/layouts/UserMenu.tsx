import { use, useEffect } from 'react'
import { UserMenuScreen } from '#screens/UserMenu/UserMenuScreen.tsx'
import { useDemoEntry } from '../developer/DemoMenuContext.ts'
import { useSingleKeys, useTheme } from '../hooks/useDeviceValue.ts'
import { renderLink } from '../routing/region.tsx'
import { usePreloadPage } from '../hooks/usePreloadPage.ts'
import { useSession, useSessionState } from '#session/SessionContext.tsx'
import { SwitchAccountContext } from './SwitchAccountProvider.tsx'
import { pathTo } from '#domain/pages.ts'

/** The user menu, connected to the session. */
export function UserMenu() {
  const session = useSession()
  const state = useSessionState()
  const [theme, setTheme] = useTheme()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const switching = use(SwitchAccountContext)
  const demoEntry = useDemoEntry()
  const preloadPage = usePreloadPage()
  // Logout leads to the login page and must work offline.
  useEffect(() => preloadPage('login'), [preloadPage])
  if (state.status !== 'signed-in') return null

  const { user, account, claims } = state
  return (
    <UserMenuScreen
      person={{
        name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.userName,
        userName: user.userName,
      }}
      accountName={account?.name ?? null}
      masquerading={claims.masquerade}
      links={{ account: pathTo('account'), users: pathTo('users') }}
      renderLink={renderLink}
      theme={theme}
      onThemeChange={setTheme}
      singleKeys={singleKeys}
      onSingleKeysChange={setSingleKeys}
      onSwitchAccount={switching?.open ?? null}
      switchDialog={switching?.dialog ?? null}
      onLogout={session.logout}
      demoEntry={demoEntry}
    />
  )
}
