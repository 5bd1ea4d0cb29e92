import { ArrowLeftRight, CircleUser, Keyboard, LogOut, Moon, Users } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { UserBadge } from '#components/data/UserBadge/UserBadge.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import type { MenuEntry } from '#components/overlays/Menu/menuEntries.ts'
import type { ThemeName } from '#components/theme/tokens.ts'
import { commonText } from '#domain/messages/common.ts'
import { switchingText } from '#domain/messages/session.ts'
import { keyboardText, shellText } from '#domain/messages/shell.ts'
import type { SwitchAccountDialogProps } from './SwitchAccountDialog.tsx'

export interface UserMenuScreenProps {
  /** The signed-in user: first and last name, and the user name. Where there is no name, the user name stands in. */
  person: { name: string; userName: string }
  /** The current account's name, while masquerading the viewed one's; null until known. */
  accountName: string | null
  /** Whether another account is viewed: the avatar shows a mask. */
  masquerading: boolean
  /** In-app addresses of the pages Account and Users. */
  links: { account: string; users: string }
  /** Renders these links. */
  renderLink: RenderLink
  /** The theme in use. */
  theme: ThemeName
  /** Chooses a theme. */
  onThemeChange: (theme: ThemeName) => void
  /** Whether the shortcuts of single keys work. */
  singleKeys: boolean
  /** Called with the new state of the switch. */
  onSingleKeysChange: (on: boolean) => void
  /** Opens the dialog to switch account in; null: there is no other account, and the menu doesn't offer it. */
  onSwitchAccount: (() => void) | null
  /** The dialog to switch account in; null while it is closed. */
  switchDialog: SwitchAccountDialogProps | null
  /** Ends the session. */
  onLogout: () => void
  /** A tool of the demo, before Logout. @default none */
  demoEntry?: MenuEntry | null
}

const SwitchAccountDialog = lazyComponent(() =>
  import('./SwitchAccountDialog.tsx').then((module) => module.SwitchAccountDialog),
)

/** The user menu (spec section 2): the current user and account, links, Switch account with its dialog, the theme and Logout. */
export function UserMenuScreen({
  person,
  accountName,
  masquerading,
  links,
  renderLink,
  theme,
  onThemeChange,
  singleKeys,
  onSingleKeysChange,
  onSwitchAccount,
  switchDialog,
  onLogout,
  demoEntry = null,
}: UserMenuScreenProps) {
  const name = accountName ?? ''
  const items: readonly (MenuEntry | null)[] = [
    { kind: 'link', key: 'account', label: shellText.account, icon: <CircleUser {...ICON} />, to: links.account },
    { kind: 'link', key: 'users', label: shellText.users, icon: <Users {...ICON} />, to: links.users },
    onSwitchAccount && {
      kind: 'action',
      key: 'switch-account',
      label: switchingText.heading,
      icon: <ArrowLeftRight {...ICON} />,
      onSelect: onSwitchAccount,
    },
    {
      kind: 'switch',
      key: 'theme',
      label: shellText.darkTheme,
      icon: <Moon {...ICON} />,
      checked: theme === 'dark',
      onChange: (dark) => onThemeChange(dark ? 'dark' : 'light'),
    },
    {
      kind: 'switch',
      key: 'single-keys',
      label: keyboardText.singleKeys,
      icon: <Keyboard {...ICON} />,
      checked: singleKeys,
      onChange: onSingleKeysChange,
    },
    demoEntry,
    { kind: 'separator', key: 'rule' },
    { kind: 'action', key: 'logout', label: commonText.logout, icon: <LogOut {...ICON} />, onSelect: onLogout },
  ]
  return (
    <>
      <Menu
        label={shellText.userMenu}
        items={items.filter((item) => item !== null)}
        renderLink={renderLink}
        header={
          <>
            {name !== '' && (
              <>
                <b className="med">
                  <PlainName name={name} />
                </b>
                <br />
              </>
            )}
            <PlainName name={person.name} />
            <br />
            <PlainName className="small t3" name={person.userName} />
          </>
        }
        trigger={
          <Trigger variant="ghost">
            <UserBadge
              label={masquerading ? shellText.userMenuMasquerading(name) : shellText.userMenu}
              accountName={name}
              fullName={person.name}
              masquerading={masquerading}
            />
          </Trigger>
        }
      />
      {switchDialog !== null && <SwitchAccountDialog {...switchDialog} />}
    </>
  )
}

/** Aligns the avatar with the edge of the page. */
const Trigger = styled(Button)`
  && {
    padding: 0 var(--sp-1) 0 var(--sp-2);
  }
`

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const
