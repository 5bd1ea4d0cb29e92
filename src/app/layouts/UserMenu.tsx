import { ArrowLeftRight, CircleUser, LogOut, Moon, Users, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import type { MenuEntry, MenuLink } from '#components/overlays/Menu/menuEntries.ts'
import { UserBadge } from '#components/data/UserBadge/UserBadge.tsx'
import { commonText } from '#domain/messages/common.ts'
import { switchingText } from '#domain/messages/session.ts'
import { shellText } from '#domain/messages/shell.ts'
import { useDemoEntry } from '../developer/DemoMenuContext.ts'
import { renderLink } from '../routing/renderLink.tsx'
import { pathTo, type PageName } from '../routing/paths.ts'
import { usePreloadPage } from '../routing/usePreloadPage.ts'
import { useSession, useSessionState } from '../session/SessionContext.tsx'
import { useTheme } from '../hooks/useTheme.ts'
import { useSwitchDialog } from './SwitchAccountContext.ts'

const LINKS: readonly { page: PageName; label: string; icon: LucideIcon }[] = [
  { page: 'account', label: shellText.account, icon: CircleUser },
  { page: 'users', label: shellText.users, icon: Users },
]

/** User menu (spec section 2): the current user and account, links, the theme and Logout. */
export function UserMenu() {
  const session = useSession()
  const state = useSessionState()
  const [theme, setTheme] = useTheme()
  const openSwitchDialog = useSwitchDialog()
  const demoEntry = useDemoEntry()
  const preloadPage = usePreloadPage()
  // Logout leads to the login page and must work offline.
  useEffect(() => preloadPage('login'), [preloadPage])
  if (state.status !== 'signed-in') return null

  const { user, account, claims } = state
  const personName = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.userName
  const accountName = account?.name ?? ''
  const links = LINKS.map(({ page, label, icon: Icon }): MenuLink => ({
    kind: 'link',
    key: page,
    label,
    to: pathTo(page),
    icon: <Icon {...ICON} />,
  }))
  const items: MenuEntry[] = [
    ...links,
    ...(openSwitchDialog === null
      ? []
      : [
          {
            kind: 'action',
            key: 'switch-account',
            label: switchingText.heading,
            icon: <ArrowLeftRight {...ICON} />,
            onSelect: openSwitchDialog,
          } as const,
        ]),
    {
      kind: 'switch',
      key: 'theme',
      label: shellText.darkTheme,
      icon: <Moon {...ICON} />,
      checked: theme === 'dark',
      onChange: (dark) => setTheme(dark ? 'dark' : 'light'),
    },
    ...(demoEntry === null ? [] : [demoEntry]),
    { kind: 'separator', key: 'rule' },
    { kind: 'action', key: 'logout', label: commonText.logout, icon: <LogOut {...ICON} />, onSelect: session.logout },
  ]
  return (
    <Menu
      label={shellText.userMenu}
      items={items}
      renderLink={renderLink}
      header={<UserDetails accountName={accountName} personName={personName} userName={user.userName} />}
      trigger={
        <Trigger variant="ghost">
          <UserBadge
            label={claims.masquerade ? shellText.userMenuMasquerading(accountName) : shellText.userMenu}
            accountName={accountName}
            fullName={personName}
            masquerading={claims.masquerade}
          />
        </Trigger>
      }
    />
  )
}

/** Aligns the avatar with the edge of the page. */
const Trigger = styled(Button)`
  && {
    padding: 0 var(--sp-1) 0 var(--sp-2);
  }
`

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

function UserDetails({
  accountName,
  personName,
  userName,
}: {
  accountName: string
  personName: string
  userName: string
}) {
  return (
    <>
      <b className="med">
        <PlainName name={accountName} />
      </b>
      <br />
      <PlainName name={personName} />
      <br />
      <PlainName className="small t3" name={userName} />
    </>
  )
}
